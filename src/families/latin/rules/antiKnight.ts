// Anti-knight: cells that are a knight’s move of chess apart hold different numbers.

import { pairsApart } from './pairsApart.ts'
import type { LatinRule } from './rule.ts'

const MOVES = [
  [1, -2],
  [1, 2],
  [2, -1],
  [2, 1],
] as const

/** The rule of the knight’s move. */
export const antiKnight: LatinRule = {
  name: 'anti-knight',
  alsoKnownAs: ['knight'],
  pairs: (board) =>
    pairsApart(board, MOVES, {
      banned: (number) => [number],
      fault: 'cells a knight’s move apart hold the same number',
    }),
  relabelling: 'any',
}
