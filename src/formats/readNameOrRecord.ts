// Reads puzzles that are stated in one piece: a name such as `survo:2x2:,/,|3,7|4,6`, a record whose id is such a name, or a
// puzzle of an exchange notation.

import { rowsOf } from '../families/cellNamesAndFaults.ts'
import { PuzzleError, quote, type Span } from '../families/puzzleError.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'
import { agreeOnFamily } from './detectFamily.ts'
import type { FoundPuzzle } from './notations/exchangeNotation.ts'
import { type Read, type ReadOptions, readRecord } from './readRecord.ts'

/**
 * A name: family, shape and clues, with colons between them. The expression does not match web addresses, which begin in a
 * similar way.
 */
const NAME = /^([a-z]+(?:-[a-z]+)?):([^:\s/][^:\s]*):(.*)$/i

/** Whether a line is meant as a name. */
export function isName(text: string): boolean {
  return NAME.test(text)
}

/** Reads a name. Throws a PuzzleError. */
export function readName(at: Span, asked: ReadOptions): Read {
  const match = NAME.exec(at.text)
  if (!match) {
    const message = `${quote(at.text)} is not the name of a puzzle; expected FAMILY:SHAPE:CLUES`
    throw new PuzzleError('record', message, at)
  }
  const [, name, shapeText, clues] = match
  const { family, shape } = agreeOnFamily(asked, name, shapeText, at) as Required<ReadOptions>
  const { line } = at
  const column = at.column + name.length + shapeText.length + 2
  return { line, family, puzzle: family.notation.parseClues({ text: clues, line, column }, shape) }
}

/** Reads a name that this program has written, such as the id of a record. Throws a PuzzleError. */
export function readId(id: string): Read {
  return readName({ text: id, line: 1, column: 1 }, {})
}

/** Reads the puzzle that a record's id names. If the record has a solution, the solution must be a board of the same shape. */
export function readRecordLine(at: Span, asked: ReadOptions): Read {
  const record = readRecord(at)
  const read = readName(record.id, asked)
  const { shape } = read.puzzle
  const { solution } = record
  if (solution && (solution.length !== shape.rows || solution[0].length !== shape.columns)) {
    throw new PuzzleError('record', `the record's "solution" is not a full ${shape.text} board`, at)
  }
  return { ...read, record }
}

/**
 * Reads a puzzle of an exchange notation. The puzzle's family reads and checks the translation. Throws a PuzzleError with the
 * place of the mistake in the text.
 */
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

/** Parses lines. An error in translated lines is reported at the place in the original text. */
function placed<T>({ lines, places }: FoundPuzzle, parse: (lines: FoundPuzzle['lines']) => T): T {
  if (places === undefined) return parse(lines)
  try {
    return parse(lines.map((line) => ({ ...line, column: 1 })))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError(error.code, error.message, places[(error.column ?? 1) - 1] ?? places[0])
  }
}
