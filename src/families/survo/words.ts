// The words of Survos for print.

import { GERMAN_LINE_REASONS, germanLineNames } from '../linesums/germanReasons.ts'
import { englishPhrases, type Words } from '../words.ts'
import { inference, SURVO_LINES } from './inference.ts'

/** Survo in print. */
export const words: Words = {
  en: {
    name: 'Survo',
    inShort:
      'Each number from {least} to {greatest} goes in once; rows and columns add up to the sums beside and below them.',
    howToPlay: [
      'Fill the table with the numbers from 1 up to the number of its cells, each exactly once: a table of three rows and four columns takes the numbers 1 to 12. The numbers of each row must add up to the sum that is printed to its right, and the numbers of each column to the sum below it.',
      'To begin, look for a row or a column with a single empty cell: the number that its sum still lacks goes there. Next come lines with two empty cells. If they lack 5, the missing numbers are 1 and 4, or 2 and 3, and some of these may already be used.',
      'Very small and very large sums leave little choice, too: in a table of twelve cells, three cells that add up to 6 can only be 1, 2 and 3. The columns decide which of them goes where. It pays to cross numbers out on a list as soon as they are placed.',
    ],
    ...englishPhrases(inference),
  },
  de: {
    name: 'Survo',
    inShort:
      'Jede Zahl von {least} bis {greatest} kommt einmal vor; Zeilen und Spalten ergeben die Summen daneben und darunter.',
    howToPlay: [
      'Füllen Sie die Tabelle mit den Zahlen von 1 bis zur Anzahl ihrer Felder, jede genau einmal: In eine Tabelle mit drei Zeilen und vier Spalten gehören die Zahlen 1 bis 12. Die Zahlen jeder Zeile müssen zusammen die Summe ergeben, die rechts neben ihr steht, die Zahlen jeder Spalte die Summe darunter.',
      'Suchen Sie zuerst eine Zeile oder Spalte mit nur einem leeren Feld: Dorthin gehört, was zur Summe noch fehlt. Dann kommen Zeilen und Spalten mit zwei leeren Feldern an die Reihe. Fehlt dort noch die Summe 5, so sind es 1 und 4 oder 2 und 3, und manche dieser Zahlen sind vielleicht schon vergeben.',
      'Auch sehr kleine und sehr große Summen lassen wenig Wahl: Drei Felder mit der Summe 6 können nur 1, 2 und 3 enthalten. Welche Zahl wohin gehört, entscheiden die Spalten. Es lohnt sich, jede vergebene Zahl von einer Liste zu streichen.',
    ],
    reasons: GERMAN_LINE_REASONS,
    groups: germanLineNames(SURVO_LINES),
  },
}
