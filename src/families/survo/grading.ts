// How Survos are graded. The trial is the published measure of their difficulty.

import { rememberPlacements } from '../../kernel/cachePlacements.ts'
import type { Grading } from '../grading.ts'
import { LINES_SEEN, makeLineSumWeakBase } from '../linesums/gradingDeductions.ts'
import { makeTrial } from './exchangeSolver.ts'
import { model } from './model.ts'
import { type SurvoPuzzle, type SurvoShape, survoBoard } from './puzzle.ts'

/** The facet `grading` of Survos. */
export const grading: Grading<SurvoShape, SurvoPuzzle> = {
  makeWeakBase: (shape) => makeLineSumWeakBase(survoBoard(shape)),
  weakSees: LINES_SEEN,
  weakTier: 'techniques',
  makeStrongModel: (shape) => rememberPlacements(model.compile(shape, 'basic')),
  sees: 'these, hidden singles, and the bounds of lines repeated until nothing changes',
  weights: { effort: 1, hardest: 0.5, nodes: 2 },
  calibrated: ['2x2', '2x3', '2x4', '2x5', '2x6', '3x3', '3x4', '3x5', '3x6', '4x4', '4x5'],
  kinds: [{}],
  trial: makeTrial,
}
