// Orders for print: givens are symmetric if those of the family's puzzles usually are.

import { impossibleOrder } from './impossibleOrder.ts'
import type { Order } from './orderFields.ts'
import type { Recipe } from './puzzleRecipe.ts'

/** The order with the family's symmetry for print, if this symmetry is possible. */
export function printedOrder(recipe: Recipe): Order {
  const { family, order } = recipe
  const { printedSymmetry } = family.making
  if (!printedSymmetry) return order
  const symmetric = { ...order, symmetry: printedSymmetry }
  return impossibleOrder({ ...recipe, order: symmetric }) === undefined ? symmetric : order
}
