// How KenKens are graded.

import type { Grading } from '../grading.ts'
import { makeWeakBase } from './gradingDeductions.ts'
import { makePropagatingModel } from './propagation.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** The facet `grading` of KenKens. */
export const grading: Grading<KenkenShape, KenkenPuzzle> = {
  makeWeakBase,
  weakSees: 'the combinations of a cage, regardless of cells; naked and hidden singles',
  weakTier: 'techniques',
  makeStrongModel: (shape) => makePropagatingModel(shape, 'tuples'),
  sees: 'these, and the cells that each number of a combination can take',
  weights: { effort: 1, hardest: 3, nodes: 1, search: 1.2 },
  calibrated: ['3x3', '4x4', '5x5', '6x6', '7x7', '8x8', '9x9'],
  kinds: [{ maxCage: 2 }, { maxCage: 3 }, {}],
}
