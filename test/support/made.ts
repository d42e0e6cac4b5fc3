// What a maker makes for a test that takes for granted that it makes something.

import { isMade, type Made, type Maker } from '../../src/index.ts'

/** The puzzle of a seed; throws where none was found. */
export function makeOne(make: Maker, seed: string, attempts?: number): Made {
  const made = make(seed, attempts)
  if (isMade(made)) return made
  throw new Error(`nothing was made of the seed ${seed} in ${made.attempts} attempts`)
}
