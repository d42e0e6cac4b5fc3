// The rules of Sudoku compiled for the search.

import { FEWEST_ALTERNATIVES } from '../../kernel/branching.ts'
import { makeSearcher } from '../../kernel/search.ts'
import type { Model } from '../../kernel/searchModel.ts'
import { makeLatinModel } from '../latin/model.ts'
import { branchingOfPuzzles, modelOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import type { Modelling, Strength } from '../model.ts'
import { makeBandModel } from './bandModel.ts'
import type { loadBandSearch } from './bandSearch.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

const isPlain9x9 = ({ size, rules }: SudokuShape) => size === 9 && rules.length === 0

/** Compiles the model at full strength. The 9x9 shape without further rules has its own fast model. */
export function compileFull(shape: SudokuShape): Model<SudokuPuzzle> {
  return isPlain9x9(shape) ? makeBandModel(shape) : compileGroups(shape, 'full')
}

const compileGroups = (shape: SudokuShape, strength: Strength) =>
  modelOfPuzzles<SudokuShape, SudokuPuzzle>(shape, sudokuBoard, (board) => makeLatinModel(board, strength))

let makeBandSearch: Awaited<ReturnType<typeof loadBandSearch>>

const makeTimedSearch = (shape: SudokuShape) => makeSearcher(makeBandModel(shape), FEWEST_ALTERNATIVES)

/** The rules of Sudoku compiled for the search: a board of groups. */
export const model: Modelling<SudokuShape, SudokuPuzzle> = {
  prunes: {
    check: 'a placed value is ruled out in its row, column and box (the Sudoku post)',
    basic: 'and naked singles, hidden singles (Norvig, Solving Every Sudoku Puzzle)',
    full: 'and locked candidates; also naked subsets of up to four cells, except on 9x9, where they save no time (both as in sudopedia.org)',
  },
  compile: (shape, strength) => (strength === 'full' ? compileFull(shape) : compileGroups(shape, strength)),
  branching: branchingOfPuzzles,
  search: (shape) => (isPlain9x9(shape) ? makeBandSearch?.(() => makeTimedSearch(shape)) : undefined),
  async loadSearch() {
    makeBandSearch ??= await (await import('./bandSearch.ts')).loadBandSearch()
  },
}
