// How Sudokus are made: a random grid is filled, and then numbers are removed, symmetrically on request.

import { MAKING_UNDER_RULES, proofNodesUnderRules } from '../latin/rules/makeRuled.ts'
import type { Making } from '../making.ts'
import { fewestGivens } from './fewestGivens.ts'
import type { SudokuPuzzle, SudokuShape } from './puzzle.ts'
import { fillSudoku } from './randomFullBoard.ts'

/** The facet `making` of Sudokus. */
export const making: Making<SudokuShape, SudokuPuzzle> = {
  ...MAKING_UNDER_RULES,
  shape: '9x9',
  printedSymmetry: 'rotate180',
  options: [],
  // On large boards, longer proofs seldom succeed at all, so the limit is lower.
  proofNodes: (shape) => (shape.size > 12 ? 30 : proofNodesUnderRules(shape)),
  fill: fillSudoku,
  fewestClues: fewestGivens,
}
