// How Survos are made: a table of numbers in random order loses its givens but keeps its sums.

import type { Making } from '../making.ts'
import { countGivens, hasOpenCell, removableGivens, takeGivensAway } from '../takeGivensAway.ts'
import { fillSurvo } from './fill.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** The facet `making` of Survos. */
export const making: Making<SurvoShape, SurvoPuzzle> = {
  shape: '4x4',
  clueNames: ['given', 'givens'],
  symmetric: true,
  options: [],
  proofNodes: () => 200,
  fill: fillSurvo,
  reduce: takeGivensAway,
  removals: (puzzle, _, wishes) => removableGivens(puzzle, wishes),
  isMonotone: true,
  accepts: hasOpenCell,
  countClues: countGivens,
}
