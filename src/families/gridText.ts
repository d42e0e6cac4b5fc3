// Reads and writes grids of cells as text, for the notations of several families.

import { BLOCKED } from '../kernel/searchModel.ts'
import { faultSentence, rowsOf } from './cellNamesAndFaults.ts'
import type { Shape } from './puzzle.ts'
import { type ErrorCode, PuzzleError, quote, type Span } from './puzzleError.ts'
import type { Fault } from './rules.ts'
import { withArticle } from './withArticle.ts'

/** The words of a line that match the pattern, each with its position. */
export function words(line: Span, pattern: RegExp = /\S+/g): Span[] {
  return Array.from(line.text.matchAll(pattern), (match) => ({
    text: match[0],
    line: line.line,
    column: line.column + match.index,
  }))
}

/** The parts of a line between separators, without surrounding blanks, each with its position. */
export function parts(line: Span, separator: string): Span[] {
  let column = line.column
  return line.text.split(separator).map((text) => {
    const indent = text.length - text.trimStart().length
    const part = { text: text.trim(), line: line.line, column: column + indent }
    column += text.length + separator.length
    return part
  })
}

/** Whether a word means an empty cell: `.`, `0` or a run of `_`; between separators, the empty text too. */
export function isEmptyCell(text: string): boolean {
  return /^(?:\.|0+|_*)$/.test(text)
}

/**
 * Reads a whole number from `lowest` to `highest`. Throws a PuzzleError that says what was expected, as `what` names
 * it.
 */
export function parseNumber(
  word: Span,
  lowest: number,
  highest: number,
  what: string,
  code: ErrorCode = 'value',
): number {
  const number = /^\d{1,9}$/.test(word.text) ? Number(word.text) : Number.NaN
  if (number >= lowest && number <= highest) return number
  throw new PuzzleError(code, `${quote(word.text)} is not ${what} from ${lowest} to ${highest}`, word)
}

/** Refuses a grid whose numbers of rows and columns are not those of the shape. */
export function expectGrid(rows: readonly (readonly Span[])[], lines: readonly Span[], shape: Shape): void {
  rows.forEach((row, index) => {
    if (row.length === shape.columns) return
    const message = `row ${index + 1} has ${count(row.length, 'cell')}; a row of ${withArticle(shape.text)} board has ${shape.columns}`
    throw new PuzzleError('length', message, row[shape.columns] ?? lines[index])
  })
  if (rows.length !== shape.rows) {
    const message = `${count(rows.length, 'row')}; ${withArticle(shape.text)} board has ${shape.rows}`
    throw new PuzzleError('length', message, lines[shape.rows] ?? lines.at(-1))
  }
}

/** Refuses clues that together break a rule. The error points to the last of the cells that break it. */
export function expectNoFault(faults: readonly Fault[], shape: Shape, cells: readonly Span[]): void {
  const [fault] = faults
  if (fault) throw new PuzzleError('conflict', faultSentence(fault, shape), cells[Math.max(...fault.cells)])
}

/** A number with its noun: `1 cell`, `2 cells`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** Writes rows of cells, right-aligned in columns of equal width. `##` is a blocked cell. */
export function formatGrid(values: ArrayLike<number>, shape: Shape, separator = ' '): string {
  const texts = Array.from(values, (value) => (value === BLOCKED ? '##' : value === 0 ? '.' : String(value)))
  const width = Math.max(...texts.map((text) => text.length))
  return rowsOf(texts, shape)
    .map((row) => row.map((text) => text.padStart(width)).join(separator))
    .join('\n')
}

/**
 * The evidence in the numbers of a grid about its family, such as whether all numbers are distinct, and how many exceed
 * the width.
 */
export function gridEvidence(rows: readonly (readonly Span[])[]) {
  const width = usualWidth(rows)
  const given = rows.flatMap((row) => row.flatMap(({ text }) => (isEmptyCell(text) ? [] : text)))
  const numbers = given.filter((text) => /^\d+$/.test(text))
  return {
    /** The number of rows, and the number of cells in most rows. */
    height: rows.length,
    width,
    distinct: new Set(numbers).size === numbers.length,
    /** How many numbers the grid has, how many of them exceed the width, and how many words are not numbers. */
    numbers: numbers.length,
    above: numbers.filter((text) => Number(text) > width).length,
    strange: given.length - numbers.length,
  }
}

/** The number of cells in most rows; 0 if there are no rows. */
export function usualWidth(rows: readonly (readonly unknown[])[]): number {
  const tally = new Map<number, number>()
  for (const row of rows) tally.set(row.length, (tally.get(row.length) ?? 0) + 1)
  return Array.from(tally).reduce((best, entry) => (entry[1] > best[1] ? entry : best), [0, 0])[0]
}

/** Splits the clues of an id into cells: rows are separated by `/`, cells by `,`. */
export function clueRows(clues: Span): { readonly lines: Span[]; readonly rows: Span[][] } {
  const lines = parts(clues, '/')
  return { lines, rows: lines.map((line) => parts(line, ',')) }
}

/** Writes the givens as the clues of an id: nothing for an empty cell, `#` for a blocked cell. */
export function formatClueRows(givens: readonly number[], shape: Shape): string {
  const texts = givens.map((given) => (given === BLOCKED ? '#' : given === 0 ? '' : String(given)))
  return rowsOf(texts, shape)
    .map((row) => row.join(','))
    .join('/')
}
