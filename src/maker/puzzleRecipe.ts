// Recipes: the family, the shape and the order for puzzles that the maker makes.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import type { Order } from './orderFields.ts'

/** A recipe for puzzles of one kind. */
export interface Recipe {
  /** The family. */
  readonly family: Family
  /** The shape of the board. */
  readonly shape: Shape
  /** The order that each puzzle must meet. */
  readonly order: Order
}

/** A recipe with the number of puzzles to make. */
export interface CountedRecipe {
  /** The recipe of each puzzle. */
  readonly recipe: Recipe
  /** The number of puzzles. */
  readonly count: number
  /**
   * The number of the first puzzle among the puzzles of its family; the number is part of the seed. By default the numbers
   * continue those of the previous recipe for the family, beginning with 0.
   */
  readonly first?: number
}
