// How hard a puzzle may be at most: drawn for each, so that a hundred puzzles of three stars are not all as hard as three
// stars can be.

import { LEAST_DEGREE } from '../grader/degree.ts'
import { below, type Rng } from '../kernel/rng.ts'
import type { Range } from './puzzleRequest.ts'

/** Degrees have one digit behind the point. */
const STEPS = 10

/** So fine the place in a band is drawn. */
const PLACES = 1000

/** The largest degree below the end of a range; none where it has no end. */
export function endOf({ most }: Range): number | undefined {
  return most === Infinity ? undefined : (Math.ceil(STEPS * most) - 1) / STEPS
}

/**
 * A ceiling for puzzles from `least` on and below `most`: anywhere in the upper two thirds of the band, by its logarithm.
 * From its lower third boards come out with many givens: the ceiling is passed as soon as they are half empty. Without an
 * upper end there is none.
 */
export function drawCeiling(rng: Rng, { least, most }: Range): number | undefined {
  const place = below(rng, PLACES) / PLACES
  const end = endOf({ least, most })
  if (end === undefined) return undefined
  const from = Math.min(Math.max(least, LEAST_DEGREE), most)
  return Math.min(end, Math.floor(STEPS * from * (most / from) ** ((1 + 2 * place) / 3)) / STEPS)
}
