// What a Latin square asks for, which givens can go, and which are the same: turned, mirrored or renumbered.

import { allDifferent, domainsOf, range } from '../../../src/families/constraints.ts'
import { lineName, outOfRange, removeGivens, repeats, rowsAndColumns } from '../../../src/families/grid.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import type { Fault, Rules } from '../../../src/families/rules.ts'
import { smallestImage, turnsOf } from '../../../src/families/symmetry.ts'
import type { LatinPuzzle } from './puzzle.ts'

/** The rules of Latin squares. */
export const rules: Rules<Shape, LatinPuzzle> = {
  what: 'Every row and every column holds each of the numbers 1 to n once.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: ({ shape, givens }) => ({ shape, givens: smallestImage([givens], turnsOf(shape), true) }),
  constraints: (puzzle) => ({
    cells: puzzle.givens.length,
    domains: domainsOf(puzzle, range(1, puzzle.shape.rows)),
    constraints: allDifferent(rowsAndColumns(puzzle.shape)),
  }),
}

/** Numbers out of range, and numbers that a row or a column has twice. */
export function faults({ shape, givens }: LatinPuzzle, values: ArrayLike<number>): Fault[] {
  const lines = rowsAndColumns(shape)
  return [
    ...outOfRange(values, Array.from(givens.keys()), 1, shape.rows),
    ...lines.flatMap((line, index) => repeats(values, line, lineName(shape, index))),
  ]
}
