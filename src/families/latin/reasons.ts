// What is deduced on a board of groups, in words. A group is a fact such as `row 3`; its name is in GROUP_NAMES.

import type { Reason, ReasonWords } from '../inference.ts'
import { GROUP_KINDS, type GroupKind, type LatinGroup } from './board.ts'

/** The words of singles and of contradictions. */
export const LATIN_SINGLES = {
  'hidden-single': { name: 'hidden single', sentence: 'only place for {value} in {group}' },
  'naked-single': { name: 'naked single', sentence: 'only candidate: {value}', isTerse: true },
  'no-place': { name: 'no place in a group', sentence: 'no place for {value} in {group}' },
  'two-values': {
    name: 'two values for a cell',
    sentence: '{cell} is the only place for {value} in {group}, and for {other} in {elsewhere}',
  },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
} as const satisfies Record<string, ReasonWords>

/** What groups are called. */
export function groupNames(kinds: readonly GroupKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, GROUP_KINDS[kind]]))
}

/** A group as a fact: `row 3`, or its kind alone where there is one of it. */
export function groupFact({ kind, number }: LatinGroup): string {
  return GROUP_KINDS[kind].includes('{') ? `${kind} ${number}` : kind
}

/** Some groups as a fact. */
export function groupsFact(groups: readonly LatinGroup[]): string {
  return groups.map(groupFact).join(', ')
}

/** A value with one place in a group, or with none. */
export function groupReason(kind: 'hidden-single' | 'no-place', group: LatinGroup, value: number): Reason {
  const { cells } = group
  return { kind, facts: { value, group: groupFact(group) }, cells, premises: [{ cells, value }] }
}

/** A cell with one candidate. */
export function nakedSingle(cell: number, value: number): Reason {
  return { kind: 'naked-single', facts: { value }, cells: [cell], premises: [{ cells: [cell] }] }
}

/** A cell that has to take two values, each in a group. */
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

/** A cell with none. */
export function noCandidate(cell: number): Reason {
  return { kind: 'no-candidate', facts: { cell }, cells: [cell], premises: [{ cells: [cell] }] }
}
