// The words of Latin squares for print.

import { GERMAN_LINE_SENTENCES, germanGroupNames } from '../latin/germanReasons.ts'
import { englishPhrases, type Words } from '../words.ts'
import { inference, LATIN_SQUARE_GROUPS } from './inference.ts'

/** Latin squares in print. */
export const words: Words = {
  en: {
    name: 'Latin Square',
    inShort: 'Every row and every column holds each number from {least} to {greatest} once.',
    howToPlay: [
      'Fill the board with numbers: every row and every column must hold each number exactly once. A board with four rows takes the numbers 1 to 4, one with six rows takes 1 to 6, and so on.',
      'To begin, pick a number that already appears several times, and cross out in your mind every row and every column that has it. If a row or a column without it has a single cell left, the number goes there.',
      'Then turn the question round: is there a cell whose row and column together have all numbers except one? That number goes there. In harder puzzles it helps to write in a corner of each cell, small and in pencil, the numbers that are still possible.',
    ],
    ...englishPhrases(inference),
  },
  de: {
    name: 'Lateinisches Quadrat',
    inShort: 'Jede Zeile und jede Spalte enthält jede Zahl von {least} bis {greatest} einmal.',
    howToPlay: [
      'Füllen Sie das Gitter mit Zahlen: Jede Zeile und jede Spalte muss jede Zahl genau einmal enthalten. Bei vier Zeilen sind das die Zahlen 1 bis 4, bei sechs Zeilen 1 bis 6 und so weiter.',
      'Suchen Sie zu Beginn eine Zahl, die schon mehrmals vorkommt, und streichen Sie in Gedanken alle Zeilen und Spalten, in denen sie steht. Bleibt in einer Zeile oder Spalte ohne sie nur ein Feld übrig, gehört die Zahl dorthin.',
      'Drehen Sie dann die Frage um: Gibt es ein Feld, in dessen Zeile und Spalte zusammen schon alle Zahlen bis auf eine vorkommen? Dann gehört die fehlende Zahl dorthin. Bei schwereren Rätseln hilft es, die noch möglichen Zahlen klein mit Bleistift in die Felder zu schreiben.',
    ],
    reasons: GERMAN_LINE_SENTENCES,
    groups: germanGroupNames(LATIN_SQUARE_GROUPS),
  },
}
