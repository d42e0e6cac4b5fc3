// Is a puzzle sound, are its clues all needed, is a board its solution?

import type { Family } from '../families/family.ts'
import { cellName } from '../families/grid.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Fault, Reduced } from '../families/rules.ts'
import { BLOCKED } from '../kernel/model.ts'
import type { Limits } from '../kernel/search.ts'
import type { Solvable, Solver } from './solve.ts'

/** Whether a puzzle has one solution alone; `undecided` where a limit came first. */
type Uniqueness = 'yes' | 'no' | 'undecided'

/** Whether a puzzle with less to go by still has the known solution alone: whether the search finds no other. */
export function staysUnique(
  family: Solvable,
  { puzzle, excluded }: Reduced<Puzzle>,
  known: readonly number[],
  solver: Solver,
  { nodes, milliseconds, now }: Limits = {},
): Uniqueness {
  // Spelt out: spreading the limits would take a third of the time of making a Sudoku.
  const { count, ended } = solver(family, puzzle, {
    nodes,
    milliseconds,
    now,
    solutions: 1,
    keepSolutions: false,
    excluded,
    known: excluded ? undefined : known,
  })
  if (count > 0) return 'no'
  return ended === 'exhausted' ? 'yes' : 'undecided'
}

/** The clues that could go, each by itself, and those for which a limit came before the answer. */
export interface Redundancy {
  /** In words, each by itself. */
  readonly redundant: string[]
  /** Those for which a limit came first. */
  readonly undecided: string[]
}

/** Which clues of a unique puzzle could go, each by itself, without another solution coming in. */
export function redundantClues(
  family: Pick<Family, 'model' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[],
  solver: Solver,
  limits: Limits = {},
): Redundancy {
  const redundant: string[] = []
  const undecided: string[] = []
  for (const removal of family.rules.removals(puzzle, solution)) {
    const answer = staysUnique(family, removal, solution, solver, limits)
    if (answer === 'yes') redundant.push(removal.clue)
    else if (answer === 'undecided') undecided.push(removal.clue)
  }
  return { redundant, undecided }
}

/** Everything that keeps a board from being a solution: broken rules, empty cells, givens that it changes. */
export function boardFaults(
  { rules }: Pick<Family, 'rules'>,
  puzzle: Puzzle,
  values: readonly number[],
): Fault[] {
  const { shape, givens } = puzzle
  const cells = givens.map((_, cell) => cell)
  const empty = cells.filter((cell) => givens[cell] !== BLOCKED && values[cell] === 0)
  const changed = cells.filter(
    (cell) => givens[cell] > 0 && values[cell] !== givens[cell] && values[cell] !== 0,
  )
  return [
    ...rules.faults(puzzle, values),
    ...changed.map((cell) => ({
      rule: `${cellName(shape, cell)} holds ${values[cell]}, but ${givens[cell]} is given`,
      cells: [cell],
    })),
    ...(empty.length > 0
      ? [{ rule: `${empty.length === 1 ? 'a cell is' : 'cells are'} empty`, cells: empty }]
      : []),
  ]
}
