// The magic number board: consecutive numbers, each once, in a square whose rows, columns and both diagonals
// all add to the same sum, which follows from the numbers (Findling's post on a board of 5..29, 2014).
//
//   . . .      2 7 6     The numbers 1 to 9 add to 45, and the three rows to three times the sum: it is 15.
//   . . 1  ->  9 5 1
//   4 . .      4 3 8

import { PuzzleError, quote, type Span } from '../error.ts'
import type { Fault, Puzzle, Shape } from '../family.ts'
import { lineName, rowsAndColumns } from '../grid.ts'
import { sumFaults } from '../linesums/lines.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'

export interface MagicShape extends Shape {
  /** Cells along a side. */
  readonly size: number
  readonly first: number
  readonly last: number
  /** What every line adds to. */
  readonly sum: number
}

export type MagicPuzzle = Puzzle<MagicShape>

const SMALLEST = 3
export const LARGEST = 8
const LARGEST_FIRST = 9999

export const SHAPES = `NxN for N from ${SMALLEST} to ${LARGEST} with the numbers from 1, or NxN/FIRST..LAST (5x5/5..29) for others from 1 to ${LARGEST_FIRST}`

/** The board of that size whose smallest number is `first`; a PuzzleError where the family has none. */
export function makeShape(size: number, first = 1, at?: Span): MagicShape {
  if (size < SMALLEST || size > LARGEST || first < 1 || first > LARGEST_FIRST) {
    throw new PuzzleError(
      'shape',
      `a magic board of ${size}x${size} from ${first} is not offered: ${SHAPES}`,
      at,
    )
  }
  const last = first + size * size - 1
  const text = first === 1 ? `${size}x${size}` : `${size}x${size}/${first}..${last}`
  return { rows: size, columns: size, text, size, first, last, sum: ((first + last) * size) / 2 }
}

export function parseShape(text: string, at?: Span): MagicShape {
  const match = /^(\d{1,3})x(\d{1,3})(?:\/(\d{1,5})\.\.(\d{1,5}))?$/.exec(text)
  if (match && match[1] === match[2]) {
    const shape = makeShape(Number(match[1]), Number(match[3] ?? 1), at)
    if (match[4] === undefined || Number(match[4]) === shape.last) return shape
    const { size, first } = shape
    throw new PuzzleError(
      'shape',
      `${size}x${size} cells hold the numbers ${first}..${shape.last}, not ${first}..${Number(match[4])}`,
      at,
    )
  }
  throw new PuzzleError('shape', `${quote(text)} is not a shape of a magic board: ${SHAPES}`, at)
}

/** The cells of each row, of each column, and of the two diagonals. */
export function linesOf(shape: MagicShape): number[][] {
  const indices = Array.from({ length: shape.size }, (_, index) => index)
  const falling = indices.map((index) => index * shape.size + index)
  const rising = indices.map((index) => (index + 1) * (shape.size - 1))
  return [...rowsAndColumns(shape), falling, rising]
}

/** `row 2`, `column 1`, `the falling diagonal`: the lines in the order of `linesOf`. */
function nameOf(shape: MagicShape, line: number): string {
  if (line < 2 * shape.size) return lineName(shape, line)
  return line === 2 * shape.size ? 'the falling diagonal' : 'the rising diagonal'
}

export function faults({ shape }: MagicPuzzle, values: ArrayLike<number>): Fault[] {
  const lines = linesOf(shape)
  const sums = lines.map(() => shape.sum)
  return sumFaults(values, shape.first, lines, sums, (line) => nameOf(shape, line))
}

/** Each number replaced by the one as far from the other end of the range: all lines have the sum that they had. */
export function complement({ shape, givens }: MagicPuzzle): number[] {
  return givens.map((value) => (value === 0 ? 0 : shape.first + shape.last - value))
}

/** The givens that a puzzle has in common with all its turns and with their complements. */
export function canonicalGivens(puzzle: MagicPuzzle): number[] {
  return smallestImage([puzzle.givens, complement(puzzle)], turnsOf(puzzle.shape))
}
