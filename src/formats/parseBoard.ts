// Reads a filled or half-filled board from a text: a drawing with lines, rows of numbers with any separators, or one character
// per cell.
//
//   ┏━━━━┯━━━━┓         1 2      In a drawing, the last line of each row has the numbers; circled numbers
//   ┃ (1)│  2 ┃ 12      4 3      are in parentheses. Blocked cells are filled with █ or #, shaded cells with ░; sums stand
//   ┠────┼────┨                  to the right and below. Lines may be dashed. Text around a drawing is skipped.
//   ┃████│(3) ┃ 34

import { count, isEmptyCell, parseNumber, parts, words } from '../families/gridText.ts'
import type { Shape } from '../families/puzzle.ts'
import { PuzzleError, type Span } from '../families/puzzleError.ts'
import type { FilledBoard } from '../grader/nextStep.ts'
import { jsonOf } from './tryParseJson.ts'

/** The values of a board of this shape, 0 for an empty or blocked cell. Throws a PuzzleError. */
export function parseBoard(text: string, shape: Shape): number[] {
  const lines = text.split(/\r?\n/).map((line, index) => ({
    text: line.trim(),
    line: index + 1,
    column: 1 + line.length - line.trimStart().length,
  }))
  return lines.some(isTop) ? parseDrawing(lines, shape) : parseRows(lines, shape)
}

const isTop = ({ text }: Span) => /^[┌┏]/.test(text)
const isBottom = ({ text }: Span) => /^[└┗]/.test(text)

/** Reads the only drawing of a text. The height of its rows is computed from the number of its lines. */
function parseDrawing(lines: readonly Span[], { rows, columns }: Shape): number[] {
  const [top, second] = lines.flatMap((line, index) => (isTop(line) ? index : []))
  if (second !== undefined) {
    throw new PuzzleError('length', 'a second board is drawn; expected one', lines[second])
  }
  const bottom = lines.findIndex((line, index) => index > top && isBottom(line))
  if (bottom < 0)
    throw new PuzzleError('length', 'the drawn board has no bottom border; copy the whole board', lines[top])
  const lineCount = bottom - top - 1
  const height = (lineCount + 1) / rows
  if (!Number.isInteger(height) || height < 2) {
    const message = `${count(lineCount, 'line')} between the top and the bottom of the board; expected the same number of lines for each of ${count(rows, 'row')}`
    throw new PuzzleError('length', message, lines[bottom])
  }
  return Array.from({ length: rows }, (_, row) => lines[top + (row + 1) * height - 1]).flatMap((line) => {
    const [, ...behind] = parts({ ...line, text: line.text.replaceAll(/[┃╎╏]/g, '│') }, '│')
    // The text after the last bar, which is a sum or nothing, is not a cell.
    const cells = behind.slice(0, -1)
    if (cells.length === columns) return cells.map(parseDrawnCell)
    throw new PuzzleError('length', `this row has ${count(cells.length, 'cell')}; expected ${columns}`, line)
  })
}

function parseDrawnCell(drawn: Span): number {
  const cell = { ...drawn, text: drawn.text.replaceAll('░', ' ').trim() }
  if (/^█+$/.test(cell.text)) return 0
  const isCircled = cell.text.startsWith('(') && cell.text.endsWith(')')
  return parseCell(isCircled ? { ...cell, text: cell.text.slice(1, -1).trim() } : cell)
}

/**
 * Reads rows of cells, or one line. Lines that only draw borders are skipped. As in a Survo, sums may follow
 * a bar, and a last row may have the sums of the columns.
 */
function parseRows(written: readonly Span[], { rows: height, columns: width }: Shape): number[] {
  const lines = written.filter(({ text }) => text !== '' && !SKIPPED.test(text))
  if (lines.length === 1 && lines[0].text.length === height * width && height > 1) {
    return words(lines[0], /./g).map(parseCell)
  }
  const hasSums = lines.length === height + 1 && lines.slice(0, height).every((line) => SUM.test(line.text))
  if (lines.length !== height && !hasSums) {
    const message = `the board has ${count(lines.length, 'row')}; expected ${height}`
    throw new PuzzleError('length', message, lines[height] ?? lines.at(-1) ?? { line: 1 })
  }
  return lines.slice(0, height).flatMap((line) => {
    const row = hasSums ? { ...line, text: line.text.replace(SUM, '') } : line
    const spaced = row.text.includes(',') ? parts(row, ',') : words(row, /[^\s|]+/g)
    const isCompact = row.text.split('|').every((part) => !/\S\s+\S/.test(part))
    const cells = spaced.length < width && isCompact ? words(row, /[^\s|]/g) : spaced
    if (cells.length === width) return cells.map(parseCell)
    throw new PuzzleError('length', `this row has ${count(cells.length, 'cell')}; expected ${width}`, line)
  })
}

/** Lines that are skipped: borders, comments and headers. */
const SKIPPED = /^(?:[-+=| ]+|# .*|[a-z]+\s+\d+x\d\S*)$/i
const SUM = /\|\s*\d+$/

function parseCell(word: Span): number {
  if (/^#+$/.test(word.text) || isEmptyCell(word.text)) return 0
  if (/^[A-P]$/i.test(word.text)) return word.text.toUpperCase().charCodeAt(0) - 55
  return parseNumber(word, 1, 999_999, 'a number')
}

// Reads a half-filled board from a text: rows as `solve` prints them, with `.` for open cells, or a JSON object with `values`
// and optionally `marks`. Both are lists of all cells or lists of rows.
//
//   {"values": [[5, 3, 0], ...], "marks": [[[], [], [1, 2]], ...]}        0 or null: an open cell; no marks: all candidates

/** Reads a half-filled board of this shape. Throws a PuzzleError. */
export function parseFilledBoard(text: string, shape: Shape): FilledBoard {
  if (!text.trimStart().startsWith('{')) return { values: parseBoard(text, shape) }
  const object = jsonOf(text) as Record<string, unknown> | undefined
  if (!object)
    throw new PuzzleError('record', 'the board is not valid JSON; expected {"values": [[5, 3, 0], ...]}', {
      line: 1,
    })
  const { values, marks } = object
  if (values === undefined) throw new PuzzleError('record', 'the board needs "values"', { line: 1 })
  return {
    values: cellsOf(values, shape, 'values').map(parseValue),
    ...(marks !== undefined && { marks: cellsOf(marks, shape, 'marks').map(parseMarks) }),
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
  const message = `value ${cell + 1} must be a number; 0 or null is an open cell`
  throw new PuzzleError('value', message, { line: 1 })
}

function parseMarks(marks: unknown, cell: number): number[] {
  if (marks === null) return []
  if (Array.isArray(marks) && marks.every(Number.isInteger)) return marks
  throw new PuzzleError('value', `the marks of cell ${cell + 1} must be a list of numbers`, { line: 1 })
}
