// Latin squares: every row and every column holds each of 1..n once. A Latin square is a Sudoku without boxes,
// and a first puzzle for children: a 4x4 with shapes or pictures needs no arithmetic and no boxes.
//
//   . 4 2 .      3 4 2 1
//   . . . 3  ->  4 2 1 3      Euler named the squares after the Latin letters that he wrote in them (Recherches sur
//   . . . .      2 1 3 4      une nouvelle espèce de quarrés magiques, 1782).
//   . . 4 .      1 3 4 2

import { makeBoardOf } from '../latin/rules/ruledBoard.ts'
import type { RuledPuzzle } from '../latin/rules/ruledPuzzle.ts'
import type { RuledShape } from '../latin/rules/ruledShape.ts'

/**
 * The size of a Latin square, and its further rules. The sizes of a box are those of the whole board, because a
 * Latin square has no boxes.
 */
export interface LatinSquareShape extends RuledShape {}

/** A Latin square. Besides the givens, further rules may have clues. */
export type LatinSquarePuzzle = RuledPuzzle<LatinSquareShape>

/** Every shape without further rules. These shapes are created once. */
export const LATIN_SQUARE_SHAPES: readonly LatinSquareShape[] = [4, 5, 6, 7, 8, 9].map((size) => ({
  rows: size,
  columns: size,
  text: `${size}x${size}`,
  size,
  boxRows: size,
  boxColumns: size,
  rules: [],
}))

/** The board of a puzzle: rows, columns, and the additions of further rules and their clues. */
export const rowsAndColumnsBoard = makeBoardOf<LatinSquareShape>()
