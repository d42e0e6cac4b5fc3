// What is ordered and cannot be had: said before anything is tried, with the reason and what would do.

import { TIERS } from '../families/inference.ts'
import { BORDERS, STARS, type Stars } from '../grader/stars.ts'
import { cluesFault } from './possibleClues.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { degreesOf, impossible, type Range } from './puzzleRequest.ts'
import { lackingStars, starsToAskFor } from './reachableStars.ts'

/** Why no puzzle can be as ordered, in one line, if that is known; where several stars are ordered, one that is there will do. */
export function impossibleOrder(recipe: Recipe): string | undefined {
  const { shape, order } = recipe
  return impossible(shape, order) ?? cluesFault(recipe) ?? tierFault(recipe) ?? starsFault(recipe)
}

/** Why no puzzle of the shape takes such reasoning. */
function tierFault({ family, shape, order: { tier } }: Recipe): string | undefined {
  const hardest = family.grading.hardestTier?.(shape)
  if (!hardest || !tier || TIERS.indexOf(tier.least) <= TIERS.indexOf(hardest)) return undefined
  return `no ${family.title} of ${shape.text} needs more than ${hardest}: all of them have been tried`
}

/** Why no puzzle of the shape has such stars, or such a degree, where a table tells. */
function starsFault({ family, shape, order }: Recipe): string | undefined {
  if (!order.stars && !order.degree) return undefined
  const wished = degreesOf(order)
  const asked = STARS.filter((stars) => isTouched(stars, wished))
  const has = starsToAskFor(family, shape)
  return asked.some((stars) => has.includes(stars)) ? undefined : lackingStars(family, shape, asked, has)
}

/** Whether a range of degrees has some of these stars. */
function isTouched(stars: Stars, { least, most }: Range): boolean {
  return least < (BORDERS[stars - 1] ?? Infinity) && most > (BORDERS[stars - 2] ?? 0)
}
