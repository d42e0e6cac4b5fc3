// The rules of Survo: faults, removals and canonical forms.

import { lineName, removeGivens, rowsAndColumns } from '../grid.ts'
import { lineSumProblem } from '../linesums/constraints.ts'
import { sumFaults } from '../linesums/rules.ts'
import type { Fault, Rules } from '../rules.ts'
import { canonicalSurvo } from './canonical.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** The rules of Survo. */
export const rules: Rules<SurvoShape, SurvoPuzzle> = {
  what: 'Each of the numbers 1 to mn goes once into a table of m rows and n columns; rows and columns add to the printed sums.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: canonicalSurvo,
  constraints: (puzzle) =>
    lineSumProblem(puzzle, 1, rowsAndColumns(puzzle.shape), [...puzzle.rowSums, ...puzzle.columnSums]),
}

/** Reports numbers out of range, repeated numbers, and full lines with a wrong sum. 0 is an empty cell. */
export function faults({ shape, rowSums, columnSums }: SurvoPuzzle, values: ArrayLike<number>): Fault[] {
  const sums = [...rowSums, ...columnSums]
  return sumFaults(values, 1, rowsAndColumns(shape), sums, (line) => lineName(shape, line))
}
