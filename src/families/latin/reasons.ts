// Reasons for deductions on a board of groups. A group is a fact such as `row 3`.

import { groups } from '../../words/english.ts'
import type { Reason } from '../inference.ts'
import type { LatinGroup } from './boardOfGroups.ts'

/** The reasons of which a beginner must work out more than the sentence says. */
export const TERSE_LATIN_REASONS = ['naked-single']

/** The text for a group in a reason: `row 3`, or only its kind if a board has one group of this kind. */
export function groupFact({ kind, number }: LatinGroup): string {
  return groups[kind].includes('{') ? `${kind} ${number}` : kind
}

/** The text for several groups in a reason. */
export function groupsFact(several: readonly LatinGroup[]): string {
  return several.map(groupFact).join(', ')
}

/** The reason for a value with one place in a group, or with none. */
export function groupReason(kind: 'hidden-single' | 'no-place', group: LatinGroup, value: number): Reason {
  const { cells } = group
  return { kind, facts: { value, group: groupFact(group) }, cells, premises: [{ cells, value }] }
}

/** The reason for a cell with one candidate. */
export function nakedSingle(cell: number, value: number): Reason {
  return { kind: 'naked-single', facts: { value }, cells: [cell], premises: [{ cells: [cell] }] }
}

/** The reason against a cell that must take two values, each for a group. */
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

/** The reason against a cell without candidates. */
export function noCandidate(cell: number): Reason {
  return { kind: 'no-candidate', facts: { cell }, cells: [cell], premises: [{ cells: [cell] }] }
}
