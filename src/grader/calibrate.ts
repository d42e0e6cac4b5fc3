// Cuts reference runs into the five bands of stars.

import { type Calibration, GATE, KNOT_DEGREES, STEPS_IN_BAND, standing } from './degree.ts'
import { quantile } from './quantile.ts'

/** A puzzle of a reference run. */
export interface Reference {
  readonly difficulty: number
  readonly takesChains: boolean
  /** How long it takes to look, as a logarithm: what is the same for all sizes is measured against its median. */
  readonly scanning: number
  /** Its degree by the family's own measure, where there is one. */
  readonly measured?: number | undefined
}

/** Shares of the puzzles below the borders of the stars, where nothing stands against it. */
const FIFTHS = [0.2, 0.4, 0.6, 0.8] as const

/** The least share of a run that is to be free of chains, for the stars to be fifths of it. */
export const FREE_OF_CHAINS = FIFTHS[1]

/** Digits that are kept: a table should be readable. */
const round = (value: number) => Number(value.toFixed(4))

/** The calibration of a shape with borders of its own. */
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
 * Calibrations of shapes whose stars mean the same: one set of borders for all of them, against what it takes to look
 * at a usual puzzle of the size. The shapes in `pooled` make the borders.
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

/** The standings at the knots of a run, and the ranks where they are. */
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
  // Of those that are free of chains so many stand before the gate; all others stand behind it.
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

/** Rounded; where several are the same the later ones are a little larger. */
function ascending(values: readonly number[]): number[] {
  const least = 1e-4
  let last = -Infinity
  return values.map((value) => {
    last = Math.max(round(value), round(last + least))
    return last
  })
}
