// What is seen on a board of groups, in words: for each kind of group a sentence of its own.

import type { Reason, ReasonWords } from '../inference.ts'
import { GROUP_KINDS, type GroupKind, type LatinGroup } from './board.ts'

/** What can be said of a group and a value; GROUP is its name. */
const OF_GROUPS = {
  'only-place': { name: 'only place in GROUP', sentence: 'only place for {value} in GROUP' },
  'no-place': { name: 'no place in GROUP', sentence: 'no place for {value} in GROUP' },
} as const satisfies Record<string, ReasonWords>

/** What can be said of a cell. */
export const LATIN_CELL_REASONS = {
  'only-candidate': { name: 'only candidate', sentence: 'only candidate: {value}', isTerse: true },
  'no-candidate': { name: 'no candidate', sentence: 'no candidate is left in {cell}' },
} as const satisfies Record<string, ReasonWords>

/** What can be said of a group and a value. */
export type GroupReason = keyof typeof OF_GROUPS

/** What can be said of a cell. */
export type LatinCellReason = keyof typeof LATIN_CELL_REASONS

/** The words of a board with such groups: `only-place-in-row`, `only-place-in-column`, ... */
export function latinReasons(kinds: readonly GroupKind[]): Readonly<Record<string, ReasonWords>> {
  return {
    ...groupReasons('only-place', kinds),
    'only-candidate': LATIN_CELL_REASONS['only-candidate'],
    ...groupReasons('no-place', kinds),
    'no-candidate': LATIN_CELL_REASONS['no-candidate'],
  }
}

/** The words of one reason, for each kind of group; terse where more than the groups decides which places there are. */
export function groupReasons(
  reason: GroupReason,
  kinds: readonly GroupKind[],
  isTerse = false,
): Readonly<Record<string, ReasonWords>> {
  const { name, sentence } = OF_GROUPS[reason]
  return Object.fromEntries(
    kinds.map((kind) => [
      `${reason}-in-${kind}`,
      {
        name: name.replace('GROUP', GROUP_KINDS[kind].one),
        sentence: sentence.replace('GROUP', GROUP_KINDS[kind].name),
        ...(isTerse && { isTerse }),
      },
    ]),
  )
}

/** A value with one place in a group, or with none. */
export function groupReason(reason: GroupReason, { kind, number, cells }: LatinGroup, value: number): Reason {
  const isNumbered = GROUP_KINDS[kind].name.includes('{')
  return { kind: `${reason}-in-${kind}`, facts: { value, ...(isNumbered && { [kind]: number }) }, cells }
}
