// Full grids and their classes, for tests: grids are of one class if they are twins.

import { type Family, findFamily, makeSolver } from '../../../src/index.ts'
import { essentialClues } from '../../support/canonical.ts'

/** More than the number of grids of any counted shape. */
const ENOUGH = 50_000

/** All full grids of a shape with these givens. */
export function gridsOf(
  family: Family,
  text: string,
  givenAt: (row: number, column: number) => number = () => 0,
) {
  const shape = family.notation.parseShape(text)
  const { rows, columns } = shape
  const givens = Array.from({ length: rows * columns }, (_, cell) =>
    givenAt(Math.floor(cell / columns), cell % columns),
  )
  return makeSolver()(family, { shape, givens }, { solutions: ENOUGH }).solutions
}

/**
 * The full grids whose first row, and for Latin squares also the first column, are 1 2 3 ... (the others are twins of
 * these), and one grid of each class.
 */
export function classesOf(name: string, text: string) {
  const family = findFamily(name)
  const shape = family.notation.parseShape(text)
  const isReduced = name === 'latinsquare'
  const grids = gridsOf(family, text, (row, column) =>
    row === 0 ? column + 1 : isReduced && column === 0 ? row + 1 : 0,
  )
  const kinds = new Map(grids.map((grid) => [essentialClues(family, { shape, givens: grid }, grid), grid]))
  return { grids: grids.length, kinds: [...kinds.values()] }
}
