// The rules of Hidoku: faults, removals, and canonical forms under rotation, reflection and reversal of the
// path.

import { BLOCKED } from '../../kernel/searchModel.ts'
import { outOfRange, removeGivens, repeats } from '../cellNamesAndFaults.ts'
import { domainsOf, type Problem, range } from '../constraintProblem.ts'
import { count } from '../gridText.ts'
import type { NamedConstraint } from '../namedConstraint.ts'
import type { Fault, Rules } from '../rules.ts'
import { smallestImage, turnsOf } from '../symmetry.ts'
import {
  countNumbers,
  type HidokuPuzzle,
  type HidokuShape,
  isEnd,
  neighboursOf,
  stepsFrom,
} from './puzzle.ts'

/** The rules of Hidoku. The ends of the path stay, as in printed puzzles, because they show a solver where to begin. */
export const rules: Rules<HidokuShape, HidokuPuzzle> = {
  what: 'The numbers 1 to n stand along a path over all n open cells: each touches the next, by a side or a corner (in a Numbrix, /rook, by a side).',
  faults,
  removals: (puzzle) => removeGivens(puzzle, (cell) => isEnd(puzzle.givens, cell)),
  kept: ({ givens }) => (givens.some((_, cell) => isEnd(givens, cell)) ? 'the ends' : undefined),
  canonical: { looks: canonical, essential: canonical },
  constraints,
  named,
}

/**
 * Reports numbers out of range, repeated numbers, numbers on blocked cells, and numbers that are too far apart for a
 * path. 0 stands for an empty cell.
 */
export function faults(puzzle: HidokuPuzzle, values: ArrayLike<number>): Fault[] {
  const { givens } = puzzle
  const numbers = countNumbers(givens)
  const cells = givens.map((_, cell) => cell)
  const open = cells.filter((cell) => givens[cell] !== BLOCKED)
  const onBlocked = cells
    .filter((cell) => givens[cell] === BLOCKED && values[cell] > 0)
    .map((cell) => ({ rule: `${values[cell]} is on a blocked cell`, cells: [cell] }))
  const sound = open.filter((cell) => values[cell] >= 1 && values[cell] <= numbers)
  return [
    ...onBlocked,
    ...outOfRange(values, open, 1, numbers),
    ...repeats(values, sound, 'the board'),
    ...gapFaults(puzzle, values, sound),
  ]
}

/** Reports pairs of numbers, successive among those on the board, whose cells are too far apart. */
function gapFaults(puzzle: HidokuPuzzle, values: ArrayLike<number>, cells: readonly number[]): Fault[] {
  const ordered = cells.toSorted((a, b) => values[a] - values[b])
  return ordered.slice(1).flatMap((cell, index) => {
    const before = ordered[index]
    const difference = values[cell] - values[before]
    if (difference === 0 || stepsFrom(puzzle, before, difference)[cell] <= difference) return []
    const rule =
      difference === 1
        ? `${values[before]} and ${values[cell]} do not touch`
        : `${values[before]} and ${values[cell]} are more than ${count(difference, 'step')} apart`
    return { rule, cells: [before, cell] }
  })
}

function canonical({ shape, givens }: HidokuPuzzle): HidokuPuzzle {
  const numbers = countNumbers(givens)
  const backwards = givens.map((value) => (value > 0 ? numbers + 1 - value : value))
  return { shape, givens: smallestImage([givens, backwards], turnsOf(shape)) }
}

/** The open cells, and the open neighbours of each. */
function openCells({ shape, givens }: HidokuPuzzle) {
  const isOpen = (cell: number) => givens[cell] !== BLOCKED
  const over = range(0, givens.length - 1).filter(isOpen)
  return { over, neighbours: over.map((cell) => neighboursOf(shape)[cell].filter(isOpen)) }
}

/** The constraints by name: all open cells differ, and the numbers form a path. */
function named(puzzle: HidokuPuzzle): NamedConstraint[] {
  const { over, neighbours } = openCells(puzzle)
  return [
    { name: 'board', over, kind: 'all-different' },
    { name: 'path', over, kind: 'path', neighbours },
  ]
}

/** The constraint that the numbers form a path over the open cells. */
function constraints(puzzle: HidokuPuzzle): Problem {
  const { givens } = puzzle
  const { over, neighbours } = openCells(puzzle)
  return {
    cells: givens.length,
    domains: domainsOf(puzzle, range(1, over.length)),
    constraints: [{ kind: 'adjacency', over, neighbours }],
  }
}
