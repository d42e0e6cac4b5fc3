// A magic number board as constraints: all cells differ, rows, columns and diagonals have the sum.

import type { Problem } from '../constraints.ts'
import { lineSumProblem } from '../linesums/constraints.ts'
import { linesOf, type MagicPuzzle } from './rules.ts'

export function constraints(puzzle: MagicPuzzle): Problem {
  const { first, sum } = puzzle.shape
  const lines = linesOf(puzzle.shape)
  return lineSumProblem(
    puzzle,
    first,
    lines,
    lines.map(() => sum),
  )
}
