// Is a puzzle sound, are its clues all needed, is a board its solution?

import type { Family } from '../families/family.ts'
import { cellName } from '../families/grid.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Fault, Reduced, Removal } from '../families/rules.ts'
import { BLOCKED } from '../kernel/model.ts'
import type { Limits } from '../kernel/search.ts'
import type { Solvable, Solver } from './solve.ts'

/** Whether a puzzle with less to go by has another solution than the known one; `undecided` where a limit came first. */
type HasOther = 'yes' | 'no' | 'undecided'

/** Looks for another solution: a puzzle that has none still has the known one alone. `onOther` is given what was found. */
export function hasOther(
  family: Solvable,
  { puzzle, excluded }: Reduced<Puzzle>,
  known: readonly number[],
  solver: Solver,
  { nodes, milliseconds, now }: Limits = {},
  onOther?: (solution: readonly number[]) => void,
): HasOther {
  // Spelt out: spreading the limits would take a third of the time of making a Sudoku.
  const { count, solutions, ended } = solver(family, puzzle, {
    nodes,
    milliseconds,
    now,
    solutions: 1,
    keepSolutions: onOther !== undefined,
    excluded,
    known: excluded ? undefined : known,
  })
  if (count > 0) {
    onOther?.(solutions[0])
    return 'yes'
  }
  return ended === 'exhausted' ? 'no' : 'undecided'
}

/** What is said of a puzzle that is a solution already. */
export const NOTHING_TO_FILL = 'nothing to fill: every cell is given'

/** Whether a puzzle has a clue for every cell, so that nothing is left to fill. */
export function isFull({ making }: Pick<Family, 'making'>, puzzle: Puzzle): boolean {
  const open = puzzle.givens.filter((given) => given !== BLOCKED)
  return making.countClues(puzzle) === open.length
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
  return redundantAmong(family, family.rules.removals(puzzle, solution), solution, solver, limits)
}

/** Which of some removals leave a puzzle that has no other solution, and that is fine. */
export function redundantAmong(
  family: Solvable,
  removals: readonly Removal<Puzzle>[],
  solution: readonly number[],
  solver: Solver,
  limits: Limits = {},
  isFine: (puzzle: Puzzle) => boolean = () => true,
): Redundancy {
  const redundant: string[] = []
  const undecided: string[] = []
  for (const removal of removals) {
    const other = hasOther(family, removal, solution, solver, limits)
    if (other === 'undecided') undecided.push(removal.clue)
    else if (other === 'no' && isFine(removal.puzzle)) redundant.push(removal.clue)
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
