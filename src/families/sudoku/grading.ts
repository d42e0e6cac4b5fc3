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
  sees: 'these and naked subsets, locked candidates, fish',
  // The longest assumption agrees with raters and not with people: half a power of it takes the rank correlation with the times
  // of people from .55 to .48 where an assumption is needed (`npm run bench -- people`).
  weights: { effort: 1, hardest: 0, nodes: 0.5 },
  hardestTier: ({ size }) => (size === 4 ? 'singles' : undefined),
  calibrated: ['4x4', '6x6', '8x8', '9x9', '12x12', '16x16'],
  kinds: [{}],
}
