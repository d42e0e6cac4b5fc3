// From a seed to a puzzle with its record: what a run of the generator does for each of its numbers.

import { makeGrader, TRIALS_IN_BULK } from '../grader/grade.ts'
import { isMade, type Made, makeMaker, type NotFound } from './maker.ts'
import { type Key, keyOfPuzzle } from './puzzleKeys.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { makeRecord, type PuzzleRecord } from './puzzleRecord.ts'

/** A puzzle as the generator hands it on. */
export interface Draft {
  /** The puzzle, its solution, and what its making took. */
  readonly made: Made
  /** What is written of it. */
  readonly record: PuzzleRecord
  /** As `keyOfPuzzle` has it. */
  readonly key: Key
}

/** Makes the puzzle of a seed: the same on every machine, unless the order is not met. */
type Draw<T> = (seed: string) => T | NotFound

/** How puzzles are drawn. */
interface DrawOptions {
  /** Boards to try for a puzzle. */
  readonly attempts?: number
  /** Hears the number of each attempt before it begins. */
  readonly onAttempt?: (attempt: number) => void
  /** Whether records carry grades; they do if left out. */
  readonly isGraded?: boolean
}

/** Draws puzzles with their records, as a run of `generate` does. */
export function makeDraw(recipe: Recipe, options: DrawOptions = {}): Draw<Draft> {
  const { attempts, onAttempt, isGraded = true } = options
  const { family, shape, order } = recipe
  const make = makeMaker(family, shape, order)
  const grader = makeGrader({ trials: order.trials ?? TRIALS_IN_BULK })
  const gradeOf = ({ puzzle, grade }: Made) => grade ?? grader(family, puzzle)
  return (seed) => {
    const made = make(seed, attempts, onAttempt)
    if (!isMade(made)) return made
    const grade = isGraded ? gradeOf(made) : undefined
    return {
      made,
      record: { ...makeRecord(recipe, seed, made), ...(typeof grade === 'object' && { grade }) },
      key: keyOfPuzzle(family, made.puzzle),
    }
  }
}

/** A record as its line of JSON: what goes from thread to thread. */
export interface DrawnLine {
  /** The record. */
  readonly line: string
  /** As `keyOfPuzzle` has it. */
  readonly key: Key
  /** How many boards were tried for it. */
  readonly attempts: number
}

/** As `makeDraw`, for what is only to be written. */
export function makeLineDraw(recipe: Recipe, options: DrawOptions): Draw<DrawnLine> {
  const draw = makeDraw(recipe, options)
  return (seed) => {
    const draft = draw(seed)
    if (!('record' in draft)) return draft
    return { line: JSON.stringify(draft.record), key: draft.key, attempts: draft.made.attempts }
  }
}
