// Reads puzzles from their names: a line such as `survo:2x2:,/,|3,7|4,6`, or a record whose id is such a
// name.

import { PuzzleError, quote, type Span } from '../families/error.ts'
import { agreeOnFamily } from './askedFamily.ts'
import type { Read, ReadOptions } from './entry.ts'
import { readRecord } from './readRecord.ts'

/** Family, shape and clues; the scheme of a web address is not a family. */
const NAME = /^([a-z]+(?:-[a-z]+)?):([^:\s/][^:\s]*):(.*)$/i

/** Whether a line is meant as a name. */
export function isName(text: string): boolean {
  return NAME.test(text)
}

/** Reads a name. Throws a PuzzleError. */
export function readName(at: Span, asked: ReadOptions): Read {
  const match = NAME.exec(at.text)
  if (!match) {
    throw new PuzzleError(
      'record',
      `${quote(at.text)} is not the name of a puzzle; expected FAMILY:SHAPE:CLUES`,
      at,
    )
  }
  const [, name, shapeText, clues] = match
  const { family, shape } = agreeOnFamily(asked, name, shapeText, at) as Required<ReadOptions>
  const column = at.column + name.length + shapeText.length + 2
  return {
    line: at.line,
    family,
    puzzle: family.notation.parseClues({ text: clues, line: at.line, column }, shape),
  }
}

/**
 * Reads the puzzle that a record's id names. The solution in the record must be a board of the same shape.
 */
export function readRecordLine(at: Span, asked: ReadOptions): Read {
  const record = readRecord(at)
  const read = readName(record.id, asked)
  const { shape } = read.puzzle
  const { solution } = record
  if (solution && (solution.length !== shape.rows || solution[0].length !== shape.columns)) {
    throw new PuzzleError('record', `the record's "solution" is not a board of ${shape.text}`, at)
  }
  return { ...read, record }
}
