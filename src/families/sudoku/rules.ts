// What a Sudoku asks for, and which givens can go.

import { removeGivens } from '../grid.ts'
import { latinFaults, latinProblem } from '../latin/rules.ts'
import type { Fault, Rules } from '../rules.ts'
import { canonicalSudoku } from './canonical.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

/** The rules of Sudoku. */
export const rules: Rules<SudokuShape, SudokuPuzzle> = {
  what: 'Every row, every column and every box holds each of the numbers 1 to n once.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical: canonicalSudoku,
  constraints: (puzzle) => latinProblem(sudokuBoard(puzzle.shape), puzzle),
}

/** Numbers out of range, and numbers that a row, a column or a box has twice; 0 is an empty cell. */
export function faults({ shape }: SudokuPuzzle, values: ArrayLike<number>): Fault[] {
  return latinFaults(sudokuBoard(shape), values)
}
