// The model of the magic number board: a board of lines with sums, whose lines are rows, columns and
// diagonals. All have the shape's sum.

import type { Model } from '../../kernel/model.ts'
import { LINE_SUM_PRUNES, makeLineSumModel } from '../linesums/model.ts'
import type { Modelling } from '../model.ts'
import { type MagicPuzzle, type MagicShape, magicBoard } from './puzzle.ts'

/** The model at full strength. */
export function compileFull(shape: MagicShape): Model<MagicPuzzle> {
  return makeLineSumModel(magicBoard(shape), 'full')
}

/** The rules of the magic number board compiled for the search. */
export const model: Modelling<MagicShape, MagicPuzzle> = {
  prunes: {
    ...LINE_SUM_PRUNES,
    full: `${LINE_SUM_PRUNES.full}; in order 4 the corners and the middle have the sum too`,
  },
  compile: (shape, strength) => makeLineSumModel(magicBoard(shape), strength),
}
