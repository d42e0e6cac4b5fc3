// The rules of a board of groups: faults and constraints.

import type { Clues } from '../../kernel/searchModel.ts'
import { groups } from '../../words/english.ts'
import { outOfRange, repeats } from '../cellNamesAndFaults.ts'
import { allDifferent, domainsOf, type Problem, range } from '../constraintProblem.ts'
import type { ClueLimit } from '../making.ts'
import type { Fault } from '../rules.ts'
import type { LatinBoard, LatinGroup } from './boardOfGroups.ts'

/** Reports numbers out of range, and numbers that occur twice in a group. 0 is an empty cell. */
export function latinFaults({ size, groups: own }: LatinBoard, values: ArrayLike<number>): Fault[] {
  const inGroups = own.flatMap((group) => repeats(values, group.cells, groupName(group)))
  return [...outOfRange(values, range(0, values.length - 1), 1, size), ...inGroups]
}

/** The name of a group: `row 2`, `box 3`, `the falling diagonal`. */
function groupName({ kind, number }: LatinGroup): string {
  return groups[kind].replace('{number}', `${number}`)
}

/** Requires different numbers in the cells of each group. */
export function latinProblem({ size, cells, groups }: LatinBoard, clues: Clues): Problem {
  return {
    cells,
    domains: domainsOf(clues, range(1, size)),
    constraints: allDifferent(groups.map((group) => group.cells)),
  }
}

/** A known minimum number of givens, or a lower bound. */
export function fewestLatinGivens(known: Readonly<Record<number, ClueLimit>>, size: number): ClueLimit {
  return known[size] ?? { clues: size - 1, because: 'two numbers missing from the givens could be exchanged' }
}
