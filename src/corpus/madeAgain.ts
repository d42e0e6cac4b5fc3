// Makes the puzzle of a record again, and compares what only the maker knows. What follows from the puzzle, its
// origin or its grade is compared elsewhere.

import { memo } from '../families/memo.ts'
import { madeName } from '../maker/madeName.ts'
import { makeRecordDraw } from '../maker/puzzleFromSeed.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import type { PuzzleRecord } from '../maker/puzzleRecord.ts'

/** Compares a record with the one that its origin makes. Returns what is wrong, each as a sentence. */
type AgainChecker = (record: Partial<PuzzleRecord>, source: { recipe: Recipe; seed: string }) => string[]

/** The fields that only the maker knows. Some are left out of most records. */
const MAKERS = ['minimal', 'ceiling', 'tight'] as const satisfies (keyof PuzzleRecord)[]

/** Makes a checker. `isWhole` is whether records must have all these fields. */
export function makeAgainChecker(isWhole: boolean): AgainChecker {
  const drawOf = memo(
    (recipe: Recipe) => madeName(recipe, ''),
    (recipe) => makeRecordDraw(recipe, { isGraded: false }),
  )
  return (record, { recipe, seed }) => {
    const drawn = drawOf(recipe)(seed)
    if (!('record' in drawn)) return ['made again, its order is not met']
    const again: Partial<PuzzleRecord> = drawn.record
    if (record.id !== again.id) return ['made again, it is another puzzle']
    return MAKERS.filter((field) => isWhole || record[field] !== undefined)
      .filter((field) => record[field] !== again[field])
      .map((field) => `made again, it has another "${field}"`)
  }
}
