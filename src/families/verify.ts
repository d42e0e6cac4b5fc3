// Is a puzzle sound, are its clues all needed, is a board its solution?

import { BLOCKED } from '../kernel/model.ts'
import type { Fault, Puzzle } from './family.ts'
import { cellName } from './grid.ts'
import type { AnyFamily } from './registry.ts'
import type { SolveOptions, Solver } from './solve.ts'

/** The clues that could go, each by itself, and those for which a limit came before the answer. */
export interface Redundancy {
  readonly redundant: string[]
  readonly undecided: string[]
}

/** Which clues of a unique puzzle could go, each by itself, without another solution coming in. */
export function redundantClues(
  family: AnyFamily,
  puzzle: Puzzle,
  solution: readonly number[],
  solver: Solver,
  limits: SolveOptions = {},
): Redundancy {
  const redundant: string[] = []
  const undecided: string[] = []
  for (const { clue, puzzle: reduced, excluded } of family.removals(puzzle, solution)) {
    const { status } = solver(family, reduced, {
      ...limits,
      keepSolutions: false,
      ...(excluded && { excluded }),
    })
    // Without the excluded candidate the known solution is gone too.
    const isUnique = status === (excluded ? 'none' : 'unique')
    if (isUnique) redundant.push(clue)
    else if (status === 'unknown') undecided.push(clue)
  }
  return { redundant, undecided }
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
