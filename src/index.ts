// The library: find a family by name, read and write puzzles, solve and verify them. Nothing here needs
// Node; it runs in a browser as it is.

import type { PuzzleError } from './families/error.ts'
import { type Entry, makeReader, type ReadOptions } from './formats/reader.ts'

export { ERROR_CODES, type ErrorCode, PuzzleError } from './families/error.ts'
export {
  type Family,
  type Fault,
  type Puzzle,
  type Removal,
  type Shape,
  STRENGTHS,
  type Strength,
} from './families/family.ts'
export { type AnyFamily, FAMILIES, findFamily } from './families/registry.ts'
export {
  type Heuristics,
  makeSolver,
  type Solved,
  type SolveOptions,
  type Solver,
  STATUSES,
  type Status,
} from './families/solve.ts'
export { boardFaults, redundantClues } from './families/verify.ts'
export { type Entry, makeReader, puzzleName, type Reader, type ReadOptions } from './formats/reader.ts'
export {
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type ValueOrderName,
  type VariableOrderName,
} from './kernel/branching.ts'
export { BLOCKED, type Model } from './kernel/model.ts'
export { below, makeRng, type Rng } from './kernel/rng.ts'
export type { Ended, Excluded, Limits, Statistics } from './kernel/search.ts'

/** All puzzles of a text, and what is wrong with those that are none, in the order of the text. */
export function readPuzzles(text: string, options: ReadOptions = {}): Entry[] {
  const entries: Entry[] = []
  const reader = makeReader(options, (entry) => entries.push(entry))
  for (const line of text.split(/\r?\n/)) reader.push(line)
  reader.end()
  return entries
}

/** The first puzzle of a text. Throws a PuzzleError if it cannot be read. */
export function parsePuzzle(text: string, options: ReadOptions = {}) {
  const [entry] = readPuzzles(text, options)
  if ('error' in entry) throw entry.error satisfies PuzzleError
  return entry
}
