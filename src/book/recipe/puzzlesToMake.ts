// The orders of a recipe's sections: one for each section and each number of stars. A section with a tier but without
// stars has a single order, because its puzzles may have any number of stars.

import type { Family } from '../../families/family.ts'
import type { Shape } from '../../families/puzzle.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Notebook } from '../../formats/yaml/mistakeCollector.ts'
import { readOrder } from '../../formats/yaml/puzzleOrder.ts'
import type { FieldPath } from '../../formats/yaml/schemaValidator.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { impossibleOrder } from '../../maker/impossibleOrder.ts'
import type { Order } from '../../maker/orderFields.ts'
import { parseTiers, type Range, unpublishedTiers } from '../../maker/orderValues.ts'
import { parseStars } from '../../maker/parseStars.ts'
import type { CountedRecipe } from '../../maker/puzzleRecipe.ts'
import { lackingStars, starsOfShape, starsToAskFor } from '../../maker/reachableStars.ts'
import type { RecipeSection } from './bookRecipe.ts'

/** The orders of the section at this path; empty if the section has a mistake, which is reported. */
export function ordersOf(section: RecipeSection, path: FieldPath, notebook: Notebook): CountedRecipe[] {
  const recipe = readOrder(section, path, notebook)
  const asked = notebook.read([...path, 'stars'], () =>
    section.stars === undefined ? undefined : parseStars(String(section.stars)),
  )
  const tier = notebook.read([...path, 'tier'], () =>
    section.tier === undefined ? undefined : parseTiers(section.tier),
  )
  if (!recipe || (section.stars !== undefined && !asked) || (section.tier !== undefined && !tier)) return []
  const { family, shape } = recipe
  const order = { ...recipe.order, ...(tier && { tier }) }
  const reason = tier && (unpublishedTiers(tier) ?? impossibleOrder({ family, shape, order }))
  if (reason !== undefined) {
    notebook.add([...path, 'tier'], reason)
    return []
  }
  if (tier && !asked) return [{ recipe: { family, shape, order }, count: section.count }]
  const stars = notebook.read([...path, 'stars'], () => starsFor(family, shape, order, asked))
  if (!stars) return []
  const recipes = shareOut(section.count, stars).map(({ share, of }) => ({
    recipe: { family, shape, order: { ...order, stars: { least: of, most: of } } },
    count: share,
  }))
  const unmet = tier && recipes.map((one) => impossibleOrder(one.recipe)).find((fault) => fault !== undefined)
  if (unmet === undefined) return recipes
  notebook.add([...path, 'tier'], unmet)
  return []
}

/**
 * The numbers of stars of a section; by default all that puzzles of its shape can have. If some are impossible, throws
 * a PuzzleError that lists the possible ones.
 */
function starsFor(family: Family, shape: Shape, order: Order, asked: Range | undefined): readonly Stars[] {
  if (!asked) {
    const has = starsOfShape(family, shape, order)
    if (has.length > 0) return has
    throw new PuzzleError('value', `no ${shape.text} ${family.title} meets this order; change its other keys`)
  }
  const has = starsToAskFor(family, shape, order)
  const wanted = STARS.filter((stars) => stars >= asked.least && stars <= asked.most)
  const lacking = wanted.filter((stars) => !has.includes(stars))
  if (lacking.length === 0) return wanted
  throw new PuzzleError('value', lackingStars(family, shape, lacking, has))
}

/** Splits a number into whole shares as equal as possible, larger ones first. Shares of 0 are left out. */
export function shareOut<T>(
  total: number,
  among: readonly T[],
): readonly { readonly share: number; readonly of: T }[] {
  const least = Math.floor(total / among.length)
  const more = total % among.length
  return among
    .map((of, index) => ({ share: least + (index < more ? 1 : 0), of }))
    .filter(({ share }) => share > 0)
}
