// The magic number board: consecutive numbers, each once, in a square whose rows, columns and both diagonals
// add to the same sum. The sum follows from the numbers (Findling's post on a board of 5..29, 2014).
//
//   . . .      2 7 6     The numbers 1 to 9 add to 45, which is three times the sum of a row: 15.
//   . . 1  ->  9 5 1
//   4 . .      4 3 8

import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import type { LineBoard } from '../linesums/boardOfSumLines.ts'
import type { Puzzle, Shape } from '../puzzle.ts'
import { PuzzleError, type Span } from '../puzzleError.ts'
import { withArticle } from '../withArticle.ts'

/** A square board and the range of its numbers. */
export interface MagicShape extends Shape {
  /** The number of cells along a side. */
  readonly size: number
  /** The smallest number. */
  readonly first: number
  /** The largest number. */
  readonly last: number
  /** The sum of every line. */
  readonly sum: number
}

/** A magic number board. The givens are its only clues. */
export type MagicPuzzle = Puzzle<MagicShape>

const SMALLEST = 3
/** The number of rows of the largest board. */
export const LARGEST_MAGIC = 8
const LARGEST_FIRST = 9999

/** The available shapes, for help texts and errors. */
export const MAGIC_SHAPES = `NxN for N from ${SMALLEST} to ${LARGEST_MAGIC}, with numbers from 1; for other numbers NxN/FIRST..LAST, such as 5x5/5..29, with FIRST from 1 to ${LARGEST_FIRST}`

/**
 * The board of this size whose smallest number is `first`. Throws a PuzzleError if the family does not have
 * it.
 */
export function magicShape(size: number, first = 1, at?: Span): MagicShape {
  if (size < SMALLEST || size > LARGEST_MAGIC || first < 1 || first > LARGEST_FIRST) {
    const message = `${withArticle(`${size}x${size} magic board`)} with numbers from ${first} is not available; expected ${MAGIC_SHAPES}`
    throw new PuzzleError('shape', message, at)
  }
  const last = first + size * size - 1
  const text = first === 1 ? `${size}x${size}` : `${size}x${size}/${first}..${last}`
  return { rows: size, columns: size, text, size, first, last, sum: ((first + last) * size) / 2 }
}

/** The board of a shape: rows, columns, and the two diagonals. */
export function magicBoard(shape: MagicShape): LineBoard<MagicPuzzle> {
  const { size } = shape
  const indices = Array.from({ length: size }, (_, index) => index)
  const falling = indices.map((index) => index * size + index)
  const rising = indices.map((index) => (index + 1) * (size - 1))
  const lines = [...rowsAndColumns(shape), falling, rising]
  const sums = lines.map(() => shape.sum)
  return { ...shape, lines, sumsOf: () => sums }
}

/** Replaces each number n by first + last - n. All lines keep their sums. */
export function complement({ shape, givens }: MagicPuzzle): number[] {
  return givens.map((value) => (value === 0 ? 0 : shape.first + shape.last - value))
}
