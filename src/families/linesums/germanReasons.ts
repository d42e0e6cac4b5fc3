// What is seen on a board of lines with sums, in German sentences; the English ones are in reasons.ts.

import type { CellReason, LineKind, LineReason } from './reasons.ts'

const LINES: Readonly<Record<LineKind, string>> = {
  row: 'Zeile {row}',
  column: 'Spalte {column}',
  falling: 'die fallende Diagonale',
  rising: 'die steigende Diagonale',
}

/** The same where something is in a line or of it. */
const IN_LINES: Readonly<Record<LineKind, string>> = {
  ...LINES,
  falling: 'der fallenden Diagonale',
  rising: 'der steigenden Diagonale',
}

/** LINE is the name of a line, IN_LINE the same where something is in it. */
const OF_LINES: Readonly<Record<LineReason, string>> = {
  'last-in': 'letztes Feld in IN_LINE: {sum} - {others}',
  'only-pair-in': 'in IN_LINE müssen zwei Felder noch {needs} ergeben: Hier passt nur {value} + {other}',
  'no-pair-in': 'in IN_LINE müssen zwei Felder noch {needs} ergeben: Kein Paar freier Zahlen passt zu {cell}',
  'wrong-sum-in': 'LINE ergibt {others}, nicht {sum}',
  'needs-less-in':
    'in IN_LINE fehlen noch {needs}, aber ihre {open} leeren Felder ergeben mindestens {least}',
  'needs-more-in': 'in IN_LINE fehlen noch {needs}, aber ihre {open} leeren Felder ergeben höchstens {most}',
  'last-needs-in': 'in IN_LINE müsste im letzten Feld {needs} stehen: Das ist keine freie Zahl',
}

/** ITS_LINES are the lines of a cell. */
const OF_CELLS: Readonly<Record<CellReason, string>> = {
  'only-number': 'die Summen von ITS_LINES lassen nur die {value} zu',
  'only-unused-number':
    'die Summen von ITS_LINES lassen {least} bis {greatest} zu: Davon ist nur noch die {value} frei',
  'only-candidate': 'einzige mögliche Zahl: {value}',
  'no-number': 'die Summen von ITS_LINES lassen in {cell} keine Zahl zu',
  'used-number': 'die Summen von ITS_LINES lassen in {cell} nur die {value} zu, aber die ist vergeben',
  'no-unused-number':
    'die Summen von ITS_LINES lassen in {cell} {least} bis {greatest} zu: Davon ist keine mehr frei',
  'no-candidate': 'keine Zahl mehr möglich in {cell}',
  twice: 'die {value} stünde zweimal da',
}

/** The sentences of a board with such lines. */
export function germanSentences(kinds: readonly LineKind[]): Readonly<Record<string, string>> {
  const ofLines = kinds.flatMap((kind) =>
    Object.entries(OF_LINES).map(([reason, sentence]) => [
      `${reason}-${kind}`,
      sentence.replace('IN_LINE', IN_LINES[kind]).replace('LINE', LINES[kind]),
    ]),
  )
  const itsLines = kinds.includes('falling') ? 'Zeile, Spalte und Diagonale' : 'Zeile und Spalte'
  const ofCells = Object.entries(OF_CELLS).map(([reason, sentence]) => [
    reason,
    sentence.replace('ITS_LINES', itsLines),
  ])
  return Object.fromEntries([...ofLines, ...ofCells])
}
