// Sudoku: every row, every column and every box holds each of 1..n once. Its shapes, and the groups of cells.

import { groupsOfKind, type LatinBoard, squareBoard } from '../latin/board.ts'
import { memo } from '../memo.ts'
import type { Puzzle, Shape } from '../puzzle.ts'

/** The size of a Sudoku and of its boxes. */
export interface SudokuShape extends Shape {
  /** The number of cells along a side, which is also the largest value. */
  readonly size: number
  /** The number of rows in a box. */
  readonly boxRows: number
  /** The number of columns in a box. */
  readonly boxColumns: number
}

/** A Sudoku. Its givens are its only clues. */
export type SudokuPuzzle = Puzzle<SudokuShape>

/** The boxes of each size, rows x columns. The first are the default. */
const BOXES: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  4: [[2, 2]],
  6: [
    [2, 3],
    [3, 2],
  ],
  8: [
    [2, 4],
    [4, 2],
  ],
  9: [[3, 3]],
  10: [
    [2, 5],
    [5, 2],
  ],
  12: [
    [3, 4],
    [4, 3],
    [2, 6],
    [6, 2],
  ],
  16: [
    [4, 4],
    [2, 8],
    [8, 2],
  ],
  25: [[5, 5]],
}

/** Every size. */
export const SUDOKU_SIZES = Object.keys(BOXES).map(Number)

/** The shapes of each size. They are created once, since a batch asks for the same one a million times. */
const SHAPES_OF_SIZE = new Map(
  SUDOKU_SIZES.map((size) => [
    size,
    BOXES[size].map(([boxRows, boxColumns], index) => {
      const text = index === 0 ? `${size}x${size}` : `${size}x${size}/${boxRows}x${boxColumns}`
      return { rows: size, columns: size, text, size, boxRows, boxColumns }
    }),
  ]),
)

/** Every shape. The default boxes of a size come first. */
export const SUDOKU_SHAPES: readonly SudokuShape[] = Array.from(SHAPES_OF_SIZE.values()).flat()

/** The shape of this size, with the default boxes or another choice. */
export function sudokuShape(size: number, boxes = 0): SudokuShape {
  return (SHAPES_OF_SIZE.get(size) as SudokuShape[])[boxes]
}

/** The rows, the columns and the boxes. */
export const sudokuBoard = memo(
  (shape: SudokuShape) => shape.text,
  (shape): LatinBoard => {
    const { size, boxRows, boxColumns } = shape
    const boxes: number[][] = Array.from({ length: size }, () => [])
    for (let cell = 0; cell < size * size; cell++) {
      const row = Math.floor(cell / size)
      const down = Math.floor(row / boxRows)
      const across = Math.floor((cell % size) / boxColumns)
      boxes[down * (size / boxColumns) + across].push(cell)
    }
    return squareBoard(shape, groupsOfKind('box', boxes))
  },
)

/** The cells of each row, then of each column, then of each box. */
export const sudokuGroups = memo(
  (shape: SudokuShape) => shape.text,
  (shape): readonly (readonly number[])[] => sudokuBoard(shape).groups.map(({ cells }) => cells),
)
