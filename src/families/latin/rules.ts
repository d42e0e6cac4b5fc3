// The rules of a board of groups: faults and constraints.

import type { Clues } from '../../kernel/searchModel.ts'
import { groups } from '../../words/english.ts'
import { outOfRange, repeats } from '../cellNamesAndFaults.ts'
import { allDifferent, type Constraint, domainsOf, type Problem, range } from '../constraintProblem.ts'
import type { ClueLimit } from '../making.ts'
import { memo } from '../memo.ts'
import type { Fault } from '../rules.ts'
import { isDifferent, type LatinBoard, type LatinGroup } from './boardOfGroups.ts'
import { furtherRulesOf, type RuledShape } from './rules/ruledShape.ts'

/** Reports numbers out of range, and numbers that occur twice in a group. 0 is an empty cell. */
export function latinFaults(board: LatinBoard, values: ArrayLike<number>): Fault[] {
  const { size, groups: own, pairs = [] } = board
  const inGroups = own.flatMap((group) => repeats(values, group.cells, groupName(group)))
  const inPairs = pairs.filter(
    ({ cells: [one, other], bans }) => bans[values[one] - 1] & (1 << (values[other] - 1)),
  )
  return [
    ...outOfRange(values, range(0, values.length - 1), 1, size),
    ...inGroups,
    ...inPairs.map(({ fault, cells }) => ({ rule: fault, cells })),
  ]
}

/** The name of a group: `row 2`, `box 3`, `the falling diagonal`. */
function groupName({ kind, number }: LatinGroup): string {
  return groups[kind].replace('{number}', `${number}`)
}

/** Requires different numbers in the cells of each group, and numbers that the pairs allow. */
export function latinProblem({ size, cells, groups, pairs = [] }: LatinBoard, clues: Clues): Problem {
  const numbers = range(1, size)
  const allowed = memo(String, (bans: readonly number[]) =>
    numbers.flatMap((one) =>
      numbers.flatMap((other) => (bans[one - 1] & (1 << (other - 1)) ? [] : [[one, other]])),
    ),
  )
  return {
    cells,
    domains: domainsOf(clues, numbers),
    constraints: [
      ...allDifferent(groups.map((group) => group.cells)),
      ...pairs.map(
        ({ cells: over, bans }): Constraint =>
          isDifferent({ bans })
            ? { kind: 'all-different', over }
            : { kind: 'tuples', over, tuples: allowed(bans) },
      ),
    ],
  }
}

/**
 * A known minimum number of givens, or a lower bound, or nothing if further rules do not let numbers be exchanged. What is known
 * holds without further rules.
 */
export function fewestLatinGivens(
  known: Readonly<Record<number, ClueLimit>>,
  shape: RuledShape,
): ClueLimit | undefined {
  const { size, rules } = shape
  if (furtherRulesOf(shape).some(({ isRelabelled }) => !isRelabelled)) return undefined
  const proved = rules.length === 0 ? known[size] : undefined
  return proved ?? { clues: size - 1, because: 'two numbers missing from the givens could be exchanged' }
}
