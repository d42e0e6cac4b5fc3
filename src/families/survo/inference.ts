// What a person sees in a Survo: what is seen on any board of lines with sums.

import type { Inference } from '../inference.ts'
import { LINES_SEEN, makeLineSumReasoner } from '../linesums/inference.ts'
import { boardOf } from './model.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
import { SURVO_REASONS } from './reasons.ts'

/** What a person sees in a Survo. */
export const inference: Inference<SurvoShape, SurvoPuzzle> = {
  sees: LINES_SEEN,
  reasons: SURVO_REASONS,
  makeReasoner: (shape) => makeLineSumReasoner(boardOf(shape)),
}
