// Non-consecutive: cells that share a side do not hold consecutive numbers.

import { pairsApart } from './pairsApart.ts'
import type { LatinRule } from './rule.ts'

const MOVES = [
  [0, 1],
  [1, 0],
] as const

/** The rule of neighbours that are not consecutive. */
export const nonConsecutive: LatinRule = {
  name: 'non-consecutive',
  alsoKnownAs: [],
  pairs: (board) =>
    pairsApart(board, MOVES, {
      banned: (number) => [number - 1, number + 1],
      fault: 'cells that share a side hold consecutive numbers',
      clue: 'neighbours',
    }),
  relabelling: 'reversed',
}
