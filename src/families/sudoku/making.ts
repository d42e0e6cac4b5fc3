// How Sudokus are made: a random grid loses its numbers, symmetrically on request.

import type { Making } from '../making.ts'
import { MAKING_OF_GIVENS } from '../takeGivensAway.ts'
import { fewestGivens } from './fewestGivens.ts'
import type { SudokuPuzzle, SudokuShape } from './puzzle.ts'
import { fillSudoku } from './randomFullBoard.ts'

/** The facet `making` of Sudokus. */
export const making: Making<SudokuShape, SudokuPuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '9x9',
  printedSymmetry: 'rotate180',
  options: [],
  // On large boards, a proof that is not short is seldom found at all, so the limit is lower.
  proofNodes: ({ size }) => (size > 12 ? 30 : 200),
  fill: fillSudoku,
  fewestClues: fewestGivens,
}
