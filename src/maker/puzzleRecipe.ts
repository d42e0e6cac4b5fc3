// An order to the maker: the family, the shape, and what each puzzle must have.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import type { Order } from './orderFields.ts'

/** An order for puzzles of one kind. */
export interface Recipe {
  /** The family. */
  readonly family: Family
  /** The shape of the board. */
  readonly shape: Shape
  /** The options that each puzzle must meet. */
  readonly order: Order
}

/** An order for a number of puzzles. */
export interface CountedRecipe {
  /** The order of each puzzle. */
  readonly recipe: Recipe
  /** The number of puzzles. */
  readonly count: number
  /**
   * The number of the first puzzle among those of its family, which is part of its seed. By default the
   * numbers continue those of the order before, and begin with 0.
   */
  readonly first?: number
}
