// How hard Hidokus are.

import type { Grading } from '../grading.ts'
import { model } from './model.ts'
import type { HidokuPuzzle, HidokuShape } from './puzzle.ts'
import { makeWeakBase } from './weakBase.ts'

/** How Hidokus are graded. */
export const grading: Grading<HidokuShape, HidokuPuzzle> = {
  makeWeakBase,
  weakSees:
    'numbers with one place beside the placed one before and the placed one after, cells with one number',
  makeStrongModel: (shape) => model.compile(shape, 'basic'),
  sees: 'and how far it is to the nearest placed numbers',
  weights: { effort: 1, hardest: 1, nodes: 0.5 },
  calibrated: [6, 7, 8, 9, 10, 11, 12].flatMap((side) => [`${side}x${side}`, `${side}x${side}/rook`]),
  kinds: [{ clues: [0.65, 0.9] }, { clues: [0.5, 0.75] }, {}],
}
