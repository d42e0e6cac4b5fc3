// German sentences for deductions on boards of groups. The English ones are in reasons.ts, linePatterns.ts,
// boxPatterns.ts and linkPatterns.ts.

import type { GroupKind } from './board.ts'
import type { LATIN_BOX_PATTERNS } from './boxPatterns.ts'
import type { LATIN_LINE_PATTERNS } from './linePatterns.ts'
import type { LATIN_LINK_PATTERNS } from './linkPatterns.ts'
import type { LATIN_SINGLES } from './reasons.ts'

/** The names of groups after "in". */
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

const LOCKED =
  'in {group} liegen alle Plätze für die {value} in {other}: Kein anderes Feld in {other} hat sie'
const NAKED_SUBSET =
  'in {cells} können nur {values} stehen: Kein anderes Feld in {group} hat eine dieser Zahlen'
const HIDDEN_SUBSET = 'in {group} ist für {values} nur in {cells} Platz: Dort steht nichts anderes'
const FISH = 'in {lines} steht die {value} nur in {others}: Kein anderes Feld in {others} hat sie'
const LINKED =
  'in {groups} gibt es je zwei Plätze für die {value}, also hat sie eines der Felder {cells}: Ein Feld, das beide sieht, hat sie nicht'

const LINE_PATTERNS: Readonly<Record<keyof typeof LATIN_LINE_PATTERNS, string>> = {
  'naked-pair': NAKED_SUBSET,
  'hidden-pair': HIDDEN_SUBSET,
  'naked-triple': NAKED_SUBSET,
  'hidden-triple': HIDDEN_SUBSET,
  'x-wing': FISH,
  'naked-quad': NAKED_SUBSET,
  'hidden-quad': HIDDEN_SUBSET,
  'xy-wing':
    'was auch immer in {pivot} steht, eines der Felder {cells} hat die {value}: Ein Feld, das beide sieht, hat sie nicht',
  swordfish: FISH,
  'w-wing':
    'eines der Felder {ends} hat die {joined}, also eines der Felder {cells} die {value}: Ein Feld, das beide sieht, hat sie nicht',
  jellyfish: FISH,
}

/** The sentences of singles, and of patterns of rows and columns. */
export const GERMAN_LINE_SENTENCES: Readonly<Record<string, string>> = { ...SINGLES, ...LINE_PATTERNS }

/** The sentences of patterns of strong links. */
export const GERMAN_LINK_SENTENCES: Readonly<Record<keyof typeof LATIN_LINK_PATTERNS, string>> = {
  skyscraper: LINKED,
  'turbot-fish': LINKED,
  'simple-colouring':
    'die {value} steht entweder in allen Feldern {one} oder in allen Feldern {other}: Ein Feld, das Felder aus beiden Gruppen sieht, hat sie nicht',
  'colour-wrap':
    'die {value} steht entweder in allen Feldern {one} oder in allen Feldern {other}; zwei der Felder {one} sehen sich, also hat sie keines davon',
}

/** The sentences of patterns that need boxes. */
export const GERMAN_BOX_SENTENCES: Readonly<Record<keyof typeof LATIN_BOX_PATTERNS, string>> = {
  pointing: LOCKED,
  claiming: LOCKED,
  'two-string-kite': LINKED,
  'empty-rectangle':
    'die {value} in {box} steht entweder in {other}, oder sie steht in {arm}, und dann hat sie in {link} das Feld {far}: Ein Feld in {other}, das {far} sieht, hat sie nicht',
  'xyz-wing':
    'eines der Felder {pivot}, {cells} hat die {value}: Ein Feld, das alle drei sieht, hat sie nicht',
}

/** The German names of groups. */
export function germanGroupNames(kinds: readonly GroupKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, GROUPS[kind]]))
}
