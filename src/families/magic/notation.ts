// The magic number board as text: a grid of numbers with blanks between, or in one line.
//
//   2 . 6
//   . 5 .        2,,6/,5,/,,        The range of the numbers is the shape's: 3x3 is 3x3/1..9.
//   . . .

import { PuzzleError, quote, type Span } from '../error.ts'
import type { Recognition } from '../family.ts'
import {
  clueRows,
  expectGrid,
  expectNoFault,
  formatClueRows,
  formatGrid,
  gridEvidence,
  isEmptyCell,
  usualWidth,
  words,
} from '../text.ts'
import { faults, LARGEST, type MagicPuzzle, type MagicShape, makeShape } from './rules.ts'

/** Boards that are a little too large are told so. */
const WIDEST = 12

/**
 * A square grid of distinct numbers, or of numbers mostly above its width: then a repeated one is a mistake.
 * Repeated small numbers, or words that are no numbers, are a magic board only if nobody else wants them.
 */
export function recognizes(lines: readonly Span[]): Recognition {
  if (lines.length < 2 || lines.length > WIDEST + 1) return undefined
  if (lines.some(({ text }) => /[,|:;#/=]/.test(text))) return undefined
  const { height, width, distinct, numbers, above, strange } = gridEvidence(lines.map((line) => words(line)))
  if (width < 3 || width > WIDEST || Math.abs(height - width) > 1) return undefined
  if (width > LARGEST && above === 0) return undefined
  return strange === 0 && height === width && (distinct || 2 * above > numbers) ? 'surely' : 'perhaps'
}

export function parse(lines: readonly Span[], known?: MagicShape): MagicPuzzle {
  const rows = lines.map((line) => words(line))
  return read(rows, lines, known ?? makeShape(usualWidth(rows), 1, lines[0]))
}

/** The clues of a name: cells by commas, rows by slashes. */
export function parseClues(clues: Span, shape: MagicShape): MagicPuzzle {
  const { lines, rows } = clueRows(clues)
  return read(rows, lines, shape)
}

export function format(puzzle: MagicPuzzle): string {
  return formatGrid(puzzle.givens, puzzle.shape)
}

export function formatClues({ shape, givens }: MagicPuzzle): string {
  return formatClueRows(givens, shape)
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
