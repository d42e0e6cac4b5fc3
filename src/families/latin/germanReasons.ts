// What is seen on a board of groups, in German sentences; the English ones are in reasons.ts.

import type { GroupKind } from './board.ts'
import type { GroupReason, LatinCellReason } from './reasons.ts'

/** Where something is in a group. */
const IN_GROUPS: Readonly<Record<GroupKind, string>> = {
  box: 'Block {box}',
  region: 'Gebiet {region}',
  row: 'Zeile {row}',
  column: 'Spalte {column}',
  falling: 'der fallenden Diagonale',
  rising: 'der steigenden Diagonale',
}

/** GROUP is the name of a group. */
const OF_GROUPS: Readonly<Record<GroupReason, string>> = {
  'only-place': 'einziger Platz für die {value} in GROUP',
  'no-place': 'kein Platz für die {value} in GROUP',
}

const OF_CELLS: Readonly<Record<LatinCellReason, string>> = {
  'only-candidate': 'einzige mögliche Zahl: {value}',
  'no-candidate': 'keine Zahl mehr möglich in {cell}',
}

/** The sentences of a board with such groups. */
export function germanLatinSentences(kinds: readonly GroupKind[]): Readonly<Record<string, string>> {
  const ofGroups = kinds.flatMap((kind) =>
    Object.entries(OF_GROUPS).map(([reason, sentence]) => [
      `${reason}-in-${kind}`,
      sentence.replace('GROUP', IN_GROUPS[kind]),
    ]),
  )
  return { ...Object.fromEntries(ofGroups), ...OF_CELLS }
}
