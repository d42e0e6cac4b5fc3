// Verification: whether a puzzle is unique, which of its clues are redundant, and whether a board is its
// solution.

import { cellName } from '../families/cellNamesAndFaults.ts'
import type { Family } from '../families/family.ts'
import type { Puzzle } from '../families/puzzle.ts'
import type { Fault, Reduced, Removal } from '../families/rules.ts'
import type { Limits } from '../kernel/search.ts'
import { BLOCKED } from '../kernel/searchModel.ts'
import { makeSolver, type Solvable, type Solver } from './solve.ts'

/**
 * Whether a reduced puzzle has a solution other than the known one. `undecided` if a limit was reached first.
 */
export type HasOther = 'yes' | 'no' | 'undecided'

/**
 * Searches for another solution. If there is none, the puzzle has only the known one. Passes the solution
 * found to `onOther`.
 */
export function hasOther(
  family: Solvable,
  { puzzle, excluded }: Reduced<Puzzle>,
  known: readonly number[],
  solver: Solver,
  { nodes, milliseconds, now }: Limits = {},
  onOther?: (solution: readonly number[]) => void,
): HasOther {
  // The limits are spelt out, because spreading them would take a third of the time of making a Sudoku.
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

/** The message about a puzzle that is already a solution. */
export const NOTHING_TO_FILL = 'nothing to fill: every cell is given'

/** Whether every cell of a puzzle has a clue, so that nothing is left to fill. */
export function isFull({ making }: Pick<Family, 'making'>, puzzle: Puzzle): boolean {
  const open = puzzle.givens.filter((given) => given !== BLOCKED)
  return making.isFull ? making.isFull(puzzle) : making.countClues(puzzle) === open.length
}

/** The clues that can each be removed alone, and those for which a limit was reached first. */
export interface Redundancy {
  /** Clues in words, each removable alone. */
  readonly redundant: string[]
  /** Clues for which a limit was reached first. */
  readonly undecided: string[]
}

/** Finds the clues of a unique puzzle that can each be removed alone while the solution stays unique. */
export function redundantClues(
  family: Pick<Family, 'model' | 'rules'>,
  puzzle: Puzzle,
  solution: readonly number[],
  solver: Solver,
  limits: Limits = {},
): Redundancy {
  return redundantAmong(family, family.rules.removals(puzzle, solution), solution, solver, limits)
}

/** Finds the removals after which the puzzle is still unique and `isFine` accepts it. */
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

/** Lists everything that keeps a board from being a solution: broken rules, empty cells, changed givens. */
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

/** A search that opens more nodes than this stops: nobody could solve such a puzzle by hand. */
const MOST_NODES = 1_000_000

/**
 * Finds the solution of a puzzle that the caller did not make. Returns the stated solution if it keeps the
 * rules; otherwise searches for the only solution. Returns nothing if there are several solutions or none, or
 * if the search reaches its limit.
 */
type SolutionFinder = (
  family: Pick<Family, 'model' | 'rules'>,
  puzzle: Puzzle,
  stated?: readonly number[],
) => readonly number[] | undefined

/** Creates a finder that compiles each family's rules once per shape. */
export function makeSolutionFinder(): SolutionFinder {
  const solve = makeSolver()
  return (family, puzzle, stated) => {
    if (stated?.length === puzzle.givens.length && boardFaults(family, puzzle, stated).length === 0)
      return stated
    const { status, solutions } = solve(family, puzzle, { nodes: MOST_NODES })
    return status === 'unique' ? solutions[0] : undefined
  }
}
