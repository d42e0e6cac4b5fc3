// Sudoku: every row, every column and every box holds each of 1..n once. This file has the shapes of Sudokus,
// and their groups of cells.

import { groupsOfKind } from '../latin/boardOfGroups.ts'
import { makeBoardOf } from '../latin/rules/ruledBoard.ts'
import type { RuledPuzzle } from '../latin/rules/ruledPuzzle.ts'
import type { RuledShape } from '../latin/rules/ruledShape.ts'
import { memo } from '../memo.ts'

/** The size of a Sudoku and of its boxes, and its further rules. */
export interface SudokuShape extends RuledShape {}

/** A Sudoku. Besides the givens, further rules may have clues. */
export type SudokuPuzzle = RuledPuzzle<SudokuShape>

/**
 * The boxes of all shapes, as rows x columns, sorted by size of the board. The first boxes of each size are the
 * default.
 */
const BOXES = '2x2 2x3 3x2 2x4 4x2 3x3 2x5 5x2 3x4 4x3 2x6 6x2 4x4 2x8 8x2 5x5'
  .split(' ')
  .map((box) => box.split('x').map(Number))

/**
 * All shapes without further rules. They are created once, since a batch asks for the same shape a million
 * times.
 */
export const SUDOKU_SHAPES: readonly SudokuShape[] = BOXES.map(([boxRows, boxColumns], index) => {
  const size = boxRows * boxColumns
  const isDefault = BOXES.findIndex(([rows, columns]) => rows * columns === size) === index
  const text = isDefault ? `${size}x${size}` : `${size}x${size}/${boxRows}x${boxColumns}`
  return { rows: size, columns: size, text, size, boxRows, boxColumns, rules: [] }
})

/** Every size. */
export const SUDOKU_SIZES: readonly number[] = [...new Set(SUDOKU_SHAPES.map(({ size }) => size))]

/** The shape of this size with the default boxes. */
export function sudokuShape(size: number): SudokuShape {
  return SUDOKU_SHAPES.find((shape) => shape.size === size) as SudokuShape
}

/** The board of a puzzle: rows, columns, boxes, and the additions of further rules and their clues. */
export const sudokuBoard = makeBoardOf(({ size, boxRows, boxColumns }: SudokuShape) => {
  const boxes: number[][] = Array.from({ length: size }, () => [])
  for (let cell = 0; cell < size * size; cell++) {
    const row = Math.floor(cell / size)
    const down = Math.floor(row / boxRows)
    const across = Math.floor((cell % size) / boxColumns)
    boxes[down * (size / boxColumns) + across].push(cell)
  }
  return groupsOfKind('box', boxes)
})

/** The cells of each row, then of each column, then of each box, then of the groups of further rules. */
export const sudokuGroups = memo(
  (shape: SudokuShape) => shape.text,
  (shape): readonly (readonly number[])[] => sudokuBoard({ shape }).groups.map(({ cells }) => cells),
)
