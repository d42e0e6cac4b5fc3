// Makes single puzzles of a corpus, each from its set and number alone. A puzzle that repeats an earlier one is not redrawn: that would depend on all earlier numbers. A puzzle that cannot be
// made within the maker's attempts is left out.

import type { Hash } from '../bench/corpus.ts'
import { memo } from '../families/memo.ts'
import { makeRecordDraw } from '../maker/puzzleFromSeed.ts'
import { seedOf } from '../maker/refuseDuplicates.ts'
import type { DrawnPuzzle } from './chunkContent.ts'
import { chunkKey } from './chunkKeys.ts'
import type { CorpusRecipe } from './corpusRecipe.ts'

/** Makes the puzzle of a number of a set; undefined if the search gave it up. */
type CorpusDraw = (set: number, number: number) => DrawnPuzzle | undefined

/** The seed of a puzzle of a corpus: its made name makes it again. */
export function seedInCorpus({ seed }: Pick<CorpusRecipe, 'seed'>, set: number, number: number): string {
  return seedOf(`${seed}/${set}`, number)
}

/** Returns the function that makes the puzzles of a corpus. `hash` is SHA-256. */
export function makeCorpusDraw(recipe: CorpusRecipe, hash: Hash): CorpusDraw {
  const drawOf = memo(
    (set: number) => String(set),
    (set) => makeRecordDraw(recipe.sets[set].recipe, { isGraded: recipe.sets[set].isGraded }),
  )
  return (set, number) => {
    const drawn = drawOf(set)(seedInCorpus(recipe, set, number))
    if (!('record' in drawn)) return undefined
    const { made, record } = drawn
    const { family } = recipe.sets[set].recipe
    return { line: JSON.stringify(record), key: chunkKey(family, made.puzzle, made.solution, hash) }
  }
}
