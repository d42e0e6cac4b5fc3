// Is a puzzle sound, are its clues all needed, is a board its solution?

import { BLOCKED } from '../kernel/model.ts'
import type { Fault, Puzzle } from './family.ts'
import { cellName } from './grid.ts'
import type { AnyFamily } from './registry.ts'
import type { SolveOptions, Solver } from './solve.ts'

/**
 * The clues of a unique puzzle that could go, each by itself, without another solution coming in.
 * Only what was proved within the limits is named.
 */
export function redundantClues(
  family: AnyFamily,
  puzzle: Puzzle,
  solution: readonly number[],
  solver: Solver,
  limits: SolveOptions = {},
): string[] {
  return family.removals(puzzle, solution).flatMap((removal) => {
    const { excluded } = removal
    const { status } = solver(family, removal.puzzle, {
      ...limits,
      keepSolutions: false,
      ...(excluded && { excluded }),
    })
    return status === (excluded ? 'none' : 'unique') ? removal.clue : []
  })
}

/** Everything that keeps a board from being a solution: broken rules, empty cells, givens that it changes. */
export function boardFaults(family: AnyFamily, puzzle: Puzzle, values: readonly number[]): Fault[] {
  const { shape, givens } = puzzle
  const cells = givens.map((_, cell) => cell)
  const empty = cells.filter((cell) => givens[cell] !== BLOCKED && values[cell] === 0)
  const changed = cells.filter(
    (cell) => givens[cell] > 0 && values[cell] !== givens[cell] && values[cell] !== 0,
  )
  return [
    ...family.faults(puzzle, values),
    ...changed.map((cell) => ({
      rule: `${cellName(shape, cell)} holds ${values[cell]}, but ${givens[cell]} is given`,
      cells: [cell],
    })),
    ...(empty.length > 0
      ? [{ rule: `${empty.length === 1 ? 'a cell is' : 'cells are'} empty`, cells: empty }]
      : []),
  ]
}
