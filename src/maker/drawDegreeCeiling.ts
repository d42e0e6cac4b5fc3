// The ceiling: the highest degree that one puzzle may have. It is drawn for each puzzle, so that a hundred
// puzzles of three stars are not all near the upper end of three stars.

import { below, type Rng } from '../kernel/rng.ts'
import type { Range } from './orderValues.ts'

/** The number of steps per degree: degrees have one decimal. */
const STEPS = 10

/** The lowest ceiling; easier puzzles have hardly anything to solve. */
export const LEAST_DEGREE = 3

/** The number of places in a band among which the place of a ceiling is drawn. */
const PLACES = 1000

/** A ceiling halfway between a ceiling and the end of its range. */
export function raiseCeiling(ceiling: number, end: number): number {
  return Math.ceil((STEPS * (ceiling + end)) / 2) / STEPS
}

/** The largest degree below the end of a range; undefined if the range has no end. */
export function endOf({ most }: Range): number | undefined {
  return most === Infinity ? undefined : (Math.ceil(STEPS * most) - 1) / STEPS
}

/**
 * Draws a ceiling for puzzles with a degree of at least `least` and below `most`, within the upper two thirds
 * of the band on a logarithmic scale. In the lower third, boards pass the ceiling as soon as they are half
 * empty, so the puzzles keep many givens. A range without an upper end has no ceiling.
 */
export function drawCeiling(rng: Rng, { least, most }: Range): number | undefined {
  const place = below(rng, PLACES) / PLACES
  const end = endOf({ least, most })
  if (end === undefined) return undefined
  const from = Math.min(Math.max(least, LEAST_DEGREE), most)
  return Math.min(end, Math.floor(STEPS * from * (most / from) ** ((1 + 2 * place) / 3)) / STEPS)
}
