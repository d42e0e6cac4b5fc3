// How Survos are made: a table of numbers in random order loses its givens but keeps its sums.

import type { Making } from '../making.ts'
import { MAKING_OF_GIVENS } from '../takeGivensAway.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'
import { fillSurvo } from './randomFullBoard.ts'

/** The facet `making` of Survos. */
export const making: Making<SurvoShape, SurvoPuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '4x4',
  options: [],
  proofNodes: () => 200,
  fill: fillSurvo,
}
