// The rules of Latin squares: faults and removals.

import { removeGivens } from '../cellNamesAndFaults.ts'
import { latinEssential, latinLooks } from '../latin/canonical.ts'
import { namedLatin } from '../latin/namedConstraints.ts'
import { keptClues, removableClues } from '../latin/rules/makeRuled.ts'
import { latinFaults, latinProblem } from '../latin/rules.ts'
import type { Fault, Rules } from '../rules.ts'
import { type LatinSquarePuzzle, type LatinSquareShape, rowsAndColumnsBoard } from './puzzle.ts'

/** The rules of Latin squares. */
export const rules: Rules<LatinSquareShape, LatinSquarePuzzle> = {
  what: 'Every row and every column holds each of the numbers 1 to n once; n is the number of rows.',
  faults,
  removals: (puzzle) => [...removeGivens(puzzle), ...removableClues(puzzle)],
  kept: keptClues,
  canonical: {
    looks: latinLooks,
    essential: latinEssential,
  },
  constraints: (puzzle) => latinProblem(rowsAndColumnsBoard(puzzle), puzzle),
  named: (puzzle) => namedLatin(rowsAndColumnsBoard(puzzle), puzzle),
}

/** Reports numbers out of range, and numbers that occur twice in a row or a column. 0 is an empty cell. */
export function faults(puzzle: LatinSquarePuzzle, values: ArrayLike<number>): Fault[] {
  return latinFaults(rowsAndColumnsBoard(puzzle), values)
}
