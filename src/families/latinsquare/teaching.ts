// How a book teaches Latin squares.

import { shared, type Teaching } from '../teaching.ts'
import type { LatinSquarePuzzle } from './puzzle.ts'
import { words } from './words.ts'

/** The facet `teaching` of Latin squares. */
export const teaching: Teaching<LatinSquarePuzzle> = {
  rules: {
    en: [
      [
        'Fill the board with the numbers 1 to {greatest}: each of the {greatest} rows and each of the {greatest} columns must hold every number exactly once.',
        'Fill the board with numbers: every row and every column must hold each number exactly once. A board with {small} rows takes the numbers 1 to {small}, one with {large} rows takes 1 to {large}.',
      ],
      ...words.en.howToPlay.slice(1).map((text) => [text]),
    ],
    de: [
      [
        'Füllen Sie das Gitter mit den Zahlen 1 bis {greatest}: Jede der {greatest} Zeilen und jede der {greatest} Spalten muss jede Zahl genau einmal enthalten.',
        'Füllen Sie das Gitter mit Zahlen: Jede Zeile und jede Spalte muss jede Zahl genau einmal enthalten. Bei {small} Zeilen sind das die Zahlen 1 bis {small}, bei {large} Zeilen 1 bis {large}.',
      ],
      ...(words.de?.howToPlay ?? []).slice(1).map((text) => [text]),
    ],
  },
  facts(puzzles) {
    const sizes = puzzles.map(({ shape }) => shape.size)
    const greatest = shared(puzzles, ({ shape }) => shape.size)
    return {
      greatest,
      ...(greatest === undefined && { small: Math.min(...sizes), large: Math.max(...sizes) }),
    }
  },
}
