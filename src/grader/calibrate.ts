// Makes calibrations: finds the difficulties at which stars begin, from anchors. An anchor is a set of published puzzles to
// which their publisher gives the same word for the difficulty; the sources and the difficulties of anchors are in
// anchors.json.

import { BORDERS } from './stars.ts'

/** A set of published puzzles for which readers expect the same stars. */
export interface Anchor {
  /** The stars that readers expect. */
  readonly stars: number
  /** What the puzzles have in common, such as `Keen: Normal`. */
  readonly what: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The quantiles of their difficulties at equal steps, from the easiest to the hardest. */
  readonly difficulties: readonly number[]
}

/** The least distance between two borders that are computed from measured degrees. */
const LEAST_GAP = 0.05

/**
 * The least span of difficulties between two borders that are computed from anchors: half as much effort again. Without it,
 * labels that hardly differ would give narrower spans.
 */
const LEAST_SPAN = 0.4

/** The share of the hardest anchor's puzzles that lie below the last border if there is no anchor above this border. */
const MOST_OF_HARDEST = 0.95

/**
 * Returns the borders between the stars of anchors, which are in order of stars. If there is no anchor for some stars, the
 * borders on either side of these stars are as near as borders may be. If the last anchor has less than five stars, the last
 * border is near the upper end of this anchor.
 */
export function bordersOf(anchors: readonly Anchor[]): number[] {
  const borders = BORDERS.map((_, index) => {
    const lower = anchors.findLast(({ stars }) => stars <= index + 1) ?? anchors[0]
    const upper = anchors.find(({ stars }) => stars > index + 1)
    return upper
      ? borderBetween(lower.difficulties, upper.difficulties)
      : quantile(lower.difficulties, MOST_OF_HARDEST)
  })
  return spanned(borders)
}

/**
 * Moves borders as little as possible, by least squares, until every two neighbouring borders are far enough apart: borders
 * that are too near are pooled (Ayer et al., 1955).
 */
function spanned(borders: readonly number[]): number[] {
  const pools: { sum: number; count: number }[] = []
  const meanOf = ({ sum, count }: { sum: number; count: number }) => sum / count
  borders.forEach((border, index) => {
    let pool = { sum: border - index * LEAST_SPAN, count: 1 }
    for (let last = pools.at(-1); last && meanOf(last) > meanOf(pool); last = pools.at(-1)) {
      pool = { sum: last.sum + pool.sum, count: last.count + pool.count }
      pools.pop()
    }
    pools.push(pool)
  })
  return pools
    .flatMap((pool) => new Array<number>(pool.count).fill(meanOf(pool)))
    .map((mean, index) => Number((mean + index * LEAST_SPAN).toFixed(4)))
}

/**
 * Returns the difficulty at which the share of easier puzzles above it equals the share of harder puzzles below it; if there
 * is a gap between the two sets of puzzles, the middle of the gap.
 */
function borderBetween(easier: readonly number[], harder: readonly number[]): number {
  const least = Math.min(easier[0], harder[0])
  const most = Math.max(easier[easier.length - 1], harder[harder.length - 1])
  const balance = (at: number) => shareBelow(harder, at) + shareBelow(easier, at) - 1
  const [from, to] = [0, 1e-9].map((mark) => bisect(least, most, (at) => balance(at) >= mark))
  return (from + to) / 2
}

/** Returns the smallest number in a range that has a property; all larger numbers must have the property too. */
function bisect(least: number, most: number, has: (at: number) => boolean): number {
  let [from, to] = [least, most]
  for (let step = 0; step < 50; step++) {
    const middle = (from + to) / 2
    if (has(middle)) to = middle
    else from = middle
  }
  return to
}

/** The share of a distribution that is below a value; the distribution is given by its quantiles. */
function shareBelow(quantiles: readonly number[], at: number): number {
  const above = quantiles.findIndex((one) => one >= at)
  if (above <= 0) return above < 0 ? 1 : 0
  const [from, to] = [quantiles[above - 1], quantiles[above]]
  return (above - 1 + (at - from) / (to - from)) / (quantiles.length - 1)
}

/** A puzzle of a family that has its own measure of degrees. */
interface MeasuredPuzzle {
  readonly difficulty: number
  /** The degree by the family's own measure. */
  readonly degree: number
}

/** The two ranks between which the growth of the difficulty with the degree is computed. */
const STEADY = [0.1, 0.9] as const
/** The least growth of the difficulty with the logarithm of the degree. */
const LEAST_GROWTH = 0.2

/**
 * Returns the borders of a shape whose puzzles have measured degrees. Difficulties and degrees are sorted; the difficulty at a
 * rank corresponds to the degree at the same rank. Beyond the easiest and the hardest puzzle of the run, the difficulty grows
 * with the degree as it does within the run.
 */
export function bordersByMeasure(run: readonly MeasuredPuzzle[]): number[] {
  const difficulties = sorted(run.map(({ difficulty }) => difficulty))
  const degrees = sorted(run.map(({ degree }) => Math.log1p(degree)))
  const [low, high] = STEADY.map((rank) => [quantile(degrees, rank), quantile(difficulties, rank)])
  const growth = Math.max(LEAST_GROWTH, high[0] > low[0] ? (high[1] - low[1]) / (high[0] - low[0]) : 1)
  const borders = BORDERS.map((border) => {
    const at = Math.log1p(border)
    const [first, last] = [degrees[0], degrees[degrees.length - 1]]
    const rank = bisect(0, 1, (share) => quantile(degrees, share) >= at)
    const beyond = at < first ? at - first : Math.max(0, at - last)
    return quantile(difficulties, rank) + growth * beyond
  })
  return ascending(borders)
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}

/** Rounds borders, and raises borders that are too near to the previous one. */
function ascending(borders: readonly number[]): number[] {
  let last = -Infinity
  return borders.map((border) => {
    last = Number(Math.max(border, last + LEAST_GAP).toFixed(4))
    return last
  })
}

/** Returns the quantile of a sorted list at a share from 0 to 1, interpolated linearly. */
export function quantile(sorted: ArrayLike<number>, share: number): number {
  const at = share * (sorted.length - 1)
  const below = Math.floor(at)
  const above = Math.min(below + 1, sorted.length - 1)
  return sorted[below] + (at - below) * (sorted[above] - sorted[below])
}
