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
    'die letzten zwei Felder von {line} enthalten {pair}, und {other} steht in denen von {crossing}: Nur die {value} kommt in beiden Paaren vor',
  'unique-pair':
    'die letzten zwei Felder in {line} müssen {needs} ergeben: Das geht nur mit {value} + {other}, und {other} passt hier nicht',
  'naked-single': 'einzige mögliche Zahl: {value}',
  'wrong-sum': 'die Summe in {line} ist {others}, nicht {sum}',
  'no-last-number': 'in {line} müsste im letzten Feld {needs} stehen: Das ist keine freie Zahl',
  'no-pair':
    'die letzten zwei Felder in {line} müssen {needs} ergeben, aber keine zwei freien Zahlen haben diese Summe',
  'no-number': 'für {cell} lassen die Summen von Zeile, Spalte und Diagonale keine Zahl zu',
  'no-candidate': 'keine Zahl mehr möglich in {cell}',
  'number-twice': 'die {value} käme zweimal vor',
}

const COMBINATIONS = 'in {line} fehlt noch die Summe {needs}; mögliche Kombinationen: {sets}'

const PATTERNS: Readonly<Record<LinePattern, string>> = {
  'upper-bound':
    'die {open} leeren Felder in {line} müssen zusammen {needs} ergeben: Alle bis auf eines ergeben mindestens {rest}, also kann in keinem mehr als {bound} stehen',
  'lower-bound':
    'die {open} leeren Felder in {line} müssen zusammen {needs} ergeben: Alle bis auf eines ergeben höchstens {rest}, also kann in keinem weniger als {bound} stehen',
  'pair-combinations': COMBINATIONS,
  'hidden-single': 'nur in {cells} kann die {values} stehen',
  'triple-combinations': COMBINATIONS,
  'required-number':
    'in {line} fehlt noch die Summe {needs}, und jede Kombination dafür enthält {values}: Für {values} ist nur in {cells} Platz',
  'naked-pair': 'in {cells} können nur {values} stehen: Sonst stehen diese Zahlen nirgends',
  'hidden-pair': '{values} können nur in {cells} stehen: Dort steht nichts anderes',
  'quad-combinations': COMBINATIONS,
  'quint-combinations': COMBINATIONS,
  'locked-number':
    'nur in {line} ist Platz für {values}: Die Kombination für {needs} in {cells} muss {values} enthalten',
  innies: 'die Summen von {lines} minus die Summen von {others} ergeben {equation}',
  'line-pair':
    'möglich sind {sets} in {line} und {others} in {other}; beide teilen höchstens die Zahl eines gemeinsamen Feldes, also scheiden einige Kombinationen in {line} aus',
}

/** The German sentences. */
export const GERMAN_LINE_REASONS: Readonly<Record<string, string>> = { ...SINGLES, ...PATTERNS }

/** The German names of lines. */
export function germanLineNames(kinds: readonly LineKind[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, LINES[kind]]))
}
