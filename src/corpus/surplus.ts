// How many puzzles are drawn for a set, so that enough are left when the repeated ones are dropped. Where K
// different puzzles are about equally likely, m draws give K (1 - exp(-m / K)) different ones, and the numbers
// scatter by about the square root of the repeated ones.

import type { Recipe } from '../maker/puzzleRecipe.ts'
import { variety } from './variety.ts'

/** One puzzle in this many may be given up by the search, or be drawn in vain for another reason. */
const GIVEN_UP = 1000

/** By how many standard deviations more repeated puzzles are expected than on average. */
const CAUTION = 3

/** The largest share of the different puzzles of a kind that a corpus can hold: the last ones hardly ever come. */
const LARGEST_SHARE = 0.5

/**
 * The number of puzzles to draw for a number of wanted ones that differ from each other and from `before`
 * others of the kind; undefined if there are too few such puzzles.
 */
export function drawsFor(recipe: Recipe, count: number, before = 0): number | undefined {
  const all = variety(recipe)
  if (count + before > LARGEST_SHARE * all) return undefined
  // The difference of two large logarithms, without their loss of digits.
  const draws = -all * Math.log1p(-count / (all - before))
  const repeated = Math.max(0, draws - count)
  return count + Math.round(repeated + CAUTION * Math.sqrt(repeated)) + Math.ceil(count / GIVEN_UP)
}

/** The largest number of puzzles of a kind for which `drawsFor` has an answer. */
export function mostPuzzles(recipe: Recipe): number {
  return Math.floor(LARGEST_SHARE * variety(recipe))
}
