// How hard Survos are: by the published measure, where it is made.

import { rememberPlacements } from '../../kernel/rememberPlacements.ts'
import type { Grading } from '../grading.ts'
import { LINES_SEEN, makeLineSumWeakBase } from '../linesums/weakBase.ts'
import { makeTrial } from './exchangeSolver.ts'
import { model, survoBoard } from './model.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** How Survos are graded. */
export const grading: Grading<SurvoShape, SurvoPuzzle> = {
  makeWeakBase: (shape) => makeLineSumWeakBase(survoBoard(shape)),
  weakSees: LINES_SEEN,
  makeStrongModel: (shape) => rememberPlacements(model.compile(shape, 'basic')),
  sees: 'these and hidden singles, the bounds of lines again and again',
  weights: { effort: 1, hardest: 0.5, nodes: 2 },
  calibrated: ['2x2', '2x3', '2x4', '2x5', '2x6', '3x3', '3x4', '3x5', '3x6', '4x4', '4x5'],
  kinds: [{}],
  trial: makeTrial,
}
