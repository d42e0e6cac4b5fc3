// Survo: each of 1..mn goes once into a table of m rows and n columns whose row and column sums are printed
// (Mustonen, On certain cross sum puzzles, 2006).
//
//    .  6  .  . | 30        12  6  2 10 | 30
//    8  .  .  . | 18    ->   8  1  5  4 | 18
//    .  .  3  . | 30         7  9  3 11 | 30
//   27 16 10 25             27 16 10 25

import { PuzzleError, type Span } from '../error.ts'
import type { Puzzle, Shape } from '../puzzle.ts'

/** A table. */
export type SurvoShape = Shape

/** A Survo: its givens, and the sums beside it. */
export interface SurvoPuzzle extends Puzzle<SurvoShape> {
  /** What each row adds to, from the top. */
  readonly rowSums: readonly number[]
  /** What each column adds to, from the left. */
  readonly columnSums: readonly number[]
}

const LONGEST_SIDE = 20
const MOST_CELLS = 64

/** Which shapes there are, for help texts and errors. */
export const SURVO_SHAPES = `ROWSxCOLUMNS, from 2x2 up to sides of ${LONGEST_SIDE} and ${MOST_CELLS} cells`

/** A shape of that many rows and columns; a PuzzleError where the family has none. */
export function survoShape(rows: number, columns: number, at?: Span): SurvoShape {
  const sides = [rows, columns]
  if (sides.every((side) => side >= 2 && side <= LONGEST_SIDE) && rows * columns <= MOST_CELLS) {
    return { rows, columns, text: `${rows}x${columns}` }
  }
  throw new PuzzleError('shape', `${rows}x${columns} is not a Survo shape: ${SURVO_SHAPES}`, at)
}

/** The least and the greatest sum of that many different numbers of a board. */
export function sumRange(cells: number, shape: SurvoShape): [least: number, greatest: number] {
  const least = (cells * (cells + 1)) / 2
  return [least, cells * (shape.rows * shape.columns + 1) - least]
}

/** What the rows together, or the columns, must add to. */
export function totalOf({ rows, columns }: SurvoShape): number {
  return (rows * columns * (rows * columns + 1)) / 2
}
