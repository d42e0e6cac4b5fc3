// Checks a record of a corpus as if nobody had vouched for it: its fields against the puzzle of its id, its
// solution by the solver, its key, and its grade by grading again.

import type { Hash } from '../bench/corpus.ts'
import { PuzzleError } from '../families/error.ts'
import type { Read } from '../formats/entry.ts'
import { storedGrade } from '../formats/storedGrade.ts'
import { GRADE_VERSION, type Grade, makeGrader } from '../grader/grade.ts'
import { describePuzzle, type PuzzleRecord } from '../maker/puzzleRecord.ts'
import { makeSolver } from '../solver/solve.ts'
import { keyText } from './chunkKeys.ts'
import { keyOfForm, readRecordText } from './recordForm.ts'

/** What is known about a record after its check. */
export interface CheckedRecord {
  /** What is wrong, each as a sentence. */
  readonly faults: readonly string[]
  /** Whether the search for its solutions ended at its limit. */
  readonly isUndecided: boolean
  /** Its key, in hexadecimal; undefined if it has no single solution. */
  readonly key?: string
}

/** Options for checking records. */
export interface CheckOptions {
  /** Whether degrees that are measured by runs are measured again, which takes long. */
  readonly withRuns: boolean
}

/** Checks the text of a record; `key` is the one that it should have, in hexadecimal, if that is known. */
type RecordChecker = (text: string, key: string | undefined) => CheckedRecord

/** A search that opens more nodes than this stops: nobody could solve such a puzzle by hand. */
const MOST_NODES = 1_000_000

/** Makes a checker. `hash` is SHA-256. */
export function makeRecordChecker({ withRuns }: CheckOptions, hash: Hash): RecordChecker {
  const solver = makeSolver()
  const gradeFault = makeGradeCheck(withRuns)
  return (text, key) => {
    let read: Read
    try {
      read = readRecordText(text)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      return { faults: [error.message], isUndecided: false }
    }
    const { family, puzzle } = read
    const { status, solutions } = solver(family, puzzle, { nodes: MOST_NODES })
    if (status === 'unknown') return { faults: [], isUndecided: true }
    if (status !== 'unique') {
      const number = status === 'none' ? 'no solution' : 'several solutions'
      return { faults: [`the puzzle has ${number}`], isUndecided: false }
    }
    const [solution] = solutions
    const ownKey = keyOfForm(keyText(family, puzzle, solution), hash)
    const faults = [...fieldFaults(text, describePuzzle(family, puzzle, solution)), ...gradeFault(read)]
    if (key !== undefined && key !== ownKey) faults.push('its key is not that of its puzzle')
    return { faults, isUndecided: false, key: ownKey }
  }
}

/** Compares the fields that describe the puzzle. Fields that the record leaves out are no faults. */
function fieldFaults(text: string, expected: Partial<PuzzleRecord>): string[] {
  const record = JSON.parse(text) as Partial<PuzzleRecord>
  return (Object.keys(expected) as (keyof PuzzleRecord)[])
    .filter((field) => record[field] !== undefined)
    .filter((field) => JSON.stringify(record[field]) !== JSON.stringify(expected[field]))
    .map((field) => `its "${field}" is not that of its puzzle`)
}

function makeGradeCheck(withRuns: boolean): (read: Read) => string[] {
  const graders = new Map<number | undefined, ReturnType<typeof makeGrader>>()
  const graderOf = (trials: number | undefined) => {
    const grader = graders.get(trials) ?? makeGrader(trials === undefined ? {} : { trials })
    graders.set(trials, grader)
    return grader
  }
  return (read) => {
    const written = read.record?.writtenGrade as Partial<Grade> | undefined
    // Grades of other versions cannot be made again.
    if (written === undefined || written?.version !== GRADE_VERSION) return []
    const stored = storedGrade(read)
    if (!stored) return ['its grade is damaged']
    const runs = stored.md?.runs
    if (runs !== undefined && !withRuns) return []
    const grade = graderOf(runs)(read.family, read.puzzle)
    return JSON.stringify(grade) === JSON.stringify(stored) ? [] : ['graded again, it has another grade']
  }
}
