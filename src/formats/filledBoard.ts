// A half-filled board as text: rows as `solve` prints them, with `.` for open cells, or a JSON object with
// `values` and optionally `marks`, each a list of all cells or of rows.
//
//   {"values": [[5, 3, 0], ...], "marks": [[[], [], [1, 2]], ...]}        0 or null: open; no marks: any candidate

import { PuzzleError } from '../families/error.ts'
import type { Shape } from '../families/puzzle.ts'
import type { FilledBoard } from '../grader/nextStep.ts'
import { parseBoard } from './parseBoard.ts'

/** Reads a half-filled board of this shape. Throws a PuzzleError. */
export function parseFilledBoard(text: string, shape: Shape): FilledBoard {
  if (!text.trimStart().startsWith('{')) return { values: parseBoard(text, shape) }
  const { values, marks } = parseObject(text)
  if (values === undefined) throw new PuzzleError('record', 'the board needs "values"', { line: 1 })
  return {
    values: cellsOf(values, shape, 'values').map(parseValue),
    ...(marks !== undefined && { marks: cellsOf(marks, shape, 'marks').map(parseMarks) }),
  }
}

function parseObject(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text)
  } catch {
    throw new PuzzleError('record', 'the board is not valid JSON', { line: 1 })
  }
}

/** Returns the cells of a board in reading order, from a list of all cells or a list of rows. */
function cellsOf(list: unknown, { rows, columns }: Shape, name: string): unknown[] {
  if (Array.isArray(list)) {
    if (list.length === rows * columns) return list
    if (list.length === rows && list.every((row) => Array.isArray(row) && row.length === columns)) {
      return list.flat(1)
    }
  }
  const wanted = `a list of ${rows * columns} cells, or ${rows} rows of ${columns}`
  throw new PuzzleError('length', `"${name}" must be ${wanted}`, { line: 1 })
}

function parseValue(value: unknown, cell: number): number {
  if (value === null) return 0
  if (Number.isInteger(value) && (value as number) >= 0) return value as number
  throw new PuzzleError('value', `value ${cell + 1} must be a number; 0 or null is an open cell`, {
    line: 1,
  })
}

function parseMarks(marks: unknown, cell: number): number[] {
  if (marks === null) return []
  if (Array.isArray(marks) && marks.every(Number.isInteger)) return marks
  throw new PuzzleError('value', `the marks of cell ${cell + 1} must be a list of numbers`, { line: 1 })
}
