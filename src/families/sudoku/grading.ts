// How hard Sudokus are.

import type { Grading } from '../grading.ts'
import type { SudokuPuzzle, SudokuShape } from './puzzle.ts'
import { makeStrongModel } from './strong.ts'

/** How Sudokus are graded. */
export const grading: Grading<SudokuShape, SudokuPuzzle> = {
  makeStrongModel,
  sees: 'and naked subsets, locked candidates, fish',
  weights: { effort: 1, hardest: 1, nodes: 1 },
  calibrated: ['4x4', '6x6', '8x8', '9x9', '12x12', '16x16'],
  kinds: [{ clues: [0.34, 0.46] }, {}],
}
