// Turns a puzzle of an exchange notation into a puzzle of its family. The family reads the translation and
// checks it.

import { PuzzleError } from '../families/error.ts'
import { rowsOf } from '../families/grid.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import { agreeOnFamily } from './askedFamily.ts'
import type { Read, ReadOptions } from './entry.ts'
import type { FoundPuzzle } from './notations/notation.ts'

/** Reads a found puzzle. Throws a PuzzleError, with its place in the text. */
export function readFound(found: FoundPuzzle, asked: ReadOptions): Read {
  const [first] = found.lines
  const { family, shape } = agreeOnFamily(asked, found.family, found.shape, found.places?.[0] ?? first)
  const puzzle = placed(found, (lines) => family.notation.parse(lines, shape))
  const { line } = first
  const { solution } = found
  if (solution === undefined) return { line, family, puzzle }
  const cells = puzzle.givens.length
  if (solution.length !== cells) {
    throw new PuzzleError('record', `the solution has ${solution.length} cells; expected ${cells}`, first)
  }
  const id = { ...first, text: puzzleName(family, puzzle) }
  return { line, family, puzzle, record: { id, solution: rowsOf(solution, puzzle.shape) } }
}

/** Parses lines. An error in a translation gets the place of the original text. */
function placed<T>({ lines, places }: FoundPuzzle, parse: (lines: FoundPuzzle['lines']) => T): T {
  if (places === undefined) return parse(lines)
  try {
    return parse(lines.map((line) => ({ ...line, column: 1 })))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError(error.code, error.message, places[(error.column ?? 1) - 1] ?? places[0])
  }
}
