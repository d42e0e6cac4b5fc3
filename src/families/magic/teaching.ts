// How a book teaches magic number boards.

import { shared, type Teaching } from '../teaching.ts'
import type { MagicPuzzle } from './puzzle.ts'
import { words } from './words.ts'

const [ENGLISH, GERMAN] = [words.en, words.de ?? words.en].map(({ howToPlay }) => howToPlay)

/** The facet `teaching` of magic number boards. */
export const teaching: Teaching<MagicPuzzle> = {
  rules: {
    en: [
      [
        'Fill the square with the numbers {first} to {last}, each exactly once, so that every row, every column and both diagonals add up to {sum}.',
        { when: 'isMixed', text: ENGLISH[0] },
      ],
      [
        'The sum follows from the numbers: add the smallest and the largest, take half of it, and multiply by the number of rows. Here it is ({first} + {last}) ÷ 2 × {rows} = {sum}.',
        { when: 'isMixed', text: ENGLISH[1] },
      ],
      [ENGLISH[2]],
    ],
    de: [
      [
        'Füllen Sie das Quadrat mit den Zahlen {first} bis {last}, jede genau einmal, sodass jede Zeile, jede Spalte und beide Diagonalen {sum} ergeben.',
        { when: 'isMixed', text: GERMAN[0] },
      ],
      [
        'Die Summe folgt aus den Zahlen: die kleinste und die größte zusammenzählen, halbieren und mit der Anzahl der Zeilen malnehmen. Hier ist sie ({first} + {last}) ÷ 2 × {rows} = {sum}.',
        { when: 'isMixed', text: GERMAN[1] },
      ],
      [GERMAN[2]],
    ],
  },
  facts(puzzles) {
    if (shared(puzzles, ({ shape }) => `${shape.first} ${shape.last}`) === undefined) return { isMixed: true }
    const { first, last, sum, rows } = puzzles[0].shape
    return { first, last, sum, rows }
  },
}
