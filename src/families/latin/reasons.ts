// Reasons for deductions on a board of groups. In the facts of a reason, a group is a text such as `row 3`.

import { groups } from '../../words/english.ts'
import type { Reason } from '../inference.ts'
import type { LatinGroup } from './boardOfGroups.ts'

/** The reasons whose sentences do not state everything that a beginner needs to follow them. */
export const TERSE_LATIN_REASONS = ['naked-single']

/** The text for a group in a reason: `row 3`, or only the kind for kinds with a single group on a board. */
export function groupFact({ kind, number }: LatinGroup): string {
  return groups[kind].includes('{') ? `${kind} ${number}` : kind
}

/** The text for several groups in a reason. */
export function groupsFact(several: readonly LatinGroup[]): string {
  return several.map(groupFact).join(', ')
}

/** The calculation of the last number of a sum: the total minus each of the other numbers. */
export function difference(total: number | string, others: readonly number[]): string {
  return [total, ...others].join(' − ')
}

/** The reason why a value has only one place, or no place, in a group. */
export function groupReason(kind: 'hidden-single' | 'no-place', group: LatinGroup, value: number): Reason {
  const { cells } = group
  return { kind, facts: { value, group: groupFact(group) }, cells, premises: [{ cells, value }] }
}

/** The reason for a cell with one candidate. */
export function nakedSingle(cell: number, value: number): Reason {
  return { kind: 'naked-single', facts: { value }, cells: [cell], premises: [{ cells: [cell] }] }
}

/**
 * The reason for a contradiction: a cell is the only place for one value in one group, and for another value in
 * another group.
 */
export function twoValues(
  cell: number,
  [one, another]: readonly [LatinGroup, LatinGroup],
  [value, other]: readonly [number, number],
): Reason {
  return {
    kind: 'two-values',
    facts: { cell, value, other, group: groupFact(one), elsewhere: groupFact(another) },
    cells: [...new Set([...one.cells, ...another.cells])],
    premises: [
      { cells: one.cells, value },
      { cells: another.cells, value: other },
    ],
  }
}

/** The reason for a contradiction: a cell has no candidates. */
export function noCandidate(cell: number): Reason {
  return { kind: 'no-candidate', facts: { cell }, cells: [cell], premises: [{ cells: [cell] }] }
}
