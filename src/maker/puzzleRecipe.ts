// An order to the maker: which family, which shape, and what is asked of each puzzle.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import type { Order } from './puzzleRequest.ts'

/** What a run of the generator is asked to make. */
export interface Recipe {
  /** The family. */
  readonly family: Family
  /** The size of the board, and what else belongs to it. */
  readonly shape: Shape
  /** What is asked of the puzzle. */
  readonly order: Order
}

/** So many puzzles of a kind. */
export interface CountedRecipe {
  /** The kind. */
  readonly recipe: Recipe
  /** How many. */
  readonly count: number
}
