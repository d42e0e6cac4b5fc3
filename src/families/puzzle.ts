// What all puzzles have in common: a shape and clues. Families add their own fields.

import type { Clues } from '../kernel/searchModel.ts'

/** A board's size and variant, for which models are compiled. Every board is a rectangle of cells. */
export interface Shape {
  /** The number of rows. */
  readonly rows: number
  /** The number of columns. */
  readonly columns: number
  /** The shape as written: `9x9`, `6x6/3x2`, `9x9/rook`. Two shapes with the same text are equal. */
  readonly text: string
}

/** A puzzle: a shape and its clues. Families whose clues are not only givens (cages, sums) add fields. */
export interface Puzzle<S extends Shape = Shape> extends Clues {
  /** The shape of its board. */
  readonly shape: S
}
