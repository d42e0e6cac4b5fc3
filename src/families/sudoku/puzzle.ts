// Sudoku: every row, every column and every box holds each of 1..n once. Its shapes, and the groups of cells.

import { groupsOfKind, type LatinBoard, squareBoard } from '../latin/board.ts'
import { memo } from '../memo.ts'
import type { Puzzle, Shape } from '../puzzle.ts'

/** How large a Sudoku is, and its boxes. */
export interface SudokuShape extends Shape {
  /** Cells along a side, and the largest value. */
  readonly size: number
  /** How many rows a box has. */
  readonly boxRows: number
  /** How many columns a box has. */
  readonly boxColumns: number
}

/** A Sudoku: its givens say all. */
export type SudokuPuzzle = Puzzle<SudokuShape>

/** The boxes of each size, rows x columns; the first are those meant where the text does not say. */
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

/** The shapes of each size: made once, since a batch asks for the same one a million times. */
const SHAPES_OF_SIZE = new Map(
  SUDOKU_SIZES.map((size) => [
    size,
    BOXES[size].map(([boxRows, boxColumns], index) => {
      const text = index === 0 ? `${size}x${size}` : `${size}x${size}/${boxRows}x${boxColumns}`
      return { rows: size, columns: size, text, size, boxRows, boxColumns }
    }),
  ]),
)

/** Every shape, the usual boxes of a size first. */
export const SUDOKU_SHAPES: readonly SudokuShape[] = Array.from(SHAPES_OF_SIZE.values()).flat()

/** The shape of one of the sizes, with the usual boxes or another choice of them. */
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
