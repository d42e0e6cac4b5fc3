// How magic number boards are made: a random full board loses its numbers.

import type { ClueLimit, Making } from '../making.ts'
import { countGivens, hasOpenCell, removableGivens, takeGivensAway } from '../takeGivensAway.ts'
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
  removals: (puzzle, _, wishes) => removableGivens(puzzle, wishes),
  isMonotone: true,
  accepts: hasOpenCell,
  countClues: countGivens,
  fewestClues,
}

/**
 * One given stays where it is under some other exchange of lines: a mirror, if it is in a diagonal or a middle line; else its
 * row and its column, with those opposite, change places, and a mirror brings it back. All lines keep their sums, and it
 * is another solution, since all numbers differ.
 */
function fewestClues(): ClueLimit {
  return {
    clues: 2,
    because: 'a mirror, or an exchange of lines, makes another solution around a single given',
  }
}
