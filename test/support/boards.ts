// Random boards of every family for the tests: small enough for an oracle, with and without solutions.

import type { Family, Puzzle } from '../../src/index.ts'
import { below, makeRng } from '../../src/kernel/rng.ts'
import { familyUnderTest, fixtureOf } from './fixtures.ts'
import { oneOf } from './randomClues.ts'

export interface Board {
  readonly family: Family
  readonly puzzle: Puzzle
  /** A solution; missing if the clues were changed on purpose. */
  readonly solution: readonly number[] | undefined
}

/** A board, the same for the same seed. About a third of the boards have clues without a solution. */
export function randomBoard(name: string, seed: string): Board {
  const rng = makeRng(`${name}/${seed}`)
  const isSpoilt = below(rng, 3) === 0
  const { smallShapes, makeBoard } = fixtureOf(name)
  const { puzzle, solution } = makeBoard(rng, oneOf(rng, smallShapes), isSpoilt)
  return { family: familyUnderTest(name), puzzle, solution: isSpoilt ? undefined : solution }
}
