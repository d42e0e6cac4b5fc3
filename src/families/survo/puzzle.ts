// Survo: each of the numbers 1..mn occurs once in a table of m rows and n columns, whose row and column sums
// are printed (Mustonen, On certain cross sum puzzles, 2006).
//
//    .  6  .  . | 30        12  6  2 10 | 30
//    8  .  .  . | 18    ->   8  1  5  4 | 18
//    .  .  3  . | 30         7  9  3 11 | 30
//   27 16 10 25             27 16 10 25

import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import type { LineBoard } from '../linesums/boardOfSumLines.ts'
import type { Puzzle, Shape } from '../puzzle.ts'
import { PuzzleError, type Span } from '../puzzleError.ts'

/** The size of a table. */
export type SurvoShape = Shape

/** A Survo: its givens and its sums. */
export interface SurvoPuzzle extends Puzzle<SurvoShape> {
  /** The sum of each row, from the top. */
  readonly rowSums: readonly number[]
  /** The sum of each column, from the left. */
  readonly columnSums: readonly number[]
}

const LONGEST_SIDE = 20
const MOST_CELLS = 64

/** The available shapes, for help texts and errors. */
export const SURVO_SHAPES = `ROWSxCOLUMNS, with sides of 2 to ${LONGEST_SIDE} and at most ${MOST_CELLS} cells in all`

/** The shape with these rows and columns. Throws a PuzzleError if the family does not have it. */
export function survoShape(rows: number, columns: number, at?: Span): SurvoShape {
  const sides = [rows, columns]
  if (sides.every((side) => side >= 2 && side <= LONGEST_SIDE) && rows * columns <= MOST_CELLS) {
    return { rows, columns, text: `${rows}x${columns}` }
  }
  throw new PuzzleError('shape', `${rows}x${columns} is not a Survo shape; expected ${SURVO_SHAPES}`, at)
}

/** The least and the greatest sum of `cells` different numbers of a board. */
export function sumRange(cells: number, shape: SurvoShape): [least: number, greatest: number] {
  const least = (cells * (cells + 1)) / 2
  return [least, cells * (shape.rows * shape.columns + 1) - least]
}

/** The sum of all numbers of a board: the row sums must add up to this total, and so must the column sums. */
export function totalOf({ rows, columns }: SurvoShape): number {
  return (rows * columns * (rows * columns + 1)) / 2
}

/** The board of a shape. */
export function survoBoard(shape: SurvoShape): LineBoard<SurvoPuzzle> {
  const sumsOf = ({ rowSums, columnSums }: SurvoPuzzle) => [...rowSums, ...columnSums]
  return { ...shape, first: 1, lines: rowsAndColumns(shape), sumsOf }
}
