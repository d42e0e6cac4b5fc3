// The result of a maker, for tests that expect a puzzle.

import { isMade, type Made, type Maker } from '../../src/index.ts'

/** The puzzle of a seed. Throws if none was found. */
export function makeOne(make: Maker, seed: string, attempts?: number): Made {
  const made = make(seed, attempts)
  if (isMade(made)) return made
  throw new Error(`no puzzle was made from the seed ${seed} in ${made.attempts} attempts`)
}
