// The rules of a board of groups: faults and constraints.

import type { Clues } from '../../kernel/searchModel.ts'
import { groups } from '../../words/english.ts'
import { outOfRange, repeats } from '../cellNamesAndFaults.ts'
import { allDifferent, type Constraint, domainsOf, type Problem, range } from '../constraintProblem.ts'
import type { ClueLimit } from '../making.ts'
import { memo } from '../memo.ts'
import type { Fault } from '../rules.ts'
import { layersOf } from './automata.ts'
import { isPlain, type LatinBoard, type LatinGroup, type LatinWalk } from './boardOfGroups.ts'
import { faultsOfRules, isDifferent } from './rules/pairsAndWalks.ts'
import { type RuledShape, relabellingUnderRules } from './rules/ruledShape.ts'

/**
 * Reports numbers out of range, numbers that occur twice in a group, and breaches of further rules. 0 is an
 * empty cell.
 */
export function latinFaults(board: LatinBoard, values: ArrayLike<number>): Fault[] {
  return [
    ...outOfRange(values, range(0, values.length - 1), 1, board.size),
    ...board.groups.flatMap((group) => repeats(values, group.cells, groupName(group))),
    ...(isPlain(board) ? [] : faultsOfRules(board, values)),
  ]
}

/** The name of a group: `row 2`, `box 3`, `the falling diagonal`. */
function groupName({ kind, number }: LatinGroup): string {
  return groups[kind].replace('{number}', `${number}`)
}

/**
 * States a board as constraints: different numbers in the cells of each group, numbers that the pairs allow, and
 * a path through each walk.
 */
export function latinProblem(
  { size, cells, groups, pairs = [], walks = [] }: LatinBoard,
  clues: Clues,
): Problem {
  const numbers = range(1, size)
  const allowed = memo(String, (bans: readonly number[]) =>
    numbers.flatMap((one) =>
      numbers.flatMap((other) => (bans[one - 1] & (1 << (other - 1)) ? [] : [[one, other]])),
    ),
  )
  const domains = [...domainsOf(clues, numbers)]
  return {
    cells,
    // Each walk adds variables and their domains.
    constraints: [
      ...allDifferent(groups.map((group) => group.cells)),
      ...pairs.map(
        ({ cells: over, bans }): Constraint =>
          isDifferent({ bans })
            ? { kind: 'all-different', over }
            : { kind: 'tuples', over, tuples: allowed(bans) },
      ),
      ...walks.flatMap((walk) => (walk.isImplied ? [] : walkConstraints(walk, size, domains))),
    ],
    domains,
  }
}

/**
 * States a walk as constraints, one for each cell: the state before the cell and the number of the cell
 * determine the state after the cell. The states between cells are variables; their domains are added to
 * `domains`.
 */
function walkConstraints(
  { cells, automaton }: LatinWalk,
  size: number,
  domains: (readonly number[])[],
): Constraint[] {
  const { states, next } = layersOf(automaton, cells.length, size)
  let before: number | undefined
  return cells.map((cell, at) => {
    const steps = range(states[at], states[at + 1] - 1).flatMap((from) =>
      range(1, size).flatMap((value) => {
        const to = next[size * from + value - 1]
        return to < 0 ? [] : [{ from, value, to }]
      }),
    )
    const isLast = at === cells.length - 1
    const reached = [...new Set(steps.map((step) => step.to))].sort((one, other) => one - other)
    const behind = isLast ? undefined : domains.push(reached) - 1
    const start = before
    const tuples = steps.map(({ from, value, to }) => [
      ...(start === undefined ? [] : [from]),
      value,
      ...(isLast ? [] : [to]),
    ])
    const over = [start, cell, behind].filter((variable) => variable !== undefined)
    before = behind
    return { kind: 'tuples', over, tuples }
  })
}

/**
 * The known minimum number of givens, or a lower bound; undefined if further rules do not allow exchanges of
 * numbers. The known minimum applies only without further rules.
 */
export function fewestLatinGivens(
  known: Readonly<Record<number, ClueLimit>>,
  shape: RuledShape,
): ClueLimit | undefined {
  const { size, rules } = shape
  if (relabellingUnderRules(shape) !== 'any') return undefined
  const proved = rules.length === 0 ? known[size] : undefined
  return proved ?? { clues: size - 1, because: 'two numbers missing from the givens could be exchanged' }
}
