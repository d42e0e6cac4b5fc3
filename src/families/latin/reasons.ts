// The words for deductions on a board of groups. A group is a fact such as `row 3`; its name is in
// GROUP_NAMES.

import type { Reason, ReasonWords } from '../inference.ts'
import { GROUP_KINDS, type GroupKind, type LatinGroup } from './board.ts'

/** The words of singles and of contradictions. */
export const LATIN_SINGLES = {
  'hidden-single': { name: 'hidden single', sentence: 'only place for {value} in {group}' },
  'naked-single': { name: 'naked single', sentence: 'only candidate: {value}', isTerse: true },
  'no-place': { name: 'no place in a group', sentence: 'no place is left for {value} in {group}' },
  'two-values': {
    name: 'two values for a cell',
    sentence: '{cell} is the only place for {value} in {group}, and for {other} in {elsewhere}',
  },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
} as const satisfies Record<string, ReasonWords>

/** The English names of groups. */
export function groupNames(kinds: readonly GroupKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, GROUP_KINDS[kind]]))
}

/** The text for a group in a reason: `row 3`, or only its kind if a board has one group of this kind. */
export function groupFact({ kind, number }: LatinGroup): string {
  return GROUP_KINDS[kind].includes('{') ? `${kind} ${number}` : kind
}

/** The text for several groups in a reason. */
export function groupsFact(groups: readonly LatinGroup[]): string {
  return groups.map(groupFact).join(', ')
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
