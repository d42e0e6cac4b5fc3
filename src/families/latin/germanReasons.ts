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
  'alle Plätze für die {value} aus {group} liegen in {other}: Sonst steht sie nirgends in {other}'
const NAKED_SUBSET =
  'in {cells} können nur {values} stehen: In {group} kommen diese Zahlen sonst nirgends vor'
const HIDDEN_SUBSET = 'in {group} ist für {values} nur in {cells} Platz: Dort steht nichts anderes'
const FISH = 'in {lines} kann die {value} nur in {others} stehen: Sonst steht sie dort nirgends'
const LINKED =
  'in {groups} gibt es je zwei Plätze für die {value}, also steht sie in einem der Felder {cells}: In einem Feld, das beide sieht, steht sie nicht'

const LINE_PATTERNS: Readonly<Record<keyof typeof LATIN_LINE_PATTERNS, string>> = {
  'naked-pair': NAKED_SUBSET,
  'hidden-pair': HIDDEN_SUBSET,
  'naked-triple': NAKED_SUBSET,
  'hidden-triple': HIDDEN_SUBSET,
  'x-wing': FISH,
  'naked-quad': NAKED_SUBSET,
  'hidden-quad': HIDDEN_SUBSET,
  'xy-wing':
    'gleich, welcher Kandidat in {pivot} steht: In einem der Felder {cells} steht die {value}, also in keinem Feld, das beide sieht',
  swordfish: FISH,
  'w-wing':
    'in einem der Felder {ends} steht die {joined}, also steht in einem der Felder {cells} die {value}: In einem Feld, das beide sieht, steht sie nicht',
  jellyfish: FISH,
}

/** The sentences of singles, and of patterns of rows and columns. */
export const GERMAN_LINE_SENTENCES: Readonly<Record<string, string>> = { ...SINGLES, ...LINE_PATTERNS }

/** The sentences of patterns of strong links. */
export const GERMAN_LINK_SENTENCES: Readonly<Record<keyof typeof LATIN_LINK_PATTERNS, string>> = {
  skyscraper: LINKED,
  'turbot-fish': LINKED,
  'simple-colouring':
    'die {value} steht entweder in allen Feldern {one} oder in allen Feldern {other}: In einem Feld, das Felder aus beiden Gruppen sieht, steht sie nicht',
  'colour-wrap':
    'die {value} steht entweder in allen Feldern {one} oder in allen Feldern {other}; zwei der Felder {one} sehen einander, also steht sie in keinem davon',
}

/** The sentences of patterns that need boxes. */
export const GERMAN_BOX_SENTENCES: Readonly<Record<keyof typeof LATIN_BOX_PATTERNS, string>> = {
  pointing: LOCKED,
  claiming: LOCKED,
  'two-string-kite': LINKED,
  'empty-rectangle':
    'die {value} in {box} steht entweder in {other} oder in {arm}, und im zweiten Fall steht sie für {link} in {far}: In einem Feld in {other}, das {far} sieht, steht sie nicht',
  'xyz-wing':
    'in einem der Felder {pivot}, {cells} steht die {value}: In einem Feld, das alle drei sieht, steht sie nicht',
}

/** The German names of groups. */
export function germanGroupNames(kinds: readonly GroupKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, GROUPS[kind]]))
}
