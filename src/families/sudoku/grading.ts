// How Sudokus are graded.

import type { Grading } from '../grading.ts'
import { makeFishModel } from '../latin/gradingModelWithFish.ts'
import { modelOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import { leastStarsUnderRules } from '../latin/rules/ruledShape.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'
import { sudokuLooker } from './singles.ts'

/** The facet `grading` of Sudokus. */
export const grading: Grading<SudokuShape, SudokuPuzzle> = {
  makeWeakBase: sudokuLooker,
  weakSees: 'naked and hidden singles',
  weakTier: 'singles',
  makeStrongModel: (shape) => modelOfPuzzles(shape, sudokuBoard, (board) => makeFishModel(board)),
  sees: 'these and naked subsets, locked candidates, fish',
  // The longest assumption has no weight: it agrees with published ratings, but not with people's solving times.
  // With the weight 0.5, the rank correlation with the times drops from .55 to .48 for puzzles that need an
  // assumption (`npm run bench -- people`).
  weights: { effort: 1, hardest: 0, nodes: 0.5 },
  hardestTier: ({ size, rules }) => (size === 4 && rules.length === 0 ? 'singles' : undefined),
  leastStars: leastStarsUnderRules,
  calibrated: ['4x4', '6x6', '8x8', '9x9', '12x12', '16x16', '9x9+x', '6x6+killer', '9x9+killer'],
  kinds: [{}],
}
