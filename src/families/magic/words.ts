// The words of magic number boards for print.

import { GERMAN_LINE_REASONS, germanLineNames } from '../linesums/germanReasons.ts'
import { englishPhrases, type Words } from '../words.ts'
import { inference, MAGIC_LINES } from './inference.ts'

/** The magic number board in print. */
export const words: Words = {
  en: {
    name: 'Magic Square',
    inShort: 'Each number goes in once; all rows, all columns and both diagonals add up to the same sum.',
    inShortNoted: {
      numbers:
        'Each number from {first} to {last} goes in once; all rows, all columns and both diagonals add up to {sum}.',
    },
    howToPlay: [
      'Fill the square with consecutive numbers, each exactly once, so that every row, every column and both diagonals add up to the same sum. The note with each square gives the numbers and the sum.',
      'The sum follows from the numbers: add the smallest and the largest, take half of it, and multiply by the number of rows. With the numbers 1 to 25, for example, it is (1 + 25) ÷ 2 × 5 = 65, with 5 to 29 it is 85.',
      'To begin, look for a line with a single empty cell: the number that its sum still lacks goes there. In a line with two empty cells only some pairs of numbers fit, and pairs with a used number drop out. A cell where two such lines cross must fit both. Cells on the diagonals belong to three lines or more, so look there first.',
    ],
    ...englishPhrases(inference),
    notes: { numbers: '{first} to {last}, sum {sum}' },
  },
  de: {
    name: 'Magisches Quadrat',
    inShort:
      'Jede Zahl kommt einmal vor; alle Zeilen, alle Spalten und beide Diagonalen ergeben dieselbe Summe.',
    inShortNoted: {
      numbers:
        'Jede Zahl von {first} bis {last} kommt einmal vor; alle Zeilen, Spalten und beide Diagonalen ergeben {sum}.',
    },
    howToPlay: [
      'Füllen Sie das Quadrat mit aufeinanderfolgenden Zahlen, jede genau einmal, sodass jede Zeile, jede Spalte und beide Diagonalen dieselbe Summe ergeben. Welche Zahlen das sind und welche Summe, steht bei jedem Quadrat.',
      'Die Summe folgt aus den Zahlen: die kleinste und die größte zusammenzählen, halbieren und mit der Anzahl der Zeilen malnehmen. Mit den Zahlen 1 bis 25 etwa ist sie (1 + 25) ÷ 2 × 5 = 65, mit 5 bis 29 ist sie 85.',
      'Suchen Sie zuerst eine Zeile, Spalte oder Diagonale mit nur einem leeren Feld: Dorthin gehört, was zur Summe noch fehlt. Sind zwei Felder leer, so passen nur bestimmte Zahlenpaare, und alle mit einer schon vergebenen Zahl scheiden aus. Wo sich zwei solche Linien kreuzen, muss die Zahl in beide passen. Felder auf den Diagonalen gehören zu mindestens drei Linien: Dort lohnt der erste Blick.',
    ],
    reasons: GERMAN_LINE_REASONS,
    groups: germanLineNames(MAGIC_LINES),
    notes: { numbers: '{first} bis {last}, Summe {sum}' },
  },
}
