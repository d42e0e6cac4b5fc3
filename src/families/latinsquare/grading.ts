// How Latin squares are graded.

import type { Grading } from '../grading.ts'
import { makeFishModel } from '../latin/gradingModelWithFish.ts'
import { modelOfPuzzles } from '../latin/rules/compilePerPuzzle.ts'
import { leastStarsUnderRules } from '../latin/rules/ruledShape.ts'
import {
  LATIN_SQUARE_SHAPES,
  type LatinSquarePuzzle,
  type LatinSquareShape,
  rowsAndColumnsBoard,
} from './puzzle.ts'
import { squareLooker } from './singles.ts'

/** The facet `grading` of Latin squares. */
export const grading: Grading<LatinSquareShape, LatinSquarePuzzle> = {
  makeWeakBase: squareLooker,
  weakSees: 'naked and hidden singles',
  weakTier: 'singles',
  makeStrongModel: (shape) => modelOfPuzzles(shape, rowsAndColumnsBoard, (board) => makeFishModel(board)),
  sees: 'these and naked subsets, fish',
  // The same weights as for Sudokus, where they agree with people's solving times.
  weights: { effort: 1, hardest: 0, nodes: 0.5 },
  hardestTier: ({ size, rules }) => (size === 4 && rules.length === 0 ? 'singles' : undefined),
  leastStars: leastStarsUnderRules,
  calibrated: [
    ...LATIN_SQUARE_SHAPES.map(({ text }) => text),
    '9x9+jigsaw',
    ...['5x5+inequality', '6x6+inequality', '7x7+inequality'],
    ...['5x5+skyscrapers', '6x6+skyscrapers'],
  ],
  kinds: [{}],
}
