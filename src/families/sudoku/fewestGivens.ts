// The minimum number of givens of a Sudoku, with sources.
//
//   4x4         4   two kinds of full grids, and a search through each (Herzberg and Murty 2007; OEIS A198297)
//   6x6         8   a search through all 49 kinds of full grids with boxes of 2x3 (test/slow/fewestGivens.test.ts)
//   8x8        14   Afmob, on the Sudoku Programmers' Forum, 1 November 2011, for boxes of 2x4
//   9x9        17   McGuire, Tugemann and Civario, There is no 16-clue Sudoku, Experimental Mathematics 23 (2014)
//
// Boards with upright boxes are rotations of these boards. For larger boards the minimum is unknown, so the
// lower bound is used that at most one number may be missing from the givens, since two missing numbers could be
// exchanged.

import { fewestLatinGivens } from '../latin/rules.ts'
import type { ClueLimit } from '../making.ts'
import type { SudokuShape } from './puzzle.ts'

const KNOWN: Readonly<Record<number, ClueLimit>> = {
  4: {
    clues: 4,
    because: 'a search through all full grids (two, apart from equivalent ones) found no puzzle with fewer',
  },
  6: { clues: 8, because: 'all 49 classes of full grids have been searched' },
  8: { clues: 14, because: 'found by Afmob (2011) in a search through all grids' },
  9: { clues: 17, because: 'proved by McGuire, Tugemann and Civario (2014)' },
}

/**
 * The minimum number of givens with which a Sudoku can be unique, or a lower bound if the minimum is unknown;
 * undefined if no bound is known.
 */
export function fewestGivens(shape: SudokuShape): ClueLimit | undefined {
  return fewestLatinGivens(KNOWN, shape)
}
