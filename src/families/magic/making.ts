// How magic number boards are made: a random full board loses its numbers.

import type { ClueLimit, Making } from '../making.ts'
import { MAKING_OF_GIVENS } from '../takeGivensAway.ts'
import type { MagicPuzzle, MagicShape } from './puzzle.ts'
import { fillMagic } from './randomFullBoard.ts'

/** The facet `making` of magic number boards. */
export const making: Making<MagicShape, MagicPuzzle> = {
  ...MAKING_OF_GIVENS,
  shape: '5x5',
  options: [],
  // A 5x5 board is reduced to 7 or 8 givens. Three times as many nodes would save one given on every fifth
  // board.
  variables: 'dom-wdeg',
  proofNodes: () => 100,
  fill: fillMagic,
  fewestClues,
}

/**
 * A single given always stays in place under some exchange of lines. If it is on a diagonal or a middle line,
 * a mirror keeps it. Otherwise its row and its column change places, together with the opposite ones, and a
 * mirror brings it back. All lines keep their sums, and the result is another solution, since all numbers
 * differ.
 */
function fewestClues(): ClueLimit {
  return {
    clues: 2,
    because: 'with a single given, mirroring or exchanging lines gives another solution',
  }
}
