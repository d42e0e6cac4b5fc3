// Proves that a board stays the only solution after clues are removed. Other solutions found on the way are
// kept, and each later proposal is compared with them before a search begins.
//
//   1 2|3     2 1|3     The rows of the first two columns are the cages 3+, 5+, and 3= with 1=. If the last two
//   2 3|1     3 2|1     are merged into 4+, the columns can be exchanged: a second solution. This solution
//   3 1|2     1 3|2     also rules out 2-, 3x and 3/ without a search.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Reduced } from '../families/rules.ts'
import type { Limits } from '../kernel/search.ts'
import type { Solver } from '../solver/solve.ts'
import { type HasOther, hasOther } from '../solver/verify.ts'

/** Tells whether a reduced puzzle has another solution than the board; proposals for one board are made one after the other. */
export type BoardProofs = (reduced: Reduced<Puzzle>, limits: Limits) => HasOther

/** Starts the proofs for a board, without known other solutions. */
export function makeBoardProofs(
  family: Pick<Family, 'model' | 'making'>,
  solution: readonly number[],
  solver: Solver,
): BoardProofs {
  const { fits } = family.making
  const others: (readonly number[])[] = []
  const keep = fits && ((other: readonly number[]) => others.push(other))
  return (reduced, limits) => {
    if (fits && others.some((values) => fits(reduced.puzzle, values))) return 'yes'
    return hasOther(family, reduced, solution, solver, limits, keep)
  }
}
