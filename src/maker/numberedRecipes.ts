// Numbers the puzzles of a list of orders: gives each number its recipe and its seed.

import type { Family } from '../families/family.ts'
import type { CountedRecipe, Recipe } from './puzzleRecipe.ts'
import { seedOf } from './redrawDuplicates.ts'

/** A puzzle to be made. */
export interface Slot {
  /** The recipe of the puzzle. */
  readonly recipe: Recipe
  /** The seed of the puzzle; duplicates are replaced by puzzles from SEED/1, SEED/2, ... */
  readonly seed: string
}

/**
 * Numbers the puzzles of orders, one order after the other. Within a family, the numbers in the seeds
 * continue from order to order. If each order started again from 0, the same full board would return for each
 * number of stars, with different clues removed, and whoever has solved one puzzle would know the others.
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
    /** Returns one puzzle. Numbers beyond the last continue the last order. */
    at(number: number): Slot {
      const { recipe, from, first } = stretches.findLast((stretch) => stretch.from <= number) ?? stretches[0]
      return { recipe, seed: seedOf(seed, first + number - from) }
    },
  }
}

/**
 * Orders for more puzzles of the kinds of a list, one number for each order. Their numbers follow those of the
 * list, so that no puzzle of the list changes.
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

/** The orders with the numbers of their first puzzles, which continue within a family. */
function withFirst(orders: readonly CountedRecipe[]): Required<CountedRecipe>[] {
  const next = new Map<Family, number>()
  return orders.map(({ recipe, count, first = next.get(recipe.family) ?? 0 }) => {
    next.set(recipe.family, first + count)
    return { recipe, count, first }
  })
}
