// The magic number board as text: a grid of numbers with blanks between, or in one line.
//
//   2 . 6
//   . 5 .        2,,6/,5,/,,        The range of the numbers is the shape's: 3x3 is 3x3/1..9.
//   . . .

import { PuzzleError, quote, type Span } from '../error.ts'
import {
  expectGrid,
  expectNoFault,
  formatGrid,
  isEmptyCell,
  parts,
  rowsOf,
  usualWidth,
  words,
} from '../grid.ts'
import { faults, LARGEST, type MagicPuzzle, type MagicShape, makeShape } from './rules.ts'

/** Boards that are a little too large are told so. */
const WIDEST = 12

/**
 * Whether this is a grid of numbers, square or nearly so, that could be distinct: a repeated number is a
 * mistake in a board of numbers mostly above its size, and another family's rule otherwise.
 */
export function recognizes(lines: readonly Span[]): boolean {
  if (lines.length < 2 || lines.length > WIDEST + 1) return false
  const rows = lines.map((line) => words(line))
  const width = usualWidth(rows)
  if (width < 3 || width > WIDEST || Math.abs(rows.length - width) > 1) return false
  const cells = rows.flatMap((row) => row.map((word) => word.text))
  const numbers = cells.filter((text) => !isEmptyCell(text) && /^\d+$/.test(text))
  const others = cells.filter((text) => !isEmptyCell(text) && !/^\d+$/.test(text))
  if (others.length > 1 || others.some((text) => /[,|:]/.test(text))) return false
  const large = numbers.filter((text) => Number(text) > width)
  if (width > LARGEST && large.length === 0) return false
  return new Set(numbers).size === numbers.length || 2 * large.length > numbers.length
}

export function parse(lines: readonly Span[], known?: MagicShape): MagicPuzzle {
  const rows = lines.map((line) => words(line))
  return read(rows, lines, known ?? makeShape(usualWidth(rows), 1, lines[0]))
}

/** The clues of a name: cells by commas, rows by slashes. */
export function parseClues(clues: Span, shape: MagicShape): MagicPuzzle {
  const lines = parts(clues, '/')
  return read(
    lines.map((line) => parts(line, ',')),
    lines,
    shape,
  )
}

export function format(puzzle: MagicPuzzle): string {
  return formatGrid(puzzle.givens, puzzle.shape)
}

export function formatClues({ shape, givens }: MagicPuzzle): string {
  return rowsOf(givens, shape)
    .map((row) => row.map((value) => value || '').join(','))
    .join('/')
}

function read(rows: readonly (readonly Span[])[], lines: readonly Span[], shape: MagicShape): MagicPuzzle {
  expectGrid(rows, lines, shape)
  const cells = rows.flat()
  const givens = cells.map((word) => (isEmptyCell(word.text) ? 0 : parseCell(word, shape)))
  const puzzle = { shape, givens }
  expectNoFault(faults(puzzle, givens), shape, cells)
  return puzzle
}

/** A number of the board's range; the range is what is most easily forgotten, so the error tells how to give it. */
function parseCell(word: Span, { size, first, last }: MagicShape): number {
  const number = /^\d{1,9}$/.test(word.text) ? Number(word.text) : Number.NaN
  if (number >= first && number <= last) return number
  const other = first === 5 ? makeShape(size) : makeShape(size, 5)
  throw new PuzzleError(
    'value',
    `${quote(word.text)} is not a number from ${first} to ${last}; another range is given by --shape ${size}x${size}/${other.first}..${other.last} or a first line "magic ${size}x${size}/${other.first}..${other.last}"`,
    word,
  )
}
