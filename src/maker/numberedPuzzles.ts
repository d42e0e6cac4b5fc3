// The puzzles that orders come to, by number: which recipe, and which seed.

import type { Family } from '../families/family.ts'
import type { CountedRecipe, Recipe } from './puzzleRecipe.ts'
import { seedOf } from './refuseDuplicates.ts'

/** A puzzle that is to be made. */
export interface Slot {
  /** How. */
  readonly recipe: Recipe
  /** From which seed; where that brings a duplicate, from SEED/1, SEED/2, ... */
  readonly seed: string
}

/** The puzzles of some orders; numbers count from 0. */
interface Slots {
  /** How many there are. */
  readonly length: number
  /** One of them; what lies behind the last is one more of the last order. */
  at(number: number): Slot
}

/**
 * The puzzles of orders, one order after the other. The numbers in a family's seeds count on from order to order: with one seed the
 * same full board would lose more and more clues for each number of stars, and who has solved one had solved them all.
 */
export function makeSlots(orders: readonly CountedRecipe[], seed: string): Slots {
  const next = new Map<Family, number>()
  let length = 0
  const stretches = orders.map(({ recipe, count }) => {
    const from = length
    const first = next.get(recipe.family) ?? 0
    next.set(recipe.family, first + count)
    length += count
    return { recipe, from, first }
  })
  return {
    length,
    at(number) {
      const { recipe, from, first } = stretches.findLast((stretch) => stretch.from <= number) ?? stretches[0]
      return { recipe, seed: seedOf(seed, first + number - from) }
    },
  }
}
