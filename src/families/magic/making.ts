// How magic number boards are made: a random board is filled, and then numbers are removed.

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
 * A puzzle with a single given is never unique, because some transformation keeps the given in its place, and
 * keeps the sums of all lines. If the given is on a diagonal or a middle line, the transformation is a
 * reflection. Otherwise the lines with the indices of its row and its column are exchanged, together with their
 * opposite lines, and a reflection brings the given back. Since all numbers differ, the result is another
 * solution.
 */
function fewestClues(): ClueLimit {
  return {
    clues: 2,
    because: 'with a single given, mirroring or exchanging lines gives another solution',
  }
}
