// Which stars puzzles of a shape can have. Where a reference run was made, or one of a smaller and a larger shape, its table
// tells: of a family with a measure of its own the hardest puzzles have the degree of the last knot; of shapes that are cut
// together, how far their own puzzles reach; of all others the stars are fifths of the run, so that there are puzzles of all
// five. Of other small boards no table tells, and no search: of four stars there is one 4x4 Hidoku in a hundred boards, so that
// what some tries do not find may be there. Who asks for it may look for it.

import type { Family } from '../families/family.ts'
import type { Shape } from '../families/puzzle.ts'
import { CALIBRATIONS } from '../grader/calibrations.ts'
import { calibrationOf, STEPS_IN_BAND } from '../grader/degree.ts'
import { BORDERS, STARS, type Stars } from '../grader/stars.ts'
import { isMade, makeMaker } from './maker.ts'
import { NO_WISHES, type Order } from './puzzleRequest.ts'

/** Boards of more cells have puzzles of all stars: 4x4 Hidokus without diagonals have none of five, all 5x5 boards have. */
const SMALL = 16

/** Of puzzles that are looked for some are a little harder than all of a reference run. */
const BEYOND = 1.05

/** So many boards are tried for some stars of a small shape: a fraction of a second. */
const TRIES = 20

/**
 * The stars that puzzles of this shape have, ascending, for books that ask for none: where no table tells, those that come soon.
 * `order` says what else is wished.
 */
export function starsOfShape(family: Family, shape: Shape, order: Order = NO_WISHES): readonly Stars[] {
  const stars = starsToAskFor(family, shape)
  return isToldByTable(family, shape) ? stars : stars.filter((one) => comeSoon(family, shape, one, order))
}

/** The stars that puzzles of this shape may have, ascending: without those that a table rules out. */
export function starsToAskFor(family: Family, shape: Shape): readonly Stars[] {
  return STARS.filter((stars) => mayHaveStars(family, shape, stars))
}

/** Whether puzzles of this shape may have so many stars: false only where a table says that they have not. */
function mayHaveStars({ name }: Family, shape: Shape, stars: Stars): boolean {
  const { degrees, reach, knots } = calibrationOf(CALIBRATIONS[name] ?? {}, shape)
  if (degrees) return (BORDERS[stars - 2] ?? 0) <= BEYOND * degrees[degrees.length - 1]
  if (reach) {
    const [from, to] = [knots[STEPS_IN_BAND * (stars - 1)], knots[STEPS_IN_BAND * stars]]
    return (stars === STARS[0] || from <= reach[1]) && (stars === STARS.length || to > reach[0])
  }
  return true
}

/** Whether a table tells of a shape, or it is so large that its puzzles have all stars. */
function isToldByTable({ name }: Family, shape: Shape): boolean {
  const calibrations = CALIBRATIONS[name] ?? {}
  const { degrees, reach } = calibrationOf(calibrations, shape)
  const isLarge = shape.rows * shape.columns > SMALL
  return isLarge || [degrees, reach, calibrations[shape.text]].some((table) => table !== undefined)
}

function comeSoon(family: Family, shape: Shape, stars: Stars, order: Order): boolean {
  return isMade(makeMaker(family, shape, { ...order, stars: { least: stars, most: stars } })('reach', TRIES))
}

/** That puzzles of this shape lack some stars, and which they have. */
export function lackingStars(
  { title }: Family,
  { text }: Shape,
  lacking: readonly Stars[],
  has: readonly Stars[],
): string {
  return `no ${title} of ${text} has ${anyOf(lacking)} stars: it can have ${anyOf(has)}`
}

/** `1`, `1 or 2`, `1, 2 or 4` */
function anyOf(stars: readonly Stars[]): string {
  const last = stars[stars.length - 1]
  return stars.length === 1 ? `${last}` : `${stars.slice(0, -1).join(', ')} or ${last}`
}
