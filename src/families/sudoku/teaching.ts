// How a book teaches Sudoku.

import { shared, type Teaching } from '../teaching.ts'
import type { SudokuPuzzle } from './puzzle.ts'
import { words } from './words.ts'

/** The facet `teaching` of Sudoku. */
export const teaching: Teaching<SudokuPuzzle> = {
  rules: {
    en: [
      [
        'Fill the board with the numbers 1 to {greatest}: each of the {greatest} rows, each of the {greatest} columns and each of the {greatest} boxes with a thick outline must hold every number exactly once.',
        'A box is {boxRows} rows high and {boxColumns} columns wide.',
        'Fill the board with numbers: every row, every column and every box with a thick outline must hold each number exactly once. A board with {small} rows takes the numbers 1 to {small}, one with {large} rows takes 1 to {large}.',
      ],
      ...words.en.howToPlay.slice(1).map((text) => [text]),
    ],
    de: [
      [
        'Füllen Sie das Gitter mit den Zahlen 1 bis {greatest}: Jede der {greatest} Zeilen, jede der {greatest} Spalten und jeder der {greatest} dick umrandeten Blöcke muss jede Zahl genau einmal enthalten.',
        'Ein Block ist {boxRows} Zeilen hoch und {boxColumns} Spalten breit.',
        'Füllen Sie das Gitter mit Zahlen: Jede Zeile, jede Spalte und jeder dick umrandete Block muss jede Zahl genau einmal enthalten. Bei {small} Zeilen sind das die Zahlen 1 bis {small}, bei {large} Zeilen 1 bis {large}.',
      ],
      ...(words.de?.howToPlay ?? []).slice(1).map((text) => [text]),
    ],
  },
  facts(puzzles) {
    const sizes = puzzles.map(({ shape }) => shape.size)
    const greatest = shared(puzzles, ({ shape }) => shape.size)
    const boxes = greatest === undefined ? undefined : shared(puzzles, ({ shape }) => shape.text)
    const { boxRows, boxColumns } = puzzles[0].shape
    return {
      greatest,
      ...(boxes !== undefined && { boxRows, boxColumns }),
      ...(greatest === undefined && { small: Math.min(...sizes), large: Math.max(...sizes) }),
    }
  },
}
