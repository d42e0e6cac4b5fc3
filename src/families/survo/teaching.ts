// How a book teaches Survo.

import type { Puzzle } from '../puzzle.ts'
import { shared, type Teaching } from '../teaching.ts'
import { words } from './words.ts'

const [ENGLISH, GERMAN] = [words.en, words.de ?? words.en].map(({ howToPlay }) => howToPlay)

/** The facet `teaching` of Survo. */
export const teaching: Teaching<Puzzle> = {
  rules: {
    en: [
      [
        'Fill the table with the numbers 1 to {greatest}, each exactly once. The numbers of each row must add up to the sum that is printed to its right, and the numbers of each column to the sum below it.',
        { when: 'isMixed', text: ENGLISH[0] },
      ],
      [ENGLISH[1]],
      [
        'Very small and very large sums leave little choice, too:',
        { when: 'hasTriples', text: 'three cells that add up to 6 can only be 1, 2 and 3.' },
        { when: 'hasPairsOnly', text: 'two cells that add up to 3 can only be 1 and 2.' },
        'The lines that cross there decide which of them goes where. It pays to cross numbers out on a list as soon as they are placed.',
      ],
    ],
    de: [
      [
        'Füllen Sie die Tabelle mit den Zahlen 1 bis {greatest}, jede genau einmal. Die Zahlen jeder Zeile müssen zusammen die Summe ergeben, die rechts neben ihr steht, die Zahlen jeder Spalte die Summe darunter.',
        { when: 'isMixed', text: GERMAN[0] },
      ],
      [GERMAN[1]],
      [
        'Auch sehr kleine und sehr große Summen lassen wenig Wahl:',
        { when: 'hasTriples', text: 'Drei Felder mit der Summe 6 können nur 1, 2 und 3 enthalten.' },
        { when: 'hasPairsOnly', text: 'Zwei Felder mit der Summe 3 können nur 1 und 2 enthalten.' },
        'Welche Zahl wohin gehört, entscheiden die Zeilen oder Spalten, die dort kreuzen. Es lohnt sich, jede vergebene Zahl von einer Liste zu streichen.',
      ],
    ],
  },
  facts(puzzles) {
    const greatest = shared(puzzles, ({ shape }) => shape.rows * shape.columns)
    const longest = Math.max(...puzzles.map(({ shape }) => Math.max(shape.rows, shape.columns)))
    return { greatest, isMixed: greatest === undefined, hasTriples: longest > 2, hasPairsOnly: longest <= 2 }
  },
}
