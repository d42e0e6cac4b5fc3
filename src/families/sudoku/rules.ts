// What a Sudoku asks for, which givens can go, and which Sudokus are the same: those that turns, reflections and
// renumbering turn into each other. Exchanged rows and columns make another one.

import { removeGivens } from '../grid.ts'
import { latinFaults, latinProblem } from '../latin/rules.ts'
import type { Fault, Rules } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { type SudokuPuzzle, type SudokuShape, sudokuBoard } from './puzzle.ts'

/** The rules of Sudoku. */
export const rules: Rules<SudokuShape, SudokuPuzzle> = {
  what: 'Every row, every column and every box holds each of the numbers 1 to n once.',
  faults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical,
  constraints: (puzzle) => latinProblem(sudokuBoard(puzzle.shape), puzzle),
}

/** Numbers out of range, and numbers that a row, a column or a box has twice; 0 is an empty cell. */
export function faults({ shape }: SudokuPuzzle, values: ArrayLike<number>): Fault[] {
  return latinFaults(sudokuBoard(shape), values)
}

function canonical({ shape, givens }: SudokuPuzzle): SudokuPuzzle {
  // Where boxes are no squares, only the turns that keep rows rows keep boxes boxes.
  const turns = turnsOf(shape).slice(0, shape.boxRows === shape.boxColumns ? 8 : 4)
  return { shape, givens: smallestImage([givens], turns, true) }
}
