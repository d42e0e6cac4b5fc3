// A Sudoku as constraints: each row, each column and each box is all different.

import { allDifferent, domainsOf, type Problem, range } from '../constraints.ts'
import { groupsOf, type SudokuPuzzle } from './rules.ts'

export function constraints(puzzle: SudokuPuzzle): Problem {
  const { shape, givens } = puzzle
  return {
    cells: givens.length,
    domains: domainsOf(puzzle, range(1, shape.size)),
    constraints: allDifferent(groupsOf(shape)),
  }
}
