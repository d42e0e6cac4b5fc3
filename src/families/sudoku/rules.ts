// What a Sudoku asks for, which givens can go, and which Sudokus are the same: those that turns, reflections and
// renumbering turn into each other. Exchanged rows and columns make another one.

import { allDifferent, domainsOf, type Problem, range } from '../constraints.ts'
import { lineName, outOfRange, removeGivens, repeats } from '../grid.ts'
import type { Fault, Rules } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import { groupsOf, type SudokuPuzzle, type SudokuShape } from './puzzle.ts'

/** The rules of Sudoku. */
export const rules: Rules<SudokuShape, SudokuPuzzle> = {
  what: 'Every row, every column and every box holds each of the numbers 1 to n once.',
  faults: sudokuFaults,
  removals: (puzzle) => removeGivens(puzzle),
  canonical,
  constraints,
}

/** Numbers out of range, and numbers that a row, a column or a box has twice; 0 is an empty cell. */
export function sudokuFaults({ shape }: SudokuPuzzle, values: ArrayLike<number>): Fault[] {
  const cells = Array.from(values, (_, cell) => cell)
  const inGroups = groupsOf(shape).flatMap((group, index) => {
    const name = index < 2 * shape.size ? lineName(shape, index) : `box ${index - 2 * shape.size + 1}`
    return repeats(values, group, name)
  })
  return [...outOfRange(values, cells, 1, shape.size), ...inGroups]
}

function canonical({ shape, givens }: SudokuPuzzle): SudokuPuzzle {
  // Where boxes are no squares, only the turns that keep rows rows keep boxes boxes.
  const turns = turnsOf(shape).slice(0, shape.boxRows === shape.boxColumns ? 8 : 4)
  return { shape, givens: smallestImage([givens], turns, true) }
}

/** Each row, each column and each box is all different. */
function constraints(puzzle: SudokuPuzzle): Problem {
  const { shape, givens } = puzzle
  return {
    cells: givens.length,
    domains: domainsOf(puzzle, range(1, shape.size)),
    constraints: allDifferent(groupsOf(shape)),
  }
}
