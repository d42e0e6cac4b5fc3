// The rules of Sudoku: faults and removals.

import { removeGivens } from '../cellNamesAndFaults.ts'
import { latinEssential, latinLooks } from '../latin/canonical.ts'
import { namedLatin } from '../latin/namedConstraints.ts'
import { keptClues, removableClues } from '../latin/rules/makeRuled.ts'
import { latinFaults, latinProblem } from '../latin/rules.ts'
import type { Fault, Rules } from '../rules.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

/** The rules of Sudoku. */
export const rules: Rules<SudokuShape, SudokuPuzzle> = {
  what: 'Every row, every column and every box holds each of the numbers 1 to n once; n is the number of rows.',
  faults,
  removals: (puzzle) => [...removeGivens(puzzle), ...removableClues(puzzle)],
  kept: keptClues,
  canonical: {
    looks: latinLooks,
    essential: latinEssential,
  },
  constraints: (puzzle) => latinProblem(sudokuBoard(puzzle), puzzle),
  named: (puzzle) => namedLatin(sudokuBoard(puzzle), puzzle),
}

/**
 * Reports numbers out of range, and numbers that occur twice in a row, a column or a box. 0 is an empty cell.
 */
export function faults(puzzle: SudokuPuzzle, values: ArrayLike<number>): Fault[] {
  return latinFaults(sudokuBoard(puzzle), values)
}
