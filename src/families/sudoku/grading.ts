// How hard Sudokus are.

import type { Grading } from '../grading.ts'
import { makeFishModel } from '../latin/fish.ts'
import { makeLatinLooker } from '../latin/singles.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

/**
 * The only place for a value in a group is seen far sooner. With weights from .02 to .15 the scan effort agrees
 * equally well with the times of people.
 */
export const ONLY_CANDIDATE_WEIGHT = 0.1

/** How Sudokus are graded. */
export const grading: Grading<SudokuShape, SudokuPuzzle> = {
  makeWeakBase: (shape) => makeLatinLooker(sudokuBoard(shape), ONLY_CANDIDATE_WEIGHT),
  weakSees: 'naked and hidden singles',
  makeStrongModel: (shape) => makeFishModel(sudokuBoard(shape)),
  sees: 'and naked subsets, locked candidates, fish',
  weights: { effort: 1, hardest: 1, nodes: 1 },
  calibrated: ['4x4', '6x6', '8x8', '9x9', '12x12', '16x16'],
  kinds: [{ clues: [0.34, 0.46] }, {}],
}
