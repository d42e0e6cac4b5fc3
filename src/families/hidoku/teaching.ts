// How a book teaches Hidokus.

import { BLOCKED } from '../../kernel/model.ts'
import { shared, type Teaching } from '../teaching.ts'
import type { HidokuPuzzle } from './puzzle.ts'
import { words } from './words.ts'

const [ENGLISH, GERMAN] = [words.en, words.de ?? words.en].map(({ howToPlay }) => howToPlay)

const countBlocked = ({ givens }: HidokuPuzzle) => givens.filter((given) => given === BLOCKED).length

/** The facet `teaching` of Hidokus. */
export const teaching: Teaching<HidokuPuzzle> = {
  rules: {
    en: [
      [
        'Fill the board with the numbers 1 to {greatest}, each exactly once, so that they make a path:',
        {
          when: 'isMixed',
          text: 'Fill the board with the numbers from 1 up to the number of its open cells, each exactly once, so that they make a path:',
        },
        { when: 'hasDiagonals', text: 'every number touches the next one, by a side or by a corner.' },
        {
          when: 'hasBoth',
          text: 'every number touches the next one, by a side or by a corner. In puzzles marked “without diagonals” it must be by a side.',
        },
        { when: 'hasSidesOnly', text: 'every number touches the next one by a side; corners do not count.' },
        'The first and the last number are circled if they are given.',
        { when: 'hasBlocked', text: 'Black cells stay empty, and the path goes round them.' },
      ],
      [ENGLISH[1]],
      [ENGLISH[2]],
    ],
    de: [
      [
        'Füllen Sie das Gitter mit den Zahlen 1 bis {greatest}, jede genau einmal, sodass sie einen Pfad bilden:',
        {
          when: 'isMixed',
          text: 'Füllen Sie das Gitter mit den Zahlen von 1 bis zur Anzahl der freien Felder, jede genau einmal, sodass sie einen Pfad bilden:',
        },
        { when: 'hasDiagonals', text: 'Jede Zahl berührt die nächste an einer Seite oder an einer Ecke.' },
        {
          when: 'hasBoth',
          text: 'Jede Zahl berührt die nächste an einer Seite oder an einer Ecke. In Rätseln, bei denen „ohne Diagonalen“ steht, muss es eine Seite sein.',
        },
        { when: 'hasSidesOnly', text: 'Jede Zahl berührt die nächste an einer Seite; Ecken zählen nicht.' },
        'Die erste und die letzte Zahl sind eingekreist, wo sie vorgegeben sind.',
        { when: 'hasBlocked', text: 'Schwarze Felder bleiben leer, der Pfad führt um sie herum.' },
      ],
      [GERMAN[1]],
      [GERMAN[2]],
    ],
  },
  facts(puzzles) {
    const greatest = shared(puzzles, (puzzle) => puzzle.givens.length - countBlocked(puzzle))
    const adjacency = shared(puzzles, ({ shape }) => shape.adjacency)
    return {
      greatest,
      isMixed: greatest === undefined,
      hasDiagonals: adjacency === 'king',
      hasSidesOnly: adjacency === 'rook',
      hasBoth: adjacency === undefined,
      hasBlocked: puzzles.some((puzzle) => countBlocked(puzzle) > 0),
    }
  },
  // An example has blocked cells if all puzzles of the book have some, and the same share of them.
  exampleWishes(puzzles, { rows, columns }): { blocked?: number } {
    const shares = puzzles.map((puzzle) => countBlocked(puzzle) / puzzle.givens.length)
    const blocked = Math.ceil(Math.min(...shares) * rows * columns)
    return blocked > 0 ? { blocked } : {}
  },
}
