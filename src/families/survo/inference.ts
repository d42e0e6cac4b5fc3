// What a person sees in a Survo: what is seen on any board of lines with sums.

import type { Sight } from '../inference.ts'
import { makeLineSumSight } from '../linesums/inference.ts'
import { wordsFor } from '../linesums/reasons.ts'
import { boardOf } from './model.ts'
import type { SurvoPuzzle, SurvoShape } from './rules.ts'

export const REASONS = wordsFor(['row', 'column'])

export function makeSight(shape: SurvoShape): Sight<SurvoPuzzle> {
  return makeLineSumSight(boardOf(shape))
}
