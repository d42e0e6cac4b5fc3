// From a seed to a puzzle with its record: what a run of the generator does for each of its numbers.

import { makeGrader } from '../grader/grade.ts'
import { isMade, type Made, makeMaker, type NotFound } from './maker.ts'
import { keysOfPuzzle, type PuzzleKeys, type Telling, USUAL_TELLING } from './puzzleKeys.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { makeRecord, type PuzzleRecord } from './puzzleRecord.ts'

/** A puzzle as the generator hands it on. */
export interface Draft {
  /** The puzzle, its solution, and what its making took. */
  readonly made: Made
  /** What is written of it. */
  readonly record: PuzzleRecord
  /** As `keysOfPuzzle` has them. */
  readonly keys: PuzzleKeys
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
  /** How the puzzles of the run are told apart. */
  readonly telling?: Telling
}

/** Draws puzzles with their records, as a run of `generate` does. */
export function makeDraw(recipe: Recipe, options: DrawOptions = {}): Draw<Draft> {
  const { attempts, onAttempt, isGraded = true, telling = USUAL_TELLING } = options
  const { family, shape, order } = recipe
  const make = makeMaker(family, shape, order)
  const grader = makeGrader({ trials: order.trials })
  const gradeOf = ({ puzzle, grade }: Made) => grade ?? grader(family, puzzle)
  return (seed) => {
    const made = make(seed, attempts, onAttempt)
    if (!isMade(made)) return made
    const grade = isGraded ? gradeOf(made) : undefined
    return {
      made,
      record: { ...makeRecord(recipe, seed, made), ...(typeof grade === 'object' && { grade }) },
      keys: keysOfPuzzle(family, made.puzzle, made.solution, telling),
    }
  }
}

/** A record as its line of JSON: what goes from thread to thread. */
export interface DrawnLine {
  /** The record. */
  readonly line: string
  /** As `keysOfPuzzle` has them. */
  readonly keys: PuzzleKeys
  /** How many boards were tried for it. */
  readonly attempts: number
}

/** As `makeDraw`, for what is only to be written. */
export function makeLineDraw(recipe: Recipe, options: DrawOptions): Draw<DrawnLine> {
  const draw = makeDraw(recipe, options)
  return (seed) => {
    const draft = draw(seed)
    if (!('record' in draft)) return draft
    return { line: JSON.stringify(draft.record), keys: draft.keys, attempts: draft.made.attempts }
  }
}
