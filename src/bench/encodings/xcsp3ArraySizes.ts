// The arrays of an XCSP3 instance. Solvers list them by name only, so the reader must know their sizes.

import type { Problem } from '../../families/constraints.ts'
import { numbersOf } from './problemParts.ts'

/** Returns the number of variables of each array, by name. */
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
