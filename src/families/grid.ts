// Grids of cells as text: what the notations of several families share.

import { BLOCKED } from '../kernel/model.ts'
import { type ErrorCode, PuzzleError, quote, type Span } from './error.ts'
import type { Fault, Puzzle, Removal, Shape } from './family.ts'

/** A cell's name: `r1c1` is the top left one. */
export function cellName(shape: Shape, cell: number): string {
  return `r${Math.floor(cell / shape.columns) + 1}c${(cell % shape.columns) + 1}`
}

/** The names of the first few of some cells: `r1c1, r1c4`. */
export function cellNames(shape: Shape, cells: readonly number[]): string {
  const names = cells.slice(0, 9).map((cell) => cellName(shape, cell))
  return (cells.length > names.length ? [...names, `and ${cells.length - names.length} more`] : names).join(
    ', ',
  )
}

/** The words of a line, wherever the pattern finds one, each with its place. */
export function words(line: Span, pattern: RegExp = /\S+/g): Span[] {
  return Array.from(line.text.matchAll(pattern), (match) => ({
    text: match[0],
    line: line.line,
    column: line.column + match.index,
  }))
}

/** The parts of a line between separators, blanks around them removed, each with its place. */
export function parts(line: Span, separator: string): Span[] {
  let column = line.column
  return line.text.split(separator).map((text) => {
    const indent = text.length - text.trimStart().length
    const part = { text: text.trim(), line: line.line, column: column + indent }
    column += text.length + separator.length
    return part
  })
}

/** Empty in every grid: `.`, `0`, a run of `_`; between separators also nothing at all. */
export function isEmptyCell(text: string): boolean {
  return /^(?:\.|0+|_*)$/.test(text)
}

/** A whole number of the range; a PuzzleError that says what was expected otherwise. */
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

/** Refuses rows of different width and a number of rows or columns other than the shape's. */
export function expectGrid(rows: readonly (readonly Span[])[], lines: readonly Span[], shape: Shape): void {
  rows.forEach((row, index) => {
    if (row.length === shape.columns) return
    const message = `row ${index + 1} has ${count(row.length, 'cell')}, not the ${shape.columns} of a ${shape.text} board`
    throw new PuzzleError('length', message, row[shape.columns] ?? lines[index])
  })
  if (rows.length !== shape.rows) {
    const message = `${count(rows.length, 'row')}, not the ${shape.rows} of a ${shape.text} board`
    throw new PuzzleError('length', message, lines[shape.rows] ?? lines.at(-1))
  }
}

/** Refuses clues that break a rule together; the place is that of the last cell involved. */
export function expectNoFault(faults: readonly Fault[], shape: Shape, cells: readonly Span[]): void {
  const [fault] = faults
  if (!fault) return
  const names = cellNames(shape, fault.cells)
  throw new PuzzleError(
    'conflict',
    names ? `${fault.rule} (${names})` : fault.rule,
    cells[Math.max(...fault.cells)],
  )
}

/** `1 cell`, `2 cells`. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`
}

/** The values row by row. */
export function rowsOf<T>(values: ArrayLike<T>, shape: Shape): T[][] {
  return Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_, column) => values[row * shape.columns + column]),
  )
}

/** Rows of cells, right-aligned in columns of one width. `##` is a blocked cell. */
export function formatGrid(values: ArrayLike<number>, shape: Shape, separator = ' '): string {
  const texts = Array.from(values, (value) => (value === BLOCKED ? '##' : value === 0 ? '.' : String(value)))
  const width = Math.max(...texts.map((text) => text.length))
  return rowsOf(texts, shape)
    .map((row) => row.map((text) => text.padStart(width)).join(separator))
    .join('\n')
}

/** For families whose removable clues are their givens: the puzzle without each in turn. */
export function removeGivens<P extends Puzzle>(
  puzzle: P,
  kept: (cell: number) => boolean = () => false,
): Removal<P>[] {
  return puzzle.givens.flatMap((value, cell) =>
    value > 0 && !kept(cell)
      ? {
          clue: `${value} at ${cellName(puzzle.shape, cell)}`,
          puzzle: { ...puzzle, givens: puzzle.givens.with(cell, 0) },
          excluded: { cell, value },
        }
      : [],
  )
}

/** Values that stand more than once among the cells of a group, as faults; `where` is the group's name. */
export function repeats(values: ArrayLike<number>, group: readonly number[], where: string): Fault[] {
  const seen = new Map<number, number[]>()
  for (const cell of group) {
    if (values[cell] > 0) seen.set(values[cell], [...(seen.get(values[cell]) ?? []), cell])
  }
  return Array.from(seen).flatMap(([value, cells]) =>
    cells.length > 1
      ? { rule: `${where} has ${value} ${cells.length === 2 ? 'twice' : `${cells.length} times`}`, cells }
      : [],
  )
}

/** The width that most rows have. */
export function usualWidth(rows: readonly (readonly unknown[])[]): number {
  const tally = new Map<number, number>()
  for (const row of rows) tally.set(row.length, (tally.get(row.length) ?? 0) + 1)
  return Array.from(tally).reduce((best, entry) => (entry[1] > best[1] ? entry : best))[0]
}
