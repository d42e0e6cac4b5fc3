// A Survo puzzle as constraints: all cells differ, rows and columns have the printed sums.

import type { Problem } from '../constraints.ts'
import { rowsAndColumns } from '../grid.ts'
import { lineSumProblem } from '../linesums/constraints.ts'
import type { SurvoPuzzle } from './rules.ts'

export function constraints(puzzle: SurvoPuzzle): Problem {
  const { shape, rowSums, columnSums } = puzzle
  return lineSumProblem(puzzle, 1, rowsAndColumns(shape), [...rowSums, ...columnSums])
}
