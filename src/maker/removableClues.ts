// Decides whether a puzzle is tight: finds the single clues that can be removed without losing uniqueness,
// passing the ceiling or leaving the ordered tiers.

import type { Puzzle } from '../families/puzzle.ts'
import type { Limits } from '../kernel/search.ts'
import type { Solver } from '../solver/solve.ts'
import { type Redundancy, redundantAmong } from '../solver/verify.ts'
import { makeJudge } from './difficultyJudge.ts'
import type { Recipe } from './puzzleRecipe.ts'

/**
 * Returns the clues that can be removed from a puzzle with this unique solution, under its order. Clues that a symmetry joins
 * can only be removed together.
 */
export function looseClues(
  { family, order }: Recipe,
  puzzle: Puzzle,
  solution: readonly number[],
  ceiling: number | undefined,
  solver: Solver,
  limits: Limits = {},
): Redundancy {
  const judge = makeJudge(family, puzzle.shape, order)
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
