// German sentences for deductions on boards of rows and columns whose cells hold symbols instead of numbers. They have the
// symbol in the nominative only, so that its name fits without being declined: "der Stern passt in Zeile 3 nur hierher".

import type { LATIN_LINE_PATTERNS } from './linePatterns.ts'
import type { LATIN_SINGLES } from './reasons.ts'

const NAKED_SUBSET = 'in {cells} passen nur {values}: Im Rest von {group} kommen sie nicht mehr vor'
const HIDDEN_SUBSET = '{values} passen in {group} nur in {cells}: Dort passt nichts anderes'
const FISH =
  '{value} passt in {lines} nur in {others}: In den übrigen Feldern von {others} scheidet {value} aus'
const PIVOT = 'Wo sie alle zu sehen sind, scheidet {value} aus'

/** The sentences of singles, and of patterns of rows and columns. */
export const GERMAN_SYMBOL_LINES: Readonly<
  Record<keyof typeof LATIN_SINGLES | keyof typeof LATIN_LINE_PATTERNS, string>
> = {
  'hidden-single': '{value} passt in {group} nur hierher',
  'naked-single': 'hier passt nur {value}',
  'no-place': '{value} passt in {group} nirgends mehr hin',
  'two-values': 'in {cell} müssten zwei Zeichen stehen: {value} für {group}, {other} für {elsewhere}',
  'no-candidate': 'in {cell} passt nichts mehr',
  'naked-pair': NAKED_SUBSET,
  'naked-triple': NAKED_SUBSET,
  'naked-quad': NAKED_SUBSET,
  'hidden-pair': HIDDEN_SUBSET,
  'hidden-triple': HIDDEN_SUBSET,
  'hidden-quad': HIDDEN_SUBSET,
  'x-wing': FISH,
  swordfish: FISH,
  jellyfish: FISH,
  'xy-wing': `gleich, was in {pivot} steht: In einem der Felder {cells} steht {value}. ${PIVOT}`,
  'w-wing': `in einem der Felder {ends} steht {joined}, also steht in einem der Felder {cells} {value}: ${PIVOT}`,
}
