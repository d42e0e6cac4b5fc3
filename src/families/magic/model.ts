// The model of the magic number board: a board of lines with sums, whose lines are rows, columns and diagonals.
// All lines have the shape's sum.

import type { Model } from '../../kernel/searchModel.ts'
import { LINE_SUM_PRUNES, makeLineSumModel } from '../linesums/model.ts'
import type { Modelling } from '../model.ts'
import { type MagicPuzzle, type MagicShape, magicBoard } from './puzzle.ts'

/**
 * In a square of order 4 the four corners also have the sum of a line, and so do the four cells in the middle.
 * Proof: take the middle cells of the top and bottom row as a third set. Any two of the three sets together form
 * two lines (the diagonals, the outer rows, the middle columns). These implied sums save a third of the search
 * for all 7040 squares. They tell a person nothing new.
 */
const IMPLIED_OF_ORDER_4 = [
  [0, 3, 12, 15],
  [5, 6, 9, 10],
]

/** The model at full strength. */
export function compileFull(shape: MagicShape): Model<MagicPuzzle> {
  const board = magicBoard(shape)
  const implied = shape.size === 4 ? IMPLIED_OF_ORDER_4 : []
  const sums = [...board.lines, ...implied].map(() => shape.sum)
  return makeLineSumModel({ ...board, implied, sumsOf: () => sums }, 'full')
}

/** The rules of the magic number board compiled for the search. */
export const model: Modelling<MagicShape, MagicPuzzle> = {
  prunes: {
    ...LINE_SUM_PRUNES,
    full: `${LINE_SUM_PRUNES.full}; in order 4 the corners and the middle have the sum too`,
  },
  compile: (shape, strength) =>
    strength === 'full' ? compileFull(shape) : makeLineSumModel(magicBoard(shape), strength),
}
