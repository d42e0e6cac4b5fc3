// Cuts a reference run into the five bands of stars.

import { type Calibration, GATE, SEAM, STEPS_IN_BAND, standing } from './degree.ts'
import { quantile } from './quantile.ts'

/** A puzzle of a reference run. */
export interface Reference {
  readonly difficulty: number
  /** Placements of its longest assumption; 0 where none was needed. */
  readonly hardest: number
  /** Its degree by the family's own measure, where there is one. */
  readonly measured?: number | undefined
}

/** Shares of the puzzles below the borders of the stars, where nothing stands against it. */
const FIFTHS = [0.2, 0.4, 0.6, 0.8] as const

/** Room for the knots before the gate to ascend, where few puzzles or none stand there. */
const GATE_MARGIN = 0.01

/** Digits that are kept: a table should be readable. */
const round = (value: number) => Number(value.toFixed(4))

export function calibrate(run: readonly Reference[]): Calibration {
  const without = run.filter(({ hardest }) => hardest === 0).map(({ difficulty }) => difficulty)
  const assuming = run.filter(({ hardest }) => hardest > 0).map(({ difficulty }) => difficulty)
  const [hardest, easiest] = [Math.max(...without), Math.min(...assuming)].map(round)
  // A run without puzzles that need an assumption, or with no others, has its seam at their end.
  const seam = [without.length > 0 ? hardest : easiest, assuming.length > 0 ? easiest : hardest] as const
  const standings = run
    .map(({ difficulty, hardest }) => standing(seam, difficulty, hardest > 0))
    .sort((a, b) => a - b)
  const measured = run.flatMap((one) => one.measured ?? []).sort((a, b) => a - b)
  const gate = Math.min(FIFTHS[1], without.length / run.length)
  const borders = [0, Math.min(FIFTHS[0], gate / 2), gate, FIFTHS[2], FIFTHS[3], 1]
  const ranks = borders.flatMap((to, band) =>
    band === 0
      ? [0]
      : Array.from({ length: STEPS_IN_BAND }, (_, step) => {
          const from = borders[band - 1]
          return from + ((to - from) * (step + 1)) / STEPS_IN_BAND
        }),
  )
  // What needs an assumption stands in the second half of the seam or behind it: the gate is before.
  const gateAt = assuming.length > 0 ? seam[0] + SEAM / 2 - GATE_MARGIN : Infinity
  const knots = ranks.map((rank, knot) => {
    const at = quantile(standings, rank)
    return round(knot <= GATE ? Math.min(at, gateAt) : at)
  })
  return {
    puzzles: run.length,
    seam,
    knots: ascending(knots),
    ...(measured.length > 0 && { degrees: ascending(ranks.map((rank) => round(quantile(measured, rank)))) }),
  }
}

/** Where several are the same the later ones are a little larger. */
function ascending(values: readonly number[]): number[] {
  const least = 1e-4
  let last = -Infinity
  return values.map((value) => {
    last = Math.max(value, round(last + least))
    return last
  })
}
