// Published Sudokus that several tests use.

/** The one of Wikipedia and of the README: singles are enough. */
export const EASY =
  'sudoku:9x9:53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

/** Norvig, Solving Every Sudoku Puzzle (2006), grid 2: a few assumptions solve it. */
export const TRIED =
  'sudoku:9x9:4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......'
