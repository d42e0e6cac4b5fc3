// How many puzzles are drawn for a set, so that enough are left when the repeated ones are dropped.

import type { Recipe } from '../maker/puzzleRecipe.ts'

/** One puzzle in this many may be given up by the search. */
const GIVEN_UP = 1000

/** The number of puzzles to draw for a number of wanted ones. */
export function drawsFor(_recipe: Recipe, count: number): number {
  return count + Math.ceil(count / GIVEN_UP)
}
