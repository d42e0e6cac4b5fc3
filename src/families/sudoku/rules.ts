// Sudoku: every row, every column and every box holds each of 1..n once.

import { PuzzleError, quote, type Span } from '../error.ts'
import type { Fault, Puzzle, Shape } from '../family.ts'
import { lineName, outOfRange, repeats, rowsAndColumns } from '../grid.ts'
import { memo } from '../memo.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'

export interface SudokuShape extends Shape {
  /** Cells along a side, and the largest value. */
  readonly size: number
  readonly boxRows: number
  readonly boxColumns: number
}

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

export const SIZES = Object.keys(BOXES).map(Number)

/** The shapes of each size: made once, since a batch asks for the same one a million times. */
const shapesOfSize = new Map(
  SIZES.map((size) => [
    size,
    BOXES[size].map(([boxRows, boxColumns], index) => {
      const text = index === 0 ? `${size}x${size}` : `${size}x${size}/${boxRows}x${boxColumns}`
      return { rows: size, columns: size, text, size, boxRows, boxColumns }
    }),
  ]),
)

/** Every shape's text: `9x9`, or `6x6/3x2` for boxes of 3 rows and 2 columns that are not the usual ones. */
export const SHAPES = Array.from(shapesOfSize.values()).flatMap((shapes) => shapes.map((shape) => shape.text))

/** The shape of one of the sizes, with the usual boxes or another choice of them. */
export function makeShape(size: number, boxes = 0): SudokuShape {
  return (shapesOfSize.get(size) as SudokuShape[])[boxes]
}

export function parseShape(text: string, at?: Span): SudokuShape {
  const match = /^(\d+)x(\d+)(?:\/(\d+)x(\d+))?$/.exec(text)
  const size = Number(match?.[1])
  if (match && size === Number(match[2]) && SIZES.includes(size)) {
    const boxes = match[3]
      ? BOXES[size].findIndex(([rows, columns]) => rows === Number(match[3]) && columns === Number(match[4]))
      : 0
    if (boxes >= 0) return makeShape(size, boxes)
  }
  throw new PuzzleError('shape', `${quote(text)} is not a Sudoku shape: ${SHAPES.join(', ')}`, at)
}

/** The cells of each row, then of each column, then of each box. */
export const groupsOf = memo(
  (shape: SudokuShape) => shape.text,
  (shape): readonly (readonly number[])[] => {
    const { size, boxRows, boxColumns } = shape
    const boxes: number[][] = Array.from({ length: size }, () => [])
    for (let cell = 0; cell < size * size; cell++) {
      const row = Math.floor(cell / size)
      const down = Math.floor(row / boxRows)
      const across = Math.floor((cell % size) / boxColumns)
      boxes[down * (size / boxColumns) + across].push(cell)
    }
    return [...rowsAndColumns(shape), ...boxes]
  },
)

export function faults({ shape }: SudokuPuzzle, values: ArrayLike<number>): Fault[] {
  const cells = Array.from(values, (_, cell) => cell)
  const inGroups = groupsOf(shape).flatMap((group, index) => {
    const name = index < 2 * shape.size ? lineName(shape, index) : `box ${index - 2 * shape.size + 1}`
    return repeats(values, group, name)
  })
  return [...outOfRange(values, cells, 1, shape.size), ...inGroups]
}

/** The same for a puzzle turned, mirrored or renumbered; exchanged rows and columns make another one. */
export function canonicalGivens({ shape, givens }: SudokuPuzzle): number[] {
  // Where boxes are no squares, only the turns that keep rows rows keep boxes boxes.
  const turns = turnsOf(shape).slice(0, shape.boxRows === shape.boxColumns ? 8 : 4)
  return smallestImage([givens], turns, true)
}
