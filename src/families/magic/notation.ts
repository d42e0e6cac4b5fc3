// The magic number board as text: a grid of numbers separated by spaces, or in one line.
//
//   2 . 6
//   . 5 .        2,,6/,5,/,,        The shape gives the range of the numbers: 3x3 is 3x3/1..9.
//   . . .

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
} from '../gridText.ts'
import type { Notation, Recognition } from '../notation.ts'
import { PuzzleError, quote, type Span } from '../puzzleError.ts'
import { LARGEST_MAGIC, MAGIC_SHAPES, type MagicPuzzle, type MagicShape, magicShape } from './puzzle.ts'
import { faults } from './rules.ts'

/** How magic number boards are written and read. */
export const notation: Notation<MagicShape, MagicPuzzle> = {
  what: 'a grid of numbers separated by spaces (., 0 or _ is empty)',
  example: `
magic 5x5/5..29
__ __ __ __ 15
__ __ 25 17 __
__ 26 __  5 __
__ 18 __ __ 11
__ __ 21 __ __
`,
  shapes: { example: '5x5', others: ['3x3', '4x4', '5x5/5..29', '6x6', '7x7', '8x8'], what: MAGIC_SHAPES },
  parseShape,
  lineRole: () => undefined,
  recognizes,
  parse,
  format,
  parseClues,
  formatClues,
}

/** Reads a shape. Throws a PuzzleError for a shape that the family does not have. */
export function parseShape(text: string, at?: Span): MagicShape {
  const match = /^(\d{1,3})x(\d{1,3})(?:\/(\d{1,5})\.\.(\d{1,5}))?$/.exec(text)
  if (match && match[1] === match[2]) {
    const shape = magicShape(Number(match[1]), Number(match[3] ?? 1), at)
    if (match[4] === undefined || Number(match[4]) === shape.last) return shape
    const { size, first } = shape
    const message = `${size}x${size} cells hold the numbers ${first}..${shape.last}, not ${first}..${Number(match[4])}`
    throw new PuzzleError('shape', message, at)
  }
  throw new PuzzleError('shape', `${quote(text)} is not a magic board shape; expected ${MAGIC_SHAPES}`, at)
}

/**
 * The maximum width of a grid that is recognised. It is larger than the largest board, so that slightly larger
 * boards are refused with the right message.
 */
const WIDEST = 12

/**
 * A square grid is surely a magic board if its numbers are distinct, or if most of them exceed its width, so
 * that a repeated number must be a mistake. A grid with repeated small numbers, or with words that are not
 * numbers, is a magic board only if no other family claims it.
 */
function recognizes(lines: readonly Span[]): Recognition {
  if (lines.length < 2 || lines.length > WIDEST + 1) return undefined
  if (lines.some(({ text }) => /[,|:;#/=]/.test(text))) return undefined
  const { height, width, distinct, numbers, above, strange } = gridEvidence(lines.map((line) => words(line)))
  if (width < 3 || width > WIDEST || Math.abs(height - width) > 1) return undefined
  if (width > LARGEST_MAGIC && above === 0) return undefined
  return strange === 0 && height === width && (distinct || 2 * above > numbers) ? 'surely' : 'perhaps'
}

function parse(lines: readonly Span[], known?: MagicShape): MagicPuzzle {
  const rows = lines.map((line) => words(line))
  return read(rows, lines, known ?? magicShape(usualWidth(rows), 1, lines[0]))
}

/** Reads the clues of an id. Throws a PuzzleError. */
export function parseClues(clues: Span, shape: MagicShape): MagicPuzzle {
  const { lines, rows } = clueRows(clues)
  return read(rows, lines, shape)
}

function format(puzzle: MagicPuzzle): string {
  return formatGrid(puzzle.givens, puzzle.shape)
}

function formatClues({ shape, givens }: MagicPuzzle): string {
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

/**
 * Reads a number of the board's range. The range of a board is easily forgotten, so the error shows how to
 * specify it.
 */
function parseCell(word: Span, { size, first, last }: MagicShape): number {
  const number = /^\d{1,9}$/.test(word.text) ? Number(word.text) : Number.NaN
  if (number >= first && number <= last) return number
  const other = first === 5 ? magicShape(size) : magicShape(size, 5)
  const message = `${quote(word.text)} is not a number from ${first} to ${last}; to use another range, give --shape ${size}x${size}/${other.first}..${other.last} or a first line "magic ${size}x${size}/${other.first}..${other.last}"`
  throw new PuzzleError('value', message, word)
}
