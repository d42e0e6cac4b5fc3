// Detects orders that no puzzle can meet, before any puzzle is tried, and gives the reason and an
// alternative.

import { TIERS } from '../families/inference.ts'
import { BORDERS, STARS, type Stars } from '../grader/stars.ts'
import { degreesOf, impossible, type Range } from './orderValues.ts'
import { cluesFault } from './possibleClueCounts.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { lackingStars, starsToAskFor } from './reachableStars.ts'

/**
 * Returns the known reason, in one line, why no puzzle can meet an order. An order of several stars is
 * possible if one of them is.
 */
export function impossibleOrder(recipe: Recipe): string | undefined {
  const { shape, order } = recipe
  return impossible(shape, order) ?? cluesFault(recipe) ?? tierFault(recipe) ?? starsFault(recipe)
}

/** Why no puzzle of the shape takes this reasoning. */
function tierFault({ family, shape, order: { tier } }: Recipe): string | undefined {
  const hardest = family.grading.hardestTier?.(shape)
  if (!hardest || !tier || TIERS.indexOf(tier.least) <= TIERS.indexOf(hardest)) return undefined
  return `no ${family.title} of ${shape.text} needs more than ${hardest}: all puzzles of this shape have been tried`
}

/** Why no puzzle of the shape has these stars or this degree, if a table rules them out. */
function starsFault({ family, shape, order }: Recipe): string | undefined {
  if (!order.stars && !order.degree) return undefined
  const wished = degreesOf(order)
  const asked = STARS.filter((stars) => isTouched(stars, wished))
  const has = starsToAskFor(family, shape)
  return asked.some((stars) => has.includes(stars)) ? undefined : lackingStars(family, shape, asked, has)
}

/** Whether a range of degrees overlaps a star. */
function isTouched(stars: Stars, { least, most }: Range): boolean {
  return least < (BORDERS[stars - 1] ?? Infinity) && most > (BORDERS[stars - 2] ?? 0)
}
