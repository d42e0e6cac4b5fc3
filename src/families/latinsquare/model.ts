// The rules of Latin squares compiled for the search.

import type { Model } from '../../kernel/searchModel.ts'
import { makeLatinModel } from '../latin/model.ts'
import { branchingOfPuzzles, modelOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import type { Modelling, Strength } from '../model.ts'
import { type LatinSquarePuzzle, type LatinSquareShape, rowsAndColumnsBoard } from './puzzle.ts'

/** The strength for uniqueness and hints. */
export function compileFull(shape: LatinSquareShape): Model<LatinSquarePuzzle> {
  return compileAt(shape, 'full')
}

const compileAt = (shape: LatinSquareShape, strength: Strength) =>
  modelOfPuzzles<LatinSquareShape, LatinSquarePuzzle>(shape, rowsAndColumnsBoard, (board) =>
    makeLatinModel(board, strength),
  )

/** The rules of Latin squares compiled for the search: a board of groups. */
export const model: Modelling<LatinSquareShape, LatinSquarePuzzle> = {
  prunes: {
    check: 'a placed value is ruled out in its row and column',
    basic: 'and naked singles, hidden singles (Norvig, Solving Every Sudoku Puzzle)',
    full: 'and naked subsets of up to four cells (as in sudopedia.org)',
  },
  compile: compileAt,
  branching: branchingOfPuzzles,
}
