// Rank correlations and their confidence intervals.

import { below, makeRng } from '../../dist/index.js'

export const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length

/** The rank of each number; equal numbers share the mean of their ranks. */
function ranks(numbers) {
  const order = numbers.map((_, index) => index).sort((a, b) => numbers[a] - numbers[b])
  const found = new Array(numbers.length)
  for (let from = 0, to; from < order.length; from = to) {
    to = from + 1
    while (to < order.length && numbers[order[to]] === numbers[order[from]]) to++
    for (let index = from; index < to; index++) found[order[index]] = (from + to - 1) / 2
  }
  return found
}

/** Spearman's rank correlation of pairs of numbers; ties share ranks. */
export function rankCorrelation(pairs) {
  const one = ranks(pairs.map(([a]) => a))
  const other = ranks(pairs.map(([, b]) => b))
  const middle = mean(one)
  const products = (a, b) => a.reduce((sum, rank, index) => sum + (rank - middle) * (b[index] - middle), 0)
  return products(one, other) / Math.sqrt(products(one, one) * products(other, other))
}

/** The mean of the rank correlations within each group of pairs, weighted by the number of pairs. */
export function withinGroups(groups) {
  const pairs = groups.reduce((sum, group) => sum + group.length, 0)
  return groups.reduce((sum, group) => sum + group.length * rankCorrelation(group), 0) / pairs
}

/**
 * The interval of the median of the distribution behind these numbers, with a confidence of at least 95 %:
 * between two of the numbers themselves. The count of numbers below the median is binomial for any
 * distribution. Needs at least six numbers.
 */
export function medianInterval(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const count = sorted.length
  let rank = 0
  let chance = 0.5 ** count
  for (let tail = chance; tail <= 0.025; tail += chance) {
    chance *= (count - rank) / (rank + 1)
    rank++
  }
  if (rank === 0) throw new Error(`${count} numbers are too few for an interval`)
  return [sorted[rank - 1], sorted[count - rank]]
}

const RESAMPLES = 1000

/** The 95 % bootstrap interval: the items are drawn again and again with replacement. */
export function bootstrap(groups, figureOf, resamples = RESAMPLES) {
  const rng = makeRng('bootstrap')
  const figures = Array.from({ length: resamples }, () =>
    figureOf(groups.map((group) => group.map(() => group[below(rng, group.length)]))),
  )
    .filter(Number.isFinite)
    .sort((a, b) => a - b)
  const at = (share) => figures[Math.round(share * (figures.length - 1))]
  return [at(0.025), at(0.975)]
}

/** The items with even and with odd index, of each group. */
export function halves(groups) {
  return [0, 1].map((half) => groups.map((group) => group.filter((_, index) => index % 2 === half)))
}
