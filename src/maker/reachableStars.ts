// Decides which stars puzzles of a shape can have. The calibrations list the stars of calibrated shapes. A shape between two
// calibrated shapes has the stars of either, and a large shape has the stars of the nearest. Puzzles of a small shape without a
// calibration may never have some stars, but a few tries cannot rule these stars out: among 4x4 Hidokus, one board in a hundred
// has four stars. Such stars may therefore be ordered.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import { CALIBRATIONS } from '../grader/calibrations.ts'
import { calibrationOf } from '../grader/difficultyToDegree.ts'
import { STARS, type Stars } from '../grader/stars.ts'
import { isMade, makeMaker } from './maker.ts'
import { NO_WISHES, type Order } from './orderFields.ts'

/** The largest number of cells of a small board. Puzzles on larger boards have the stars of the nearest calibrated shape. */
const SMALL = 16

/** The number of boards to try for each number of stars of a small shape; these tries take a fraction of a second. */
const TRIES = 20

/**
 * The stars that puzzles of this shape have, ascending, for books whose order does not ask for stars. For small shapes without
 * a calibration, these are the stars that a few boards give. `order` holds the other wishes.
 */
export function starsOfShape(family: Family, shape: Shape, order: Order = NO_WISHES): readonly Stars[] {
  const stars = starsToAskFor(family, shape, order)
  return isToldByTable(family, shape) ? stars : stars.filter((one) => comeSoon(family, shape, one, order))
}

/**
 * The stars that puzzles of this shape may have, ascending, without the stars that a calibration rules out. Calibrations are
 * made from puzzles that require no assumptions within assumptions, so an order that allows these may ask for any stars.
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

/** Whether a shape has a calibration, or is so large that the nearest calibration applies. */
function isToldByTable({ name }: Family, shape: Shape): boolean {
  return CALIBRATIONS[name]?.[shape.text] !== undefined || shape.rows * shape.columns > SMALL
}

function comeSoon(family: Family, shape: Shape, stars: Stars, order: Order): boolean {
  return isMade(makeMaker(family, shape, { ...order, stars: { least: stars, most: stars } })('reach', TRIES))
}

/** The message that no puzzles of this shape, or hardly any, have some stars, with the stars that they can have. */
export function lackingStars(
  { title }: Family,
  { text }: Shape,
  lacking: readonly Stars[],
  has: readonly Stars[],
): string {
  return `hardly any ${text} ${title} has ${anyStars(lacking)}; ask for ${anyOf(has)}`
}

/** Formats stars as `1 star`, `1 or 2 stars`, `1, 2 or 4 stars`. */
export function anyStars(stars: readonly Stars[]): string {
  return `${anyOf(stars)} ${stars[stars.length - 1] === 1 ? 'star' : 'stars'}`
}

/** Formats stars as `1`, `1 or 2`, `1, 2 or 4`. */
function anyOf(stars: readonly Stars[]): string {
  const last = stars[stars.length - 1]
  return stars.length === 1 ? `${last}` : `${stars.slice(0, -1).join(', ')} or ${last}`
}
