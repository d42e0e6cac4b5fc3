// Which stars puzzles of a shape can have. Shapes with a reference run, or between two shapes with one, have
// a table. For a family with its own measure, the hardest puzzles have the degree of the last knot. Shapes
// that share their borders list how far their own puzzles reach. For all others, the stars are fifths of the
// run, so all five exist. Other small boards have no table, and a search cannot rule stars out either: among
// 4x4 Hidokus, one board in a hundred has four stars, so some tries may miss stars that exist. Such stars may
// be ordered.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import { CALIBRATIONS } from '../grader/calibrations.ts'
import { calibrationOf, STEPS_IN_BAND } from '../grader/difficultyToDegree.ts'
import { BORDERS, STARS, type Stars } from '../grader/stars.ts'
import { isMade, makeMaker } from './maker.ts'
import { NO_WISHES, type Order } from './orderFields.ts'

/**
 * Boards with more cells than this have puzzles of all stars: 4x4 Hidokus without diagonals have none of five
 * stars, but all 5x5 boards have.
 */
const SMALL = 16

/** A long search finds puzzles a little harder than all those of a reference run. */
const BEYOND = 1.05

/** The number of boards to try for each number of stars of a small shape; takes a fraction of a second. */
const TRIES = 20

/**
 * The stars that puzzles of this shape have, ascending, for books without an order of stars. Without a table,
 * the stars that a few boards give. `order` holds the other wishes.
 */
export function starsOfShape(family: Family, shape: Shape, order: Order = NO_WISHES): readonly Stars[] {
  const stars = starsToAskFor(family, shape)
  return isToldByTable(family, shape) ? stars : stars.filter((one) => comeSoon(family, shape, one, order))
}

/** The stars that puzzles of this shape may have, ascending. Stars that a table rules out are left out. */
export function starsToAskFor(family: Family, shape: Shape): readonly Stars[] {
  return STARS.filter((stars) => mayHaveStars(family, shape, stars))
}

/** Whether puzzles of this shape may have these stars; false only if a table rules them out. */
function mayHaveStars({ name }: Family, shape: Shape, stars: Stars): boolean {
  const { degrees, reach, knots } = calibrationOf(CALIBRATIONS[name] ?? {}, shape)
  if (degrees) return (BORDERS[stars - 2] ?? 0) <= BEYOND * degrees[degrees.length - 1]
  if (reach) {
    const [from, to] = [knots[STEPS_IN_BAND * (stars - 1)], knots[STEPS_IN_BAND * stars]]
    return (stars === STARS[0] || from <= reach[1]) && (stars === STARS.length || to > reach[0])
  }
  return true
}

/** Whether a shape has a table, or is so large that its puzzles have all stars. */
function isToldByTable({ name }: Family, shape: Shape): boolean {
  const calibrations = CALIBRATIONS[name] ?? {}
  const { degrees, reach } = calibrationOf(calibrations, shape)
  const isLarge = shape.rows * shape.columns > SMALL
  return isLarge || [degrees, reach, calibrations[shape.text]].some((table) => table !== undefined)
}

function comeSoon(family: Family, shape: Shape, stars: Stars, order: Order): boolean {
  return isMade(makeMaker(family, shape, { ...order, stars: { least: stars, most: stars } })('reach', TRIES))
}

/** The message that puzzles of this shape lack some stars, with the stars that they can have. */
export function lackingStars(
  { title }: Family,
  { text }: Shape,
  lacking: readonly Stars[],
  has: readonly Stars[],
): string {
  return `no ${title} of ${text} has ${anyOf(lacking)} stars; ask for ${anyOf(has)}`
}

/** Formats stars as `1`, `1 or 2`, `1, 2 or 4`. */
function anyOf(stars: readonly Stars[]): string {
  const last = stars[stars.length - 1]
  return stars.length === 1 ? `${last}` : `${stars.slice(0, -1).join(', ')} or ${last}`
}
