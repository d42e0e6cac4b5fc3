// A magic board is a board of lines with sums: rows, columns and diagonals, all with the shape's sum.

import type { Model } from '../../kernel/model.ts'
import { type LineBoard, makeLineSumModel } from '../linesums/model.ts'
import { LINE_SUM_PRUNES } from '../linesums/rules.ts'
import type { Modelling } from '../model.ts'
import { linesOf, type MagicPuzzle, type MagicShape } from './puzzle.ts'

/**
 * In a square of order 4 the corners have the sum too, and so have the cells in the middle: with the middles of
 * the top and bottom row, each two of these three add to two lines (the diagonals, the outer rows, the middle
 * columns). That spares a third of the search for all 7040 squares.
 */
const IMPLIED_OF_ORDER_4 = [
  [0, 3, 12, 15],
  [5, 6, 9, 10],
]

/** The model at full strength. */
export function compileFull(shape: MagicShape): Model<MagicPuzzle> {
  return makeLineSumModel(magicBoard(shape), 'full')
}

/** The rules of the magic number board compiled for the search. */
export const model: Modelling<MagicShape, MagicPuzzle> = {
  prunes: {
    ...LINE_SUM_PRUNES,
    full: `${LINE_SUM_PRUNES.full}; in order 4 the corners and the middle have the sum, too`,
  },
  compile: (shape, strength) => makeLineSumModel(magicBoard(shape), strength),
}

/** The board of a shape. */
export function magicBoard(shape: MagicShape): LineBoard<MagicPuzzle> {
  const lines = linesOf(shape)
  const implied = shape.size === 4 ? IMPLIED_OF_ORDER_4 : []
  const sums = [...lines, ...implied].map(() => shape.sum)
  return { ...shape, lines, implied, sumsOf: () => sums }
}
