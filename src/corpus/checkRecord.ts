// Checks a record of a corpus without trusting it. Its fields are compared with the puzzle of its id, its solution and
// its minimality are checked with the solver, its key is computed again, the puzzle is graded again, and its stated
// origin is compared with the recipe. A thorough check also makes the puzzle again from its origin, and compares the
// fields that only the maker knows.

import type { Hash } from '../bench/corpus.ts'
import { memo } from '../families/memo.ts'
import { PuzzleError } from '../families/puzzleError.ts'
import type { Read } from '../formats/readRecord.ts'
import { storedGrade } from '../formats/storedGrade.ts'
import { GRADE_VERSION, type GradeOptions, makeGrader } from '../grader/grade.ts'
import { makeDraw } from '../maker/puzzleFromSeed.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import { describePuzzle, type PuzzleRecord } from '../maker/puzzleRecord.ts'
import { madeName } from '../maker/recipeName.ts'
import { makeSolver, type Solver } from '../solver/solve.ts'
import { redundantClues } from '../solver/verify.ts'
import { certificateFaults, provedSolution } from './checkCertificateOfRecord.ts'
import { originByName, originInCorpora, type StatedOrigin } from './checkRecordOrigin.ts'
import { isMadeAlike, versionsOf } from './manifest.ts'
import { keyOfForm, keyText, readRecordText } from './puzzleKeys.ts'

/** The result of the check of a record. */
export interface CheckedRecord {
  /** What is wrong with the record, one sentence for each fault. */
  readonly faults: readonly string[]
  /** Whether the search for solutions of the puzzle stopped at its limit. */
  readonly isUndecided: boolean
  /** Whether the puzzle was made again. */
  readonly isMadeAgain: boolean
  /** Whether other versions made its grade, which therefore was not compared with a new grade. */
  readonly hasOtherGrade: boolean
  /** The key of the puzzle, in hexadecimal; undefined unless the puzzle has exactly one solution. */
  readonly key?: string
}

/** Options for checking records. */
export interface CheckOptions {
  /** Whether slow checks are done: puzzles are made again, and degrees that runs have measured are measured again. */
  readonly isThorough: boolean
  /** What the corpus says about the origin of its records; undefined for a single file outside a corpus folder. */
  readonly stated: readonly StatedOrigin[] | undefined
  /** The major version of Node that runs this check. */
  readonly node: number
  /** Whether only certificates are checked, so that no puzzle is solved, graded or made again. */
  readonly byCertificates?: boolean
}

/** A search that opens more nodes than this stops: nobody could solve such a puzzle by hand. */
const MOST_NODES = 1_000_000

/**
 * Makes a checker of records, which takes the text of a record and, if known, the key that it should have, in
 * hexadecimal. `hash` is SHA-256.
 */
export function makeRecordChecker(options: CheckOptions, hash: Hash) {
  const isWhole = options.stated !== undefined
  if (options.byCertificates) return makeCertifiedChecker(isWhole, hash)
  const solver = makeSolver()
  const checkOrigin = makeOriginCheck(options, solver)
  return (text: string, key: string | undefined): CheckedRecord => {
    const unchecked = { isUndecided: false, isMadeAgain: false, hasOtherGrade: false }
    let read: Read
    try {
      read = readRecordText(text)
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      return { ...unchecked, faults: [error.message] }
    }
    const { family, puzzle } = read
    const { status, solutions } = solver(family, puzzle, { nodes: MOST_NODES })
    if (status === 'unknown') return { ...unchecked, faults: [], isUndecided: true }
    if (status !== 'unique') {
      const number = status === 'none' ? 'no solution' : 'several solutions'
      return { ...unchecked, faults: [`the puzzle has ${number}`] }
    }
    const [solution] = solutions
    const record = JSON.parse(text) as Partial<PuzzleRecord>
    const described = factFaults(read, record, solution, { key, isWhole, hash })
    const { faults: found, ...extent } = checkOrigin(read, record, solution)
    const faults = [...described.faults, ...found, ...certificateFaults(read, record)]
    return { ...unchecked, ...extent, faults, key: described.key }
  }
}

/** Makes a checker that takes solutions from the certificates of records. */
function makeCertifiedChecker(isWhole: boolean, hash: Hash) {
  const unchecked = { isUndecided: false, isMadeAgain: false, hasOtherGrade: false }
  return (text: string, key: string | undefined): CheckedRecord => {
    try {
      const read = readRecordText(text)
      const record = JSON.parse(text) as Partial<PuzzleRecord>
      const proved = provedSolution(read, record)
      if ('fault' in proved) return { ...unchecked, faults: [proved.fault] }
      return { ...unchecked, ...factFaults(read, record, proved.solution, { key, isWhole, hash }) }
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      return { ...unchecked, faults: [error.message] }
    }
  }
}

/** The key of a puzzle with this solution, and the fields of its record that are not those of the puzzle. */
function factFaults(
  { family, puzzle }: Read,
  record: Partial<PuzzleRecord>,
  solution: readonly number[],
  { key, isWhole, hash }: { key: string | undefined; isWhole: boolean; hash: Hash },
) {
  const ownKey = keyOfForm(keyText(family, puzzle, solution), hash)
  const faults = fieldFaults(record, describePuzzle(family, puzzle, solution), isWhole)
  if (key !== undefined && key !== ownKey) faults.push('its key must be that of its puzzle')
  return { faults, key: ownKey }
}

/**
 * Makes the check of what does not follow from the puzzle alone: the origin, the grade and the maker's fields of a
 * record.
 */
function makeOriginCheck({ isThorough, stated, node }: CheckOptions, solver: Solver) {
  const gradeFault = makeGradeCheck(isThorough)
  const originOf = stated ? originInCorpora(stated) : originByName
  const againFaults = makeAgainChecker(stated !== undefined)
  /** The fault of a puzzle that is marked as minimal although a clue can be removed. */
  const minimalFaults = ({ family, puzzle }: Read, solution: readonly number[]) => {
    const { redundant } = redundantClues(family, puzzle, solution, solver, { nodes: MOST_NODES })
    return redundant.length > 0 ? ['it is marked as minimal, but a clue can be removed'] : []
  }
  return (read: Read, record: Partial<PuzzleRecord>, solution: readonly number[]) => {
    const { faults, source, versions } = originOf(record)
    const isAlike = !versions || isMadeAlike(versions, versionsOf({ node, program: versions.program }))
    // Grades of other versions cannot be computed again.
    const isSameGrade = isAlike && record.grade?.version === GRADE_VERSION
    const graded = isSameGrade ? gradeFault(read) : []
    const isMadeAgain = isThorough && source !== undefined && isAlike
    const unmade = () => (record.minimal ? minimalFaults(read, solution) : [])
    const rest = isMadeAgain ? againFaults(record, source) : unmade()
    const hasOtherGrade = record.grade !== undefined && !isSameGrade
    return { faults: [...faults, ...graded, ...rest], isMadeAgain, hasOtherGrade }
  }
}

/** Compares the fields that describe the puzzle. A record outside a corpus folder may leave out fields. */
function fieldFaults(
  record: Partial<PuzzleRecord>,
  expected: Partial<PuzzleRecord>,
  isWhole: boolean,
): string[] {
  return (Object.keys(expected) as (keyof PuzzleRecord)[])
    .filter((field) => isWhole || record[field] !== undefined)
    .filter((field) => JSON.stringify(record[field]) !== JSON.stringify(expected[field]))
    .map((field) => `its "${field}" must be that of its puzzle`)
}

function makeGradeCheck(isThorough: boolean): (read: Read) => string[] {
  const graderOf = memo(JSON.stringify, (options: GradeOptions) => makeGrader(options))
  return (read) => {
    const stored = storedGrade(read)
    if (!stored) return ['its grade is damaged; grade it again']
    const { md, techniquesAllowed: techniques } = stored
    if (md && !isThorough) return []
    const grade = graderOf({ ...(md && { trials: md.runs }), techniques })(read.family, read.puzzle)
    return JSON.stringify(grade) === JSON.stringify(stored)
      ? []
      : ['grading the puzzle again gives a different grade; replace the grade']
  }
}

// Makes the puzzle of a record again, and compares what only the maker knows. Fields that follow from the puzzle, its
// origin or its grade are compared elsewhere.

/** The fields that only the maker knows. Most records leave out some of them. */
const MAKERS = ['minimal', 'ceiling', 'tight'] as const satisfies (keyof PuzzleRecord)[]

/** Makes a checker. If `isWhole` is true, records must have all these fields. */
function makeAgainChecker(isWhole: boolean) {
  const drawOf = memo(
    (recipe: Recipe) => madeName(recipe, ''),
    (recipe) => makeDraw(recipe, { isGraded: false }),
  )
  return (record: Partial<PuzzleRecord>, { recipe, seed }: { recipe: Recipe; seed: string }) => {
    const drawn = drawOf(recipe)(seed)
    if (!('record' in drawn)) return ['the puzzle made again does not meet its order']
    const again: Partial<PuzzleRecord> = drawn.record
    if (record.id !== again.id) return ['its "made" makes another puzzle; correct "made" or "id"']
    return MAKERS.filter((field) => isWhole || record[field] !== undefined)
      .filter((field) => record[field] !== again[field])
      .map((field) => `its "made" gives another "${field}"; correct "${field}"`)
  }
}
