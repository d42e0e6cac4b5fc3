// What is deduced on a board of groups, in German sentences; the English ones are in reasons.ts and inference.ts.

import type { GroupKind } from './board.ts'
import { LATIN_PATTERNS, type LatinPattern } from './inference.ts'
import type { LATIN_SINGLES } from './reasons.ts'

/** What groups are called behind "in". */
const GROUPS: Readonly<Record<GroupKind, string>> = {
  box: 'Block {number}',
  region: 'Gebiet {number}',
  row: 'Zeile {number}',
  column: 'Spalte {number}',
  falling: 'der fallenden Diagonale',
  rising: 'der steigenden Diagonale',
}

const SINGLES: Readonly<Record<keyof typeof LATIN_SINGLES, string>> = {
  'hidden-single': 'einziger Platz für die {value} in {group}',
  'naked-single': 'einzige mögliche Zahl: {value}',
  'no-place': 'kein Platz für die {value} in {group}',
  'two-values': '{cell} ist der einzige Platz für die {value} in {group} und für die {other} in {elsewhere}',
  'no-candidate': 'keine Zahl mehr möglich in {cell}',
}

const LOCKED = 'in {group} liegen alle Plätze für die {value} in {other}: sonst steht sie in {other} nirgends'
const NAKED_SUBSET = '{cells} nehmen {values}: in {group} stehen sie sonst nirgends'
const HIDDEN_SUBSET = 'in {group} ist für {values} nur in {cells} Platz: dort steht nichts anderes'
const FISH = 'in {lines} steht die {value} nur in {others}: dort steht sie sonst nirgends'
const LINKED =
  'wegen der {value} in {groups} steht sie in einem der Felder {cells}: nicht, wo man beide sieht'

const PATTERNS: Readonly<Record<LatinPattern, string>> = {
  pointing: LOCKED,
  claiming: LOCKED,
  'naked-pair': NAKED_SUBSET,
  'hidden-pair': HIDDEN_SUBSET,
  'naked-triple': NAKED_SUBSET,
  'hidden-triple': HIDDEN_SUBSET,
  'x-wing': FISH,
  'naked-quad': NAKED_SUBSET,
  'hidden-quad': HIDDEN_SUBSET,
  skyscraper: LINKED,
  'two-string-kite': LINKED,
  'turbot-fish': LINKED,
  'empty-rectangle':
    'in {box} liegen alle Plätze für die {value} in {lines}, und in {link} gibt es zwei: wo sie sich treffen, steht keine {value}',
  'xy-wing': 'was auch in {pivot} steht, eines der Felder {cells} hat die {value}: nicht, wo man beide sieht',
  swordfish: FISH,
  'xyz-wing': '{pivot} oder eines der Felder {cells} hat die {value}: nicht, wo man alle drei sieht',
  'w-wing':
    'eines der Felder {ends} hat die {joined}, also eines der Felder {cells} die {value}: nicht, wo man beide sieht',
  'simple-colouring': 'entweder {one} oder {other} haben die {value}: nicht, wo man beide Farben sieht',
  'colour-wrap': '{one} hätten alle die {value}, aber zwei davon sehen sich: {other} haben sie',
  jellyfish: FISH,
}

/** The sentences of singles and of some patterns. */
export function germanLatinSentences(
  patterns: readonly LatinPattern[] = LATIN_PATTERNS,
): Readonly<Record<string, string>> {
  return { ...SINGLES, ...Object.fromEntries(patterns.map((kind) => [kind, PATTERNS[kind]])) }
}

/** What groups are called. */
export function germanGroupNames(kinds: readonly GroupKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, GROUPS[kind]]))
}
