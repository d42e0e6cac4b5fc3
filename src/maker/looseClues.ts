// Is a puzzle tight? The clues that could go, each by itself, without losing uniqueness, passing the ceiling or leaving the
// tier that was ordered.

import type { Puzzle } from '../families/puzzle.ts'
import type { Limits } from '../kernel/search.ts'
import type { Solver } from '../solver/solve.ts'
import { type Redundancy, redundantAmong } from '../solver/verify.ts'
import { makeJudge } from './judge.ts'
import type { Recipe } from './puzzleRecipe.ts'

/** The clues that could go of a puzzle with this one solution, as it was ordered: with a symmetry those that go together. */
export function looseClues(
  { family, order }: Recipe,
  puzzle: Puzzle,
  solution: readonly number[],
  ceiling: number | undefined,
  solver: Solver,
  limits: Limits = {},
): Redundancy {
  const judge = makeJudge(family, order)
  const removals = family.making.removals(puzzle, solution, order)
  return redundantAmong(
    family,
    removals,
    solution,
    solver,
    limits,
    (left) => !judge.isOver(left, solution, ceiling),
  )
}
