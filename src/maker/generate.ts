// The first puzzles of a run, all different, one after the other.

import type { Sameness } from '../families/rules.ts'
import { ATTEMPTS } from './maker.ts'
import { makeDraw } from './puzzleFromSeed.ts'
import type { Recipe } from './puzzleRecipe.ts'
import type { PuzzleRecord } from './puzzleRecord.ts'
import { type End, makeDecider, seedOf } from './refuseDuplicates.ts'

/** What `generate` may be told. */
export interface GenerateOptions {
  /** How many puzzles; one if left out. */
  readonly count?: number
  /** Boards to try for each puzzle. */
  readonly attempts?: number
  /** Whether the records carry grades. */
  readonly isGraded?: boolean
  /** What makes a puzzle a repeat; `looks` if left out. */
  readonly distinct?: Sameness
}

/**
 * Makes the first `count` puzzles of a run, all different, as `puzzlewright generate` does. Ends earlier, and returns
 * why, where `attempts` boards did not meet the order or the shape has no more puzzles to give.
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
