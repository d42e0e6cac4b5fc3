// How hard Sudokus are.

import type { Grading } from '../grading.ts'
import { makeFishModel } from '../latin/fish.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'
import { sudokuLooker } from './singles.ts'

/** How Sudokus are graded. */
export const grading: Grading<SudokuShape, SudokuPuzzle> = {
  makeWeakBase: sudokuLooker,
  weakSees: 'naked and hidden singles',
  makeStrongModel: (shape) => makeFishModel(sudokuBoard(shape)),
  sees: 'and naked subsets, locked candidates, fish',
  weights: { effort: 1, hardest: 1, nodes: 1 },
  calibrated: ['4x4', '6x6', '8x8', '9x9', '12x12', '16x16'],
  kinds: [{ clues: [0.34, 0.46] }, {}],
}
