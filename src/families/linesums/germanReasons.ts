// German sentences for deductions on boards of lines with sums. The English ones are in reasons.ts and
// inference.ts.

import type { LinePattern } from './inference.ts'
import type { LineKind } from './lineNames.ts'
import type { LINE_SINGLES } from './reasons.ts'

/** The names of lines after "in". */
const LINES: Readonly<Record<LineKind, string>> = {
  row: 'Zeile {number}',
  column: 'Spalte {number}',
  falling: 'der fallenden Diagonale',
  rising: 'der steigenden Diagonale',
}

const SINGLES: Readonly<Record<keyof typeof LINE_SINGLES, string>> = {
  'last-cell': 'letztes Feld in {line}: {sum} - {others}',
  'crossing-pairs':
    'in den letzten zwei Feldern von {line} stehen {pair}, in denen von {crossing} {other}: Nur die {value} ist in beiden Paaren',
  'unique-pair':
    'die letzten zwei Felder in {line} müssen {needs} ergeben: Das geht nur mit {value} + {other}, und {other} passt hier nicht',
  'naked-single': 'einzige mögliche Zahl: {value}',
  'wrong-sum': 'die Summe in {line} ist {others}, nicht {sum}',
  'no-last-number': 'in {line} müsste im letzten Feld {needs} stehen: Das ist keine freie Zahl',
  'no-pair':
    'die letzten zwei Felder in {line} müssen {needs} ergeben, aber keine zwei freien Zahlen tun das',
  'no-number': 'die Summen seiner Zeile, Spalte oder Diagonale lassen für {cell} keine Zahl',
  'no-candidate': 'keine Zahl mehr möglich in {cell}',
  'number-twice': 'die {value} käme zweimal vor',
}

const COMBINATIONS = 'in {line} fehlen {needs}; mögliche Kombinationen: {sets}'

const PATTERNS: Readonly<Record<LinePattern, string>> = {
  'upper-bound':
    'in {line} müssen {open} Felder {needs} ergeben: Die jeweils anderen ergeben mindestens {rest}, also ist keines größer als {bound}',
  'lower-bound':
    'in {line} müssen {open} Felder {needs} ergeben: Die jeweils anderen ergeben höchstens {rest}, also ist keines kleiner als {bound}',
  'pair-combinations': COMBINATIONS,
  'hidden-single': 'nur {cells} kann die {values} aufnehmen',
  'triple-combinations': COMBINATIONS,
  'required-number':
    'in {line} fehlen {needs}, und jede Kombination dafür enthält {values}: Kein Feld außer {cells} kann {values} aufnehmen',
  'naked-pair': 'in {cells} können nur {values} stehen: Kein anderes Feld hat eine dieser Zahlen',
  'hidden-pair': 'nur {cells} können {values} aufnehmen: Etwas anderes steht dort nicht',
  'quad-combinations': COMBINATIONS,
  'quint-combinations': COMBINATIONS,
  'locked-number':
    'nur in {line} ist Platz für {values}: Die Kombination für {needs} in {cells} muss {values} enthalten',
  innies: 'die Summen von {lines} minus die Summen von {others} ergeben {equation}',
  'line-pair':
    'in {line} ist {sets} möglich, in {other} {others}; beide teilen höchstens die Zahl eines gemeinsamen Feldes, also scheiden in {line} Kombinationen aus',
}

/** The German sentences. */
export const GERMAN_LINE_REASONS: Readonly<Record<string, string>> = { ...SINGLES, ...PATTERNS }

/** The German names of lines. */
export function germanLineNames(kinds: readonly LineKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, LINES[kind]]))
}
