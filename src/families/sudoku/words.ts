// The words of Sudokus for print.

import {
  GERMAN_BOX_SENTENCES,
  GERMAN_LINE_SENTENCES,
  GERMAN_LINK_SENTENCES,
  germanGroupNames,
} from '../latin/germanReasons.ts'
import { englishPhrases, type Words } from '../words.ts'
import { inference, SUDOKU_GROUPS } from './inference.ts'

/** Sudoku in print. */
export const words: Words = {
  en: {
    name: 'Sudoku',
    inShort: 'Every row, every column and every box holds each number from {least} to {greatest} once.',
    howToPlay: [
      'Fill the board with numbers: every row, every column and every box with a thick outline must hold each number exactly once. A board with nine rows takes the numbers 1 to 9, one with six rows takes 1 to 6, and so on.',
      'To begin, pick a number that already appears several times and look for a box without it. Where a row or a column has the number, that part of the box cannot have it. If a single cell is left, the number goes there. The same works along a row or a column.',
      'Then turn the question round: is there a cell whose row, column and box together have all numbers except one? That number goes there. In harder puzzles it helps to write in a corner of each cell, small and in pencil, the numbers that are still possible, and to try what follows from one of them.',
    ],
    ...englishPhrases(inference),
  },
  de: {
    name: 'Sudoku',
    inShort: 'Jede Zeile, jede Spalte und jeder Block enthält jede Zahl von {least} bis {greatest} einmal.',
    howToPlay: [
      'Füllen Sie das Gitter mit Zahlen: Jede Zeile, jede Spalte und jeder dick umrandete Block muss jede Zahl genau einmal enthalten. Bei neun Zeilen sind das die Zahlen 1 bis 9, bei sechs Zeilen 1 bis 6 und so weiter.',
      'Suchen Sie zu Beginn eine Zahl, die schon mehrmals vorkommt, und einen Block, in dem sie noch fehlt. Steht sie in einer Zeile oder Spalte, die durch den Block läuft, ist sie dort ausgeschlossen. Bleibt nur ein Feld des Blocks übrig, gehört die Zahl dorthin. In Zeilen und Spalten geht es genauso.',
      'Drehen Sie dann die Frage um: Gibt es ein Feld, in dessen Zeile, Spalte und Block zusammen schon alle Zahlen bis auf eine vorkommen? Dann gehört die fehlende Zahl dorthin. Bei schwereren Rätseln hilft es, die noch möglichen Zahlen klein mit Bleistift in die Felder zu schreiben und auszuprobieren, was aus einer von ihnen folgt.',
    ],
    reasons: { ...GERMAN_LINE_SENTENCES, ...GERMAN_LINK_SENTENCES, ...GERMAN_BOX_SENTENCES },
    groups: germanGroupNames(SUDOKU_GROUPS),
  },
}
