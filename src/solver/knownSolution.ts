// The solution of a puzzle from elsewhere, which may state one. A stated solution is accepted if it keeps the
// rules.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeSolver } from './solve.ts'
import { boardFaults } from './verify.ts'

/** A search that opens more nodes than this stops: nobody could solve such a puzzle by hand. */
const MOST_NODES = 1_000_000

/**
 * Returns the stated solution, or searches for the only one. Returns nothing if there are several or none, or
 * if the search reaches its limit.
 */
type SolutionFinder = (
  family: Pick<Family, 'model' | 'rules'>,
  puzzle: Puzzle,
  stated?: readonly number[],
) => readonly number[] | undefined

/** Creates a finder that compiles each family's rules once per shape. */
export function makeSolutionFinder(): SolutionFinder {
  const solve = makeSolver()
  return (family, puzzle, stated) => {
    if (stated?.length === puzzle.givens.length && boardFaults(family, puzzle, stated).length === 0)
      return stated
    const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
    return status === 'unique' ? solutions[0] : undefined
  }
}
