// What every puzzle is: a shape and its clues. Families add what theirs have besides.

import type { Clues } from '../kernel/model.ts'

/** What a model is compiled for. Every family plays on a rectangle of cells. */
export interface Shape {
  /** How many rows of cells there are. */
  readonly rows: number
  /** How many columns of cells there are. */
  readonly columns: number
  /** The shape as it is written: `9x9`, `6x6/3x2`, `9x9/rook`. Two shapes are the same if their texts are. */
  readonly text: string
}

/** A puzzle: a shape and its clues. Families with more than givens (cages, sums) add fields. */
export interface Puzzle<S extends Shape = Shape> extends Clues {
  /** The board that it is played on. */
  readonly shape: S
}
