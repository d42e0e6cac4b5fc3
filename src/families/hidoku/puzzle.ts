// Hidoku (Hidato): the numbers from 1 to n form a path over the n cells of the board that are not blocked. Consecutive
// numbers are in neighbouring cells. A cell has eight neighbours, as a king moves in chess, or in a Numbrix only the
// four that share a side with it. The rules are explained in the Hidoku post (Findling 2015).
//
//   1  3  4      A 3x3 board. The steps 2-3, 4-5 and 5-6 are diagonal; the others go to a side.
//   2  5  9
//   6  7  8

import { BLOCKED } from '../../kernel/searchModel.ts'
import { memo } from '../memo.ts'
import type { Puzzle, Shape } from '../puzzle.ts'

/** The two kinds of neighbours. */
export const ADJACENCIES = ['king', 'rook'] as const
/** Which cells are neighbours: the eight around, or the four beside. */
export type Adjacency = (typeof ADJACENCIES)[number]

/** A board, and its kind of neighbours. */
export interface HidokuShape extends Shape {
  /** `king`: eight neighbours; `rook`: four, as in a Numbrix. */
  readonly adjacency: Adjacency
}

/** A Hidoku; its givens have BLOCKED for cells without a number. */
export type HidokuPuzzle = Puzzle<HidokuShape>

/** The maximum number of rows and columns, because the cells of a row must fit into one word. */
export const LONGEST_SIDE = 31

/** The steps down and to the right from a cell to its eight neighbours, and to itself. */
const OFFSETS = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))

/**
 * Whether a Hidoku can have this many rows and columns: it needs at least two cells, and at most 31 rows and columns.
 */
export function isHidokuSize(rows: number, columns: number): boolean {
  return rows >= 1 && columns >= 1 && rows * columns >= 2 && rows <= LONGEST_SIDE && columns <= LONGEST_SIDE
}

/** The shape of a board with this many rows and columns. */
export function hidokuShape(rows: number, columns: number, adjacency: Adjacency = 'king'): HidokuShape {
  const text = adjacency === 'king' ? `${rows}x${columns}` : `${rows}x${columns}/${adjacency}`
  return { rows, columns, text, adjacency }
}

/** The neighbours of each cell, in reading order. */
export const neighboursOf = memo(
  (shape: HidokuShape) => shape.text,
  ({ rows, columns, adjacency }): readonly (readonly number[])[] =>
    Array.from({ length: rows * columns }, (_, cell) =>
      OFFSETS.flatMap(([down, right]) => {
        const moves = down * down + right * right
        if (moves === 0 || (moves === 2 && adjacency === 'rook')) return []
        const row = Math.floor(cell / columns) + down
        const column = (cell % columns) + right
        return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : []
      }),
    ),
)

/** The number of numbers on a full board, which is the number of cells that are not blocked. */
export function countNumbers(givens: readonly number[]): number {
  let numbers = 0
  for (const given of givens) if (given !== BLOCKED) numbers++
  return numbers
}

/** Whether a cell shows the first or the last number. */
export function isEnd(givens: readonly number[], cell: number): boolean {
  return givens[cell] === 1 || (givens[cell] > 1 && givens[cell] === countNumbers(givens))
}

/**
 * The number of steps from a cell to every other cell, on a way around blocked cells; Infinity if it is more than
 * `limit`.
 */
export function stepsFrom({ shape, givens }: HidokuPuzzle, start: number, limit = Infinity): number[] {
  const neighbours = neighboursOf(shape)
  const steps = new Array<number>(givens.length).fill(Infinity)
  steps[start] = 0
  let frontier = [start]
  for (let distance = 1; distance <= limit && frontier.length > 0; distance++) {
    const next: number[] = []
    for (const cell of frontier) {
      for (const neighbour of neighbours[cell]) {
        if (givens[neighbour] === BLOCKED || steps[neighbour] !== Infinity) continue
        steps[neighbour] = distance
        next.push(neighbour)
      }
    }
    frontier = next
  }
  return steps
}
