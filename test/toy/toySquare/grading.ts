// The grading of toy squares. No shape is calibrated, so degrees are rough.

import type { Grading } from '../../../src/families/grading.ts'
import { squareBoard } from '../../../src/families/latin/boardOfGroups.ts'
import { makeLatinLooker } from '../../../src/families/latin/singles.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { model } from './model.ts'
import type { ToyPuzzle } from './puzzle.ts'

/** The weight of an only candidate; the only place in a row or a column weighs 1. */
export const ONLY_CANDIDATE_WEIGHT = 0.5

/** The grading of toy squares. */
export const grading: Grading<Shape, ToyPuzzle> = {
  makeWeakBase: (shape) => makeLatinLooker(squareBoard(shape), ONLY_CANDIDATE_WEIGHT),
  weakSees: 'naked and hidden singles',
  weakTier: 'singles',
  makeStrongModel: (shape) => model.compile(shape, 'full'),
  sees: 'these',
  weights: { effort: 1, hardest: 0.5, nodes: 1 },
  calibrated: [],
  kinds: [{}],
}
