// Which stars puzzles of a shape can have. Where a reference run was made, or one of a smaller and a larger shape, its table
// tells: of a family with a measure of its own the hardest puzzles have the degree of the last knot, and of all others
// the stars are fifths of the run, so that there are puzzles of all five. Other small boards are tried.

import type { Family } from '../../families/family.ts'
import type { Shape } from '../../families/puzzle.ts'
import { CALIBRATIONS } from '../../grader/calibrations.ts'
import { calibrationOf } from '../../grader/degree.ts'
import { BORDERS, STARS, type Stars } from '../../grader/stars.ts'
import { isMade, makeMaker } from '../../maker/maker.ts'
import { NO_WISHES, type Order } from '../../maker/puzzleRequest.ts'

/** Boards of more cells have puzzles of all stars: 4x4 Hidokus without diagonals have none of five, all 5x5 boards have. */
const SMALL = 16

/** Of puzzles that are looked for some are a little harder than all of a reference run. */
const BEYOND = 1.05

/** The stars that puzzles of this shape can have, ascending; `order` says what else is wished. */
export function starsOfShape(family: Family, shape: Shape, order: Order = NO_WISHES): readonly Stars[] {
  const calibrations = CALIBRATIONS[family.name] ?? {}
  const { degrees } = calibrationOf(calibrations, shape)
  if (degrees) {
    const most = BEYOND * degrees[degrees.length - 1]
    return STARS.filter((stars) => (BORDERS[stars - 2] ?? 0) <= most)
  }
  if (calibrations[shape.text] || shape.rows * shape.columns > SMALL) return STARS
  return STARS.filter((stars) => isThere(family, shape, { ...order, stars: { least: stars, most: stars } }))
}

function isThere(family: Family, shape: Shape, order: Order): boolean {
  return isMade(makeMaker(family, shape, order)('reach'))
}
