// Makes a puzzle and its record from a seed, as a run of `generate` does for each number.

import { once } from '../families/lazyElimination.ts'
import { makeGrader } from '../grader/grade.ts'
import { isMade, type Made, makeMaker, type NotFound } from './maker.ts'
import { keysOfPuzzle, type PuzzleKeys, type Telling, USUAL_TELLING } from './puzzleKeys.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { makeRecord, type PuzzleRecord } from './puzzleRecord.ts'

/** A finished puzzle in the memory of the generator. */
export interface Draft {
  /** The puzzle, its solution, and details of how it was made. */
  readonly made: Made
  /** The record of the puzzle. */
  readonly record: PuzzleRecord
  /** The keys from `keysOfPuzzle`, computed on first use. */
  readonly keys: PuzzleKeys
}

/** Makes the puzzle of a seed, the same on every machine, or reports that the order was not met. */
type Draw<T> = (seed: string) => T | NotFound

/** Options for making puzzles from seeds. */
interface DrawOptions {
  /** The maximum number of boards to try for a puzzle. */
  readonly attempts?: number
  /** Called with the number of each attempt before the attempt begins. */
  readonly onAttempt?: (attempt: number) => void
  /** Whether records carry grades; true by default. */
  readonly isGraded?: boolean
  /** The way in which duplicates in the run are recognised. */
  readonly telling?: Telling
}

/** Returns a function that makes puzzles with their records, as a run of `generate` does. */
export function makeDraw(recipe: Recipe, options: DrawOptions = {}): Draw<Draft> {
  const { attempts, onAttempt, isGraded = true, telling = USUAL_TELLING } = options
  const { family, shape, order } = recipe
  const make = makeMaker(family, shape, order)
  const grader = makeGrader({ trials: order.trials, techniques: order.techniques })
  return (seed) => {
    const made = make(seed, attempts, onAttempt)
    if (!isMade(made)) return made
    const { puzzle, solution } = made
    const grade = isGraded ? (made.grade ?? grader(family, puzzle)) : undefined
    const record = { ...makeRecord(recipe, seed, made), ...(typeof grade === 'object' && { grade }) }
    const keys = once(() => keysOfPuzzle(family, puzzle, solution, telling))
    return {
      made,
      record,
      get keys() {
        return keys()
      },
    }
  }
}

/** A finished puzzle in the form in which threads pass it on: its line of JSON. */
export interface DrawnLine {
  /** The record as JSON. */
  readonly line: string
  /** The keys from `keysOfPuzzle`. */
  readonly keys: PuzzleKeys
  /** The number of boards tried for the puzzle. */
  readonly attempts: number
}

/** The same as `makeDraw`, for puzzles that are only written to a file. */
export function makeLineDraw(recipe: Recipe, options: DrawOptions): Draw<DrawnLine> {
  const draw = makeDraw(recipe, options)
  return (seed) => {
    const draft = draw(seed)
    if (!('record' in draft)) return draft
    return { line: JSON.stringify(draft.record), keys: draft.keys, attempts: draft.made.attempts }
  }
}
