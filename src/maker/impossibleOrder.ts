// Detects orders that no puzzle can meet, before any puzzle is tried, and gives the reason and an
// alternative.

import { TIERS, type Tier } from '../families/inference.ts'
import { leastStarsOf, MOST_STARS_OF_SINGLES } from '../grader/difficultyToDegree.ts'
import { BORDERS, STARS, type Stars } from '../grader/stars.ts'
import { degreesOf, formatTiers, impossible, type Range } from './orderValues.ts'
import { cluesFault } from './possibleClueCounts.ts'
import type { Recipe } from './puzzleRecipe.ts'
import { anyStars, lackingStars, starsToAskFor } from './reachableStars.ts'

/**
 * Returns the known reason, in one line, why no puzzle can meet an order. An order of a range of stars is possible if puzzles
 * with one of these numbers of stars are possible.
 */
export function impossibleOrder(recipe: Recipe): string | undefined {
  const { shape, order } = recipe
  return (
    impossible(shape, order) ??
    cluesFault(recipe) ??
    tierFault(recipe) ??
    starsFault(recipe) ??
    pairFault(recipe)
  )
}

/** Why no puzzle of the shape requires the ordered tier of reasoning; undefined if some may. */
function tierFault({ family, shape, order: { tier } }: Recipe): string | undefined {
  const hardest = family.grading.hardestTier?.(shape)
  if (!hardest || !tier || TIERS.indexOf(tier.least) <= TIERS.indexOf(hardest)) return undefined
  return `no ${shape.text} ${family.title} needs more than ${hardest}: all puzzles of this shape have been tried`
}

/** Why no puzzle of the shape has the ordered stars or degree; undefined if the calibrations do not rule them out. */
function starsFault({ family, shape, order }: Recipe): string | undefined {
  if (!order.stars && !order.degree) return undefined
  const wished = degreesOf(order)
  const asked = STARS.filter((stars) => isTouched(stars, wished))
  const has = starsToAskFor(family, shape, order)
  return asked.some((stars) => has.includes(stars)) ? undefined : lackingStars(family, shape, asked, has)
}

/**
 * The least stars of each tier if the degree is measured by runs. Such a degree does not depend on tiers, but puzzles that need
 * chains also take many moves: of 286 Survos made with the tiers `chains` and `nested` (3x4, 3x5, 4x4, 4x5), the easiest has a
 * degree of 226 and three stars.
 */
const LEAST_STARS_MEASURED: Readonly<Record<Tier, number>> = {
  singles: 1,
  techniques: 1,
  chains: 3,
  nested: 3,
}

/** Why no puzzle, or hardly any, has both the ordered stars and the ordered tiers. */
function pairFault({ family, shape, order }: Recipe): string | undefined {
  const { tier, stars } = order
  if (!tier || !stars) return undefined
  const isMeasured = family.grading.trial !== undefined
  const least = isMeasured
    ? LEAST_STARS_MEASURED[tier.least]
    : leastStarsOf(tier.least, family.grading.leastStars?.(shape))
  const most = tier.most === TIERS[0] && !isMeasured ? MOST_STARS_OF_SINGLES : STARS.length
  if (stars.most >= least && stars.least <= most) return undefined
  const has = starsToAskFor(family, shape, order).filter((one) => one >= least && one <= most)
  const asked = STARS.filter((one) => one >= stars.least && one <= stars.most)
  const remedy = has.length > 0 ? `ask for ${anyStars(has)}, or for another tier` : 'ask for another tier'
  const few = isMeasured ? 'hardly any' : 'no'
  return `${few} ${family.title} of ${anyStars(asked)} has the tier ${formatTiers(tier)}; ${remedy}`
}

/** Whether a range of degrees overlaps the degrees of a number of stars. */
function isTouched(stars: Stars, { least, most }: Range): boolean {
  return least < (BORDERS[stars - 1] ?? Infinity) && most > (BORDERS[stars - 2] ?? 0)
}
