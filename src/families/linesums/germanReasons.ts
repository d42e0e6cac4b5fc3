// What is deduced on a board of lines with sums, in German sentences; the English ones are in reasons.ts and inference.ts.

import type { LinePattern } from './inference.ts'
import type { LineKind } from './lineNames.ts'
import type { LINE_SINGLES } from './reasons.ts'

/** What lines are called behind "in". */
const LINES: Readonly<Record<LineKind, string>> = {
  row: 'Zeile {number}',
  column: 'Spalte {number}',
  falling: 'der fallenden Diagonale',
  rising: 'der steigenden Diagonale',
}

const SINGLES: Readonly<Record<keyof typeof LINE_SINGLES, string>> = {
  'last-cell': 'letztes Feld in {line}: {sum} - {others}',
  'crossing-pairs': 'in {line} fehlen nur {pair}, in {crossing} nur {other}: Beide haben die {value}',
  'unique-pair':
    'in {line} müssen zwei Felder {needs} ergeben: Das geht nur mit {value} + {other}, und {other} passt hier nicht',
  'naked-single': 'einzige mögliche Zahl: {value}',
  'wrong-sum': 'die Summe in {line} ist {others}, nicht {sum}',
  'no-last-number': 'in {line} müsste im letzten Feld {needs} stehen: Das ist keine freie Zahl',
  'no-pair': 'in {line} müssen zwei Felder {needs} ergeben: Das tut kein Paar freier Zahlen',
  'no-number': 'die Summen seiner Zeile, Spalte oder Diagonale lassen für {cell} keine Zahl',
  'no-candidate': 'keine Zahl mehr möglich in {cell}',
  'number-twice': 'die {value} stünde zweimal da',
}

const COMBINATIONS = 'in {line} fehlen {needs}, das geht mit {sets}: Sonst passt nichts'

const PATTERNS: Readonly<Record<LinePattern, string>> = {
  'upper-bound':
    'in {line} müssen {open} Felder {needs} ergeben: Die anderen ergeben mindestens {rest}, also hat keines mehr als {bound}',
  'lower-bound':
    'in {line} müssen {open} Felder {needs} ergeben: Die anderen ergeben höchstens {rest}, also hat keines weniger als {bound}',
  'pair-combinations': COMBINATIONS,
  'hidden-single': 'nur {cells} kann die {values} aufnehmen',
  'triple-combinations': COMBINATIONS,
  'required-number':
    'in {line} fehlen {needs}, und alle Kombinationen dafür enthalten {values}: Außer {cells} hat das kein Feld',
  'naked-pair': '{cells} nehmen zusammen {values}: Kein anderes Feld hat eine davon',
  'hidden-pair': 'nur {cells} können {values} aufnehmen: Etwas anderes steht dort nicht',
  'quad-combinations': COMBINATIONS,
  'quint-combinations': COMBINATIONS,
  'locked-number':
    'nur in {line} ist Platz für {values}: Kombinationen für die {needs} in {cells} ohne {values} fallen weg',
  innies: '{lines} weniger {others} lässt {equation}: Sonst passt nichts',
  'line-pair':
    'in {line} fehlen {sets}, in {other} {others}, und keine Zahl steht zweimal da, außer wo sie sich kreuzen: In {line} passt sonst nichts',
}

/** The German sentences. */
export const GERMAN_LINE_REASONS: Readonly<Record<string, string>> = { ...SINGLES, ...PATTERNS }

/** What the lines are called. */
export function germanLineNames(kinds: readonly LineKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, LINES[kind]]))
}
