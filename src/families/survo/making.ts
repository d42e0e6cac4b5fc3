// How Survos are made: a table is filled with numbers in random order, and then numbers are removed. The sums
// stay.

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
