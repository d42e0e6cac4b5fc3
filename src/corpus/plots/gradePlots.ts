// The plots of stars, degrees and clues: for each family and shape, how many puzzles have each.

import { countTicks } from '../../bench/report/axes.ts'
import { shortNumber } from '../../bench/report/numberTexts.ts'
import { TIERS } from '../../families/inference.ts'
import { BORDERS, STARS } from '../../grader/stars.ts'
import type { PlotScene } from '../../scene.ts'
import { type Counts, countsByStars, type KindStats, sortedCounts, spreadOf } from '../corpusStats.ts'
import { type Bar, type BarKey, type BarPanel, barPanels } from './barPanels.ts'

/** From light to dark, so that the order also holds in a grey print. */
const TIER_COLOURS = ['#c6dbef', '#6baed6', '#2171b5', '#08306b'] as const
const TIER_KEYS: readonly BarKey[] = TIERS.map((name, index) => ({ name, colour: TIER_COLOURS[index] }))
const PLAIN: readonly BarKey[] = [{ name: 'puzzles', colour: '#4292c6' }]

/** Half the width of a bar, where neighbours are 1 apart. */
const HALF_BAR = 0.4

/** The puzzles by stars, divided by tiers. */
export function starsScene(kinds: readonly KindStats[]): PlotScene {
  return barPanels(kinds, TIER_KEYS, 'stars', ({ grades }) => ({
    bars: STARS.map((stars, index) => ({
      from: stars - HALF_BAR,
      to: stars + HALF_BAR,
      puzzles: TIERS.map((tier) => grades[tier][index]),
    })),
    domain: [STARS[0] - 0.6, STARS[STARS.length - 1] + 0.6],
    ticks: () => STARS.map((value) => ({ value, text: String(value) })),
  }))
}

/** The puzzles by their number of clues. */
export function cluesScene(kinds: readonly KindStats[]): PlotScene {
  return barPanels(kinds, PLAIN, 'clues', ({ clues }) => {
    const { least = 0, most = 0 } = spreadOf(clues) ?? {}
    const from = least - 1
    const span = most + 1 - from
    return {
      bars: sortedCounts(clues).map(([value, puzzles]) => bar(value - HALF_BAR, value + HALF_BAR, puzzles)),
      domain: [from, most + 1],
      ticks: (length) =>
        countTicks(span, length)
          .map(({ place }) => Math.round((place / length) * span) + from)
          .filter((value) => value >= least && value <= most)
          .map((value) => ({ value, text: String(value) })),
    }
  })
}

const bar = (from: number, to: number, puzzles: number): Bar => ({ from, to, puzzles: [puzzles] })

/** The number of bars from a degree to its tenfold. */
const BARS_IN_DECADE = 12

/** The puzzles by degree, on a logarithmic axis, with the borders between the stars. */
export function degreesScene(kinds: readonly KindStats[]): PlotScene {
  return barPanels(kinds, PLAIN, 'degree; dashed: where the stars change', ({ degrees }) =>
    degreePanel(degrees),
  )
}

/** Degrees below this are drawn as this: they are far below two stars. */
const LEAST_DRAWN = 1

function degreePanel(degrees: Counts): BarPanel {
  const bars = new Map<number, number>()
  for (const [degree, puzzles] of degrees) {
    const index = Math.floor(Math.log10(Math.max(LEAST_DRAWN, degree)) * BARS_IN_DECADE)
    bars.set(index, (bars.get(index) ?? 0) + puzzles)
  }
  const indices = Array.from(bars.keys())
  const from = Math.floor(Math.min(...indices, BARS_IN_DECADE) / BARS_IN_DECADE)
  const to = Math.max(Math.ceil((Math.max(...indices, 0) + 1) / BARS_IN_DECADE), from + 1)
  return {
    bars: sortedCounts(bars).map(([index, puzzles]) =>
      bar(index / BARS_IN_DECADE, (index + 1) / BARS_IN_DECADE, puzzles),
    ),
    domain: [from, to],
    ticks: () =>
      Array.from({ length: to - from + 1 }, (_, step) => from + step).map((power) => ({
        value: power,
        text: shortNumber(10 ** power),
      })),
    borders: BORDERS.map((border) => Math.log10(border)).filter((place) => place > from && place < to),
  }
}

/** The puzzles by stars in words, for those who do not see the plot. */
export function starsInWords(kind: KindStats): string {
  const numbers = countsByStars(kind).map((puzzles, index) => `${index + 1}: ${puzzles}`)
  return `${kind.family} ${kind.shape}: ${numbers.join(', ')}.`
}

/** A spread in words. */
export function spreadInWords({ family, shape }: KindStats, counts: Counts): string {
  const spread = spreadOf(counts)
  if (!spread) return `${family} ${shape}: none.`
  const { least, median, most } = spread
  return `${family} ${shape}: from ${least} to ${most}, median ${median}.`
}
