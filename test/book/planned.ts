// Plans of recipes that are written as text, and their mistakes.

import type { BookRecipe } from '../../src/book/recipe/bookRecipe.ts'
import { parseRecipe, type SoundRecipe } from '../../src/book/recipe/parseRecipe.ts'
import { type BookPlan, planBook } from '../../src/book/recipe/planBook.ts'
import { typeface } from '../support/png.ts'

/** A recipe with one section that has these keys after its family. */
export const section = (more: string) => `title: x\nsections:\n  - { family: ${more} }\n`
/** A recipe with a sound section and these other lines. */
export const others = (more: string) =>
  `title: x\n${more}\nsections: [{ family: sudoku, count: 5, stars: 2 }]\n`

export function recipeOf(text: string): SoundRecipe {
  const parsed = parseRecipe(text)
  if ('mistakes' in parsed) throw parsed.mistakes[0]
  return parsed
}

export function planOf(recipe: string | BookRecipe): BookPlan {
  const plan = planned(recipe)
  if ('mistakes' in plan) throw plan.mistakes[0]
  return plan
}

/** The mistakes of a recipe, as `line:column message` if it is a text. */
export function mistakesOf(recipe: string | Partial<BookRecipe>): string[] {
  const plan = planned(typeof recipe === 'string' ? recipe : { title: 'x', ...recipe })
  if (!('mistakes' in plan)) return []
  return plan.mistakes.map(({ line, column, message }) =>
    line === undefined ? message : `${line}:${column} ${message}`,
  )
}

function planned(recipe: string | BookRecipe) {
  if (typeof recipe !== 'string') return planBook(recipe, () => undefined, typeface)
  const parsed = parseRecipe(recipe)
  return 'mistakes' in parsed ? parsed : planBook(parsed.recipe, parsed.at, typeface)
}
