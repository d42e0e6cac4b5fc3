// Constraints for a board of consecutive numbers in lines with sums: all cells differ, and each line has its
// sum.

import type { Clues } from '../../kernel/model.ts'
import { allDifferent, domainsOf, type Problem, range } from '../constraints.ts'

/**
 * States the problem. `first` is the smallest number; consecutive numbers from it fill the board, each once.
 */
export function lineSumProblem(
  clues: Clues,
  first: number,
  lines: readonly (readonly number[])[],
  sums: readonly number[],
): Problem {
  const cells = clues.givens.length
  const addUp = lines.map((over, line) => ({ kind: 'sum', over, total: sums[line] }) as const)
  return {
    cells,
    domains: domainsOf(clues, range(first, first + cells - 1)),
    constraints: [...allDifferent([range(0, cells - 1)]), ...addUp],
  }
}
