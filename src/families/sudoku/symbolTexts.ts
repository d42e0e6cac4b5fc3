// The words of Sudokus whose cells hold symbols instead of numbers.

import { GERMAN_SYMBOL_LINES } from '../latin/symbolReasons.ts'
import type { SymbolTexts } from '../symbolSet.ts'

const LOCKED =
  '{value} passt in {group} nur in Felder von {other}: In den anderen Feldern von {other} scheidet {value} aus'
const LINKED =
  '{value} passt in {groups} jeweils nur in zwei Felder, steht also in einem der Felder {cells}: Wo beide zu sehen sind, scheidet {value} aus'
const PIVOT = 'Wo sie alle zu sehen sind, scheidet {value} aus'
const COLOURS = '{value} steht entweder in allen Feldern {one} oder in allen Feldern {other}'

/** Letters, shapes or pictures on Sudoku boards: its values are mere signs. */
export const symbolTexts: SymbolTexts = {
  en: {
    names: { letters: 'Letter Sudoku', shapes: 'Shape Sudoku', pictures: 'Picture Sudoku' },
    inShort: 'Every row, every column and every box holds each of its symbols once.',
    howToPlay: [
      'Fill the board with symbols: every row, every column and every box with a thick outline must hold each of its symbols exactly once.',
      'To begin, pick a symbol that already appears several times and look for a box without it. Where a row or a column has the symbol, that part of the box cannot have it. If a single cell is left, the symbol goes there. The same works along a row or a column.',
      'Then turn the question round: is there a cell whose row, column and box together have all symbols except one? That symbol goes there.',
      'These are the symbols. A small board takes only the first of them:',
    ],
    reasons: {
      'empty-rectangle':
        'if {box} does not have {value} in {other}, it has it in {arm}, so {link} has it in {far}: a cell of {other} that shares a row, column or box with {far} cannot be {value}',
    },
  },
  de: {
    names: { letters: 'Buchstaben-Sudoku', shapes: 'Formen-Sudoku', pictures: 'Bilder-Sudoku' },
    inShort: 'Jede Zeile, jede Spalte und jeder Block enthält jedes Zeichen einmal.',
    howToPlay: [
      'Füllen Sie das Gitter mit den Zeichen: Jede Zeile, jede Spalte und jeder dick umrandete Block muss jedes Zeichen genau einmal enthalten.',
      'Suchen Sie zu Beginn ein Zeichen, das schon mehrmals vorkommt, und einen Block, in dem es noch fehlt. Steht es in einer Zeile oder Spalte, die durch den Block läuft, ist es dort ausgeschlossen. Bleibt nur ein Feld des Blocks übrig, gehört das Zeichen dorthin. In Zeilen und Spalten geht es genauso.',
      'Drehen Sie dann die Frage um: Gibt es ein Feld, in dessen Zeile, Spalte und Block zusammen schon alle Zeichen bis auf eines vorkommen? Dann gehört das fehlende dorthin.',
      'Dies sind die Zeichen. In einem kleinen Gitter kommen nur die ersten davon vor:',
    ],
    reasons: {
      ...GERMAN_SYMBOL_LINES,
      pointing: LOCKED,
      claiming: LOCKED,
      'xyz-wing': `in einem der Felder {pivot}, {cells} steht {value}: ${PIVOT}`,
      skyscraper: LINKED,
      'turbot-fish': LINKED,
      'two-string-kite': LINKED,
      'simple-colouring': `${COLOURS}: Wo Felder aus beiden Gruppen zu sehen sind, scheidet {value} aus`,
      'colour-wrap': `${COLOURS}; zwei der Felder {one} sehen einander, also scheidet {value} in allen davon aus`,
      'empty-rectangle':
        '{value} steht in {box} entweder in {other} oder in {arm}, und im zweiten Fall für {link} in {far}: In einem Feld in {other}, das {far} sieht, scheidet {value} aus',
    },
  },
}
