// Orders for the tests of the maker, from their text.

import { findFamily, parseOrder, type Recipe } from '../../src/index.ts'

/** The recipe of a family, with this order as text, in the usual shape or another one. */
export function recipeOf(name: string, asked = '', shape?: string): Recipe {
  const family = findFamily(name)
  return {
    family,
    shape: family.notation.parseShape(shape ?? family.making.shape),
    order: parseOrder(family, asked),
  }
}
