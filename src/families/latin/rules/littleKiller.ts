// Little killer: an arrow beside the board points along a diagonal, whose numbers add to the clue and may
// repeat.

import { runsOf, sumIs, sumOf } from './relations.ts'
import type { LatinRule } from './rule.ts'
import { besideArrow, besideBoard } from './signs.ts'

/** The rule of sums along diagonals. */
export const littleKiller: LatinRule = {
  name: 'little-killer',
  alsoKnownAs: [],
  clues: {
    place: 'diagonal',
    values: 'number',
    read: (numbers) => `${sumOf(numbers)}`,
    adds: ({ cells, value }, board) => ({
      walks: [{ cells, automaton: sumIs({ total: Number(value), runs: runsOf(cells, board) }) }],
    }),
    fault: ({ value }) => `the numbers along the diagonal do not add to ${value}`,
    called: ({ value }) => `diagonalsum ${value}`,
    signs: ({ cells, value = '' }, board, away) => ({
      above: [besideArrow(cells, board, away)],
      texts: [besideBoard(value, cells, board, away)],
    }),
    laying: { count: ({ size }) => 2 * size, isRemovable: true },
  },
}
