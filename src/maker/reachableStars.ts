// Which stars puzzles of a shape can have. The table of calibrations lists them for its shapes. A shape between two of
// them has the stars of either, and a large shape those of the nearest. A small shape without a table may lack some, but a
// few tries cannot rule stars out: among 4x4 Hidokus, one board in a hundred has four stars. Such stars may be ordered.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import { CALIBRATIONS } from '../grader/calibrations.ts'
import { calibrationOf } from '../grader/difficultyToDegree.ts'
import { STARS, type Stars } from '../grader/stars.ts'
import { isMade, makeMaker } from './maker.ts'
import { NO_WISHES, type Order } from './orderFields.ts'

/** Boards with more cells than this have puzzles of the stars that the nearest shape with a table has. */
const SMALL = 16

/** The number of boards to try for each number of stars of a small shape; takes a fraction of a second. */
const TRIES = 20

/**
 * The stars that puzzles of this shape have, ascending, for books without an order of stars. Without a table,
 * the stars that a few boards give. `order` holds the other wishes.
 */
export function starsOfShape(family: Family, shape: Shape, order: Order = NO_WISHES): readonly Stars[] {
  const stars = starsToAskFor(family, shape, order)
  return isToldByTable(family, shape) ? stars : stars.filter((one) => comeSoon(family, shape, one, order))
}

/**
 * The stars that puzzles of this shape may have, ascending. Stars that a table rules out are left out. The tables are of
 * puzzles that take no assumptions within assumptions, so an order of these may ask for any stars.
 */
export function starsToAskFor(
  family: Family,
  shape: Shape,
  { tier }: Pick<Order, 'tier'> = NO_WISHES,
): readonly Stars[] {
  if (tier?.most === 'nested') return STARS
  const told = isToldByTable(family, shape) && calibrationOf(CALIBRATIONS[family.name] ?? {}, shape).stars
  return told ? STARS.filter((stars) => told.includes(stars)) : STARS
}

/** Whether a shape has a table, or is so large that the nearest table holds. */
function isToldByTable({ name }: Family, shape: Shape): boolean {
  return CALIBRATIONS[name]?.[shape.text] !== undefined || shape.rows * shape.columns > SMALL
}

function comeSoon(family: Family, shape: Shape, stars: Stars, order: Order): boolean {
  return isMade(makeMaker(family, shape, { ...order, stars: { least: stars, most: stars } })('reach', TRIES))
}

/** The message that puzzles of this shape lack some stars (or so nearly all), with the stars that they can have. */
export function lackingStars(
  { title }: Family,
  { text }: Shape,
  lacking: readonly Stars[],
  has: readonly Stars[],
): string {
  return `hardly any ${text} ${title} has ${anyOf(lacking)} stars; ask for ${anyOf(has)}`
}

/** Formats stars as `1`, `1 or 2`, `1, 2 or 4`. */
export function anyOf(stars: readonly Stars[]): string {
  const last = stars[stars.length - 1]
  return stars.length === 1 ? `${last}` : `${stars.slice(0, -1).join(', ')} or ${last}`
}
