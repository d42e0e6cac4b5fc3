// How Hidokus are graded.

import type { Grading } from '../grading.ts'
import { inference } from './inference.ts'
import { model } from './model.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'

/** The facet `grading` of Hidokus. */
export const grading: Grading<HidokuShape, HidokuPuzzle> = {
  makeWeakBase: inference.makeReasoner,
  weakSees: inference.sees,
  weakTier: 'singles',
  makeStrongModel: (shape) => model.compile(shape, 'basic'),
  sees: 'cells within reach of the placed numbers, numbers with one cell, cells with one number',
  weights: { effort: 1, hardest: 1, nodes: 0.5 },
  calibrated: [6, 7, 8, 9, 10, 11, 12].flatMap((side) => [`${side}x${side}`, `${side}x${side}/rook`]),
  kinds: [{}],
}
