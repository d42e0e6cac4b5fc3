// The words of Latin squares whose cells hold symbols instead of numbers.

import { GERMAN_SYMBOL_LINES } from '../latin/symbolReasons.ts'
import type { SymbolTexts } from '../symbolSet.ts'

/** Letters, shapes or pictures in a Latin square, as in Euler's. */
export const symbolTexts: SymbolTexts = {
  en: {
    names: { letters: 'Letter Square', shapes: 'Shape Square', pictures: 'Picture Square' },
    inShort: 'Every row and every column holds each of its symbols once.',
    howToPlay: [
      'Fill the board with symbols: every row and every column must hold each of its symbols exactly once.',
      'To begin, pick a symbol that already appears several times, and cross out in your mind every row and every column that has it. If a row or a column without it has a single cell left, the symbol goes there.',
      'Then turn the question round: is there a cell whose row and column together have all symbols except one? That symbol goes there.',
      'These are the symbols. A small board takes only the first of them:',
    ],
    reasons: {},
  },
  de: {
    names: { letters: 'Buchstabenquadrat', shapes: 'Formenquadrat', pictures: 'Bilderquadrat' },
    inShort: 'Jede Zeile und jede Spalte enthält jedes Zeichen einmal.',
    howToPlay: [
      'Füllen Sie das Gitter mit den Zeichen: Jede Zeile und jede Spalte muss jedes Zeichen genau einmal enthalten.',
      'Suchen Sie zu Beginn ein Zeichen, das schon mehrmals vorkommt, und streichen Sie in Gedanken alle Zeilen und Spalten, in denen es steht. Bleibt in einer Zeile oder Spalte ohne dieses Zeichen nur ein Feld übrig, gehört es dorthin.',
      'Drehen Sie dann die Frage um: Gibt es ein Feld, in dessen Zeile und Spalte zusammen schon alle Zeichen bis auf eines vorkommen? Dann gehört das fehlende dorthin.',
      'Dies sind die Zeichen. In einem kleinen Gitter kommen nur die ersten davon vor:',
    ],
    reasons: GERMAN_SYMBOL_LINES,
  },
}
