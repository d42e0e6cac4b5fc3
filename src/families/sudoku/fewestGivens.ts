// How few givens a Sudoku can have.
//
//   4x4         4   two kinds of full grids, and a search through each (Herzberg and Murty 2007; OEIS A198297)
//   6x6         8   a search through all 49 kinds of full grids with boxes of 2x3 (test/slow/fewestGivens.test.ts)
//   8x8        14   Afmob, on the Sudoku Programmers' Forum, 1 November 2011, for boxes of 2x4
//   9x9        17   McGuire, Tugemann and Civario, There is no 16-clue Sudoku, Experimental Mathematics 23 (2014)
//
// Boards with upright boxes are the same turned. Of larger ones nobody knows; but two numbers that are nowhere given could
// change places, so that all numbers but one are given.

import type { ClueLimit } from '../making.ts'
import type { SudokuShape } from './puzzle.ts'

const KNOWN: Readonly<Record<number, ClueLimit>> = {
  4: { clues: 4, because: 'both kinds of full grids have been searched' },
  6: { clues: 8, because: 'all 49 kinds of full grids have been searched' },
  8: { clues: 14, because: 'found by Afmob (2011) in a search through all grids' },
  9: { clues: 17, because: 'proved by McGuire, Tugemann and Civario (2014)' },
}

/** The fewest givens with which a Sudoku has one solution, or fewer where that is not known. */
export function fewestGivens({ size }: SudokuShape): ClueLimit {
  const atLeast = {
    clues: size - 1,
    because: 'two numbers that are nowhere given could change places',
  }
  return KNOWN[size] ?? atLeast
}
