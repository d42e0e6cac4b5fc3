// The minimum number of givens of a Latin square: the size of the smallest critical set of any square of the order.
//
//   4, 5           4, 6     D. Curran and G. H. J. van Rees, Critical sets in Latin squares (1979)
//   6, 7          9, 12     P. Adams and A. Khodkar, Smallest critical sets for the Latin squares of orders six and
//                           seven (2001)
//   8                16     R. Bean, The size of the smallest uniquely completable set in order 8 Latin squares (2005)
//
// These minimums are n^2/4, rounded down, which is conjectured for every order. For order 9 the lower bound is
// used that at most one number may be missing from the givens, since two missing numbers could be exchanged.

import { fewestLatinGivens } from '../latin/rules.ts'
import type { ClueLimit } from '../making.ts'
import type { LatinSquareShape } from './puzzle.ts'

const KNOWN: Readonly<Record<number, ClueLimit>> = {
  4: { clues: 4, because: 'proved by Curran and van Rees (1979)' },
  5: { clues: 6, because: 'proved by Curran and van Rees (1979)' },
  6: { clues: 9, because: 'proved by Adams and Khodkar (2001)' },
  7: { clues: 12, because: 'proved by Adams and Khodkar (2001)' },
  8: { clues: 16, because: 'proved by Bean (2005)' },
}

/**
 * The minimum number of givens with which a Latin square can be unique, or a lower bound if the minimum is
 * unknown; undefined if no bound is known.
 */
export function fewestInSquare(shape: LatinSquareShape): ClueLimit | undefined {
  return fewestLatinGivens(KNOWN, shape)
}
