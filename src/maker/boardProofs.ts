// Whether a board stays the only solution when it has less to go by. Other solutions that came up are kept: each is held
// against the proposals that follow, before anything is searched.
//
//   1 2|3     2 1|3     The rows of the first two columns are the cages 3+, 5+, and 3= beside 1=. Once these two
//   2 3|1     3 2|1     are merged into 4+ the columns can change places. So they can with 2-, 3x and 3/, which
//   3 1|2     1 3|2     need no search any more.

import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Reduced } from '../families/rules.ts'
import type { Limits } from '../kernel/search.ts'
import type { Solver } from '../solver/solve.ts'
import { hasOther } from '../solver/verify.ts'

/** Whether a puzzle has one solution alone; `undecided` where a limit came first. */
type Uniqueness = 'yes' | 'no' | 'undecided'

/** What it says that there is another solution, or none. */
const ANSWERS = { yes: 'no', no: 'yes' } as const

/** Answers for one board, one proposal after the other. */
export type BoardProofs = (reduced: Reduced<Puzzle>, limits: Limits) => Uniqueness

/** Begins with a board, of which no other solution is known yet. */
export function makeBoardProofs(
  family: Pick<Family, 'model' | 'making'>,
  solution: readonly number[],
  solver: Solver,
): BoardProofs {
  const { fits } = family.making
  const others: (readonly number[])[] = []
  const keep = fits && ((other: readonly number[]) => others.push(other))
  return (reduced, limits) => {
    if (fits && others.some((values) => fits(reduced.puzzle, values))) return 'no'
    const other = hasOther(family, reduced, solution, solver, limits, keep)
    return other === 'undecided' ? other : ANSWERS[other]
  }
}
