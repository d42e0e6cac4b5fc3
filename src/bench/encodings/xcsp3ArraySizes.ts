// Which arrays an instance of XCSP3 has: solvers list them by name alone, and the reader has to know how long they are.

import type { Problem } from '../../families/constraints.ts'
import { numbersOf } from './problemParts.ts'

/** The arrays of an instance by their names, and how many variables each has. */
export function arraysOf(problem: Problem): Map<string, number> {
  const arrays = new Map([['x', problem.domains.length]])
  problem.constraints.forEach(({ kind, over }, index) => {
    if (kind !== 'adjacency') return
    const { first, last } = numbersOf(problem, over)
    if (first > 0) arrays.set(`none${index}`, first)
    arrays.set(`place${index}`, last + 1)
  })
  return arrays
}
