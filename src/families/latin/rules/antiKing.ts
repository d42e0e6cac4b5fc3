// Anti-king: cells that touch at a corner hold different numbers.

import { pairsApart } from './pairsApart.ts'
import type { LatinRule } from './rule.ts'

/** A king also moves along rows and columns, where cells differ anyway. */
const MOVES = [
  [1, -1],
  [1, 1],
] as const

/** The rule of the king’s move. */
export const antiKing: LatinRule = {
  name: 'anti-king',
  alsoKnownAs: ['king', 'no-touch'],
  pairs: (board) =>
    pairsApart(board, MOVES, {
      banned: (number) => [number],
      fault: 'cells that touch at a corner hold the same number',
    }),
  relabelling: 'any',
}
