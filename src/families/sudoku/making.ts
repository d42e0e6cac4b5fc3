// How Sudokus are made: a random grid loses its numbers, symmetrically on request.

import type { Making } from '../making.ts'
import { countGivens, hasOpenCell, removableGivens, takeGivensAway } from '../takeGivensAway.ts'
import { fewestGivens } from './fewestGivens.ts'
import { fillSudoku } from './fill.ts'
import type { SudokuPuzzle, SudokuShape } from './puzzle.ts'

/** The facet `making` of Sudokus. */
export const making: Making<SudokuShape, SudokuPuzzle> = {
  shape: '9x9',
  clueNames: ['given', 'givens'],
  symmetric: true,
  printedSymmetry: 'rotate180',
  options: [],
  // On large boards, a proof that is not short is seldom found at all, so the limit is lower.
  proofNodes: ({ size }) => (size > 12 ? 30 : 200),
  fill: fillSudoku,
  reduce: takeGivensAway,
  removals: (puzzle, _, wishes) => removableGivens(puzzle, wishes),
  isMonotone: true,
  accepts: hasOpenCell,
  countClues: countGivens,
  fewestClues: fewestGivens,
}
