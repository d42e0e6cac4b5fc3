// Numbers the puzzles of a list of orders, and gives the recipe and the seed for each number.

import type { Family } from '../families/family.ts'
import type { CountedRecipe, Recipe } from './puzzleRecipe.ts'
import { seedOf } from './redrawDuplicates.ts'

/** A puzzle to be made. */
export interface Slot {
  /** The recipe of the puzzle. */
  readonly recipe: Recipe
  /** The seed of the puzzle. If the puzzle is a duplicate, it is replaced by a puzzle from SEED/1, SEED/2, ... */
  readonly seed: string
}

/**
 * Numbers the puzzles of orders, one order after the other. Within a family, the numbers in the seeds continue from order to
 * order. If the numbers of each order started from 0, the orders of a family for different stars would use the same full
 * boards, with different clues removed, and whoever has solved a puzzle of one order would know the solutions of others.
 */
export function makeSlots(orders: readonly CountedRecipe[], seed: string) {
  let length = 0
  const stretches = withFirst(orders).map(({ recipe, count, first }) => {
    const from = length
    length += count
    return { recipe, from, first }
  })
  return {
    /** The number of puzzles. */
    length,
    /** Returns the recipe and the seed of the puzzle with this number. Numbers beyond the last continue the last order. */
    at(number: number): Slot {
      const { recipe, from, first } = stretches.findLast((stretch) => stretch.from <= number) ?? stretches[0]
      return { recipe, seed: seedOf(seed, first + number - from) }
    },
  }
}

/**
 * Orders for further puzzles of the kinds in a list of orders; `more` has the number of further puzzles of each order. The
 * further puzzles are numbered after those of the list, so that no puzzle of the list changes.
 */
export function furtherOrders(
  orders: readonly CountedRecipe[],
  more: readonly number[],
): readonly CountedRecipe[] {
  const further = orders.map(({ recipe }, index) => ({ recipe, count: more[index] }))
  const known = orders.map(({ recipe, count }) => ({ recipe, count }))
  return withFirst([...known, ...further])
    .slice(orders.length)
    .filter(({ count }) => count > 0)
}

/** The orders with the numbers of their first puzzles. Within a family, the numbers continue from order to order. */
function withFirst(orders: readonly CountedRecipe[]): Required<CountedRecipe>[] {
  const next = new Map<Family, number>()
  return orders.map(({ recipe, count, first = next.get(recipe.family) ?? 0 }) => {
    next.set(recipe.family, first + count)
    return { recipe, count, first }
  })
}
