// Makes calibrations: cuts the puzzles of a reference run into the five bands of stars.

import { type Calibration, GATE, KNOT_DEGREES, STEPS_IN_BAND, standing } from './difficultyToDegree.ts'

/** A puzzle of a reference run. */
export interface Reference {
  readonly difficulty: number
  readonly takesChains: boolean
  /**
   * The logarithm of the scanning effort. Shapes that share their borders are aligned at the median of this
   * value.
   */
  readonly scanning: number
  /** The degree by the family's own measure, if it has one. */
  readonly measured?: number | undefined
}

/** The usual shares of a run below each border of stars. */
const FIFTHS = [0.2, 0.4, 0.6, 0.8] as const

/** The least share of a run that must be free of chains for its stars to be fifths of the run. */
export const FREE_OF_CHAINS = FIFTHS[1]

/** Rounds to the four decimals that a table keeps. */
const round = (value: number) => Number(value.toFixed(4))

/** Returns the calibration of a shape with its own borders. */
export function calibrate(run: readonly Reference[]): Calibration {
  const { knots, ranks } = cut(run)
  const measured = sorted(run.flatMap((one) => one.measured ?? []))
  return {
    puzzles: run.length,
    knots: ascending(knots),
    ...(measured.length > 0 && { degrees: ascending(ranks.map((rank) => quantile(measured, rank))) }),
  }
}

/**
 * Returns the calibrations of shapes whose stars mean the same. All shapes share one set of borders, relative
 * to the median scanning effort of the size. The runs of the shapes in `pooled` set the borders.
 */
export function calibrateTogether(
  runs: Readonly<Record<string, readonly Reference[]>>,
  pooled: readonly string[],
): Record<string, Calibration> {
  const usual = (run: readonly Reference[]) => quantile(sorted(run.map(({ scanning }) => scanning)), 1 / 2)
  const against = (run: readonly Reference[]) => {
    const origin = usual(run)
    return run.map((one) => ({ ...one, difficulty: one.difficulty - origin }))
  }
  const { knots } = cut(pooled.flatMap((text) => against(runs[text])))
  return Object.fromEntries(
    Object.entries(runs).map(([text, run]) => {
      const origin = usual(run)
      const own = knots.map((knot) => knot + origin)
      const standings = standingsOf(run, own[GATE])
      const reach = [standings[0], standings[standings.length - 1]].map(round) as [number, number]
      return [text, { puzzles: run.length, knots: ascending(own), reach }]
    }),
  )
}

/** Returns the standings at the knots of a run, and the ranks of the knots. */
function cut(run: readonly Reference[]): { knots: number[]; ranks: number[] } {
  const free = sorted(run.filter(({ takesChains }) => !takesChains).map(({ difficulty }) => difficulty))
  const gate = Math.min(FREE_OF_CHAINS, free.length / run.length)
  const borders = [0, Math.min(FIFTHS[0], gate / 2), gate, FIFTHS[2], FIFTHS[3], 1]
  const ranks = KNOT_DEGREES.map((_, knot) => {
    const band = Math.min(Math.floor(knot / STEPS_IN_BAND), borders.length - 2)
    return (
      borders[band] + ((borders[band + 1] - borders[band]) * (knot - STEPS_IN_BAND * band)) / STEPS_IN_BAND
    )
  })
  // Below the gate lies this share of the run, all of it free of chains. All other puzzles stand above.
  const gateAt =
    free.length > 0
      ? quantile(free, Math.min(1, (gate * run.length) / free.length))
      : Math.min(...run.map(({ difficulty }) => difficulty)) - 1
  const standings = standingsOf(run, gateAt)
  const at = (rank: number, knot: number) => {
    const own = quantile(standings, rank)
    return knot < GATE ? Math.min(own, gateAt) : own
  }
  return { knots: ranks.map((rank, knot) => (knot === GATE ? gateAt : at(rank, knot))), ranks }
}

function standingsOf(run: readonly Reference[], gate: number): number[] {
  return sorted(run.map(({ difficulty, takesChains }) => standing(gate, difficulty, takesChains)))
}

function sorted(values: readonly number[]): number[] {
  return values.toSorted((a, b) => a - b)
}

/** Rounds the values, and raises equal ones so that the list is strictly ascending. */
function ascending(values: readonly number[]): number[] {
  const least = 1e-4
  let last = -Infinity
  return values.map((value) => {
    last = Math.max(round(value), round(last + least))
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
