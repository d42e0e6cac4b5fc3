// How magic number boards are made: a random full board loses its numbers.

import type { Making } from '../making.ts'
import { countGivens, takeGivensAway } from '../takeGivensAway.ts'
import { fillMagic } from './fill.ts'
import type { MagicPuzzle, MagicShape } from './puzzle.ts'

/** How magic number boards are made. */
export const making: Making<MagicShape, MagicPuzzle> = {
  shape: '5x5',
  clueNames: ['given', 'givens'],
  symmetric: true,
  options: [],
  // A 5x5 board comes down to 7 or 8 givens; three times as many spare every fifth board one more given.
  variables: 'dom-wdeg',
  proofNodes: () => 100,
  fill: fillMagic,
  reduce: takeGivensAway,
  countClues: countGivens,
}
