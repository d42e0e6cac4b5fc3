// Makes the first puzzles of a run, one after the other, without duplicates.

import type { Sameness } from '../families/rules.ts'
import { ATTEMPTS } from './maker.ts'
import { makeDraw } from './puzzleFromSeed.ts'
import type { Recipe } from './puzzleRecipe.ts'
import type { PuzzleRecord } from './puzzleRecord.ts'
import { type End, makeDecider, seedOf } from './redrawDuplicates.ts'

/** Options of `generate`. */
export interface GenerateOptions {
  /** The number of puzzles; one by default. */
  readonly count?: number
  /** The maximum number of boards to try for each puzzle. */
  readonly attempts?: number
  /** Whether the records carry grades. */
  readonly isGraded?: boolean
  /** The sameness that makes a puzzle a duplicate; `looks` by default. */
  readonly distinct?: Sameness
}

/**
 * Makes the first `count` puzzles of a run, without duplicates, as `puzzlewright generate` does. Ends early, and returns the
 * reason, if none of `attempts` boards gives a puzzle that meets the order, or if the shape has no more puzzles.
 */
export function* generate(
  recipe: Recipe,
  seed: string,
  options: GenerateOptions = {},
): Generator<PuzzleRecord, End | undefined> {
  const { count = 1, attempts = ATTEMPTS, isGraded = true, distinct = 'looks' } = options
  const draw = makeDraw(recipe, { attempts, isGraded, telling: { distinct, hasUnwanted: false } })
  const { decide } = makeDecider(draw)
  for (let number = 0; number < count; number++) {
    const decided = decide(seedOf(seed, number), draw(seedOf(seed, number)))
    if ('ended' in decided) return decided
    yield decided.drawn.record
  }
  return undefined
}
