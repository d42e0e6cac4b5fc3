// The solution of a puzzle that comes from elsewhere, perhaps with one: what stands there is believed if it keeps the rules.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import { makeSolver } from './solve.ts'
import { boardFaults } from './verify.ts'

/** A search that opens more nodes than this is given up: nobody could solve such a puzzle. */
const MOST_NODES = 1_000_000

/** Finds the only solution, unless one is stated; nothing where there are several or none, or that is not known. */
type SolutionFinder = (
  family: Pick<Family, 'model' | 'rules'>,
  puzzle: Puzzle,
  stated?: readonly number[],
) => readonly number[] | undefined

/** A finder that compiles each family's rules once per shape. */
export function makeSolutionFinder(): SolutionFinder {
  const solve = makeSolver()
  return (family, puzzle, stated) => {
    if (stated?.length === puzzle.givens.length && boardFaults(family, puzzle, stated).length === 0)
      return stated
    const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
    return status === 'unique' ? solutions[0] : undefined
  }
}
