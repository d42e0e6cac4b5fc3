// Sets of a board's cells as bits. As many complete rows as fit share a 32-bit word, so that "all neighbours
// of a set" takes a few shifts for each word (the fill algorithms of chess programming,
// chessprogramming.org).
//
//   4 rows of 7 cells: cell = word * 28 + bit        0  1  2  3  4  5  6  | word 0
//   left and right are shifts by 1, up and down      7  8 ...             |
//   by 7, or come from the word before or after     28 29 ...             | word 1

import type { HidokuShape } from './puzzle.ts'

interface Board {
  readonly cells: number
  readonly columns: number
  /** The number of words in a set. */
  readonly words: number
  /** The number of cells in a word (the last word may have fewer). */
  readonly wordCells: number
  /** The shift of a word's last row. */
  readonly lastRow: number
  /** All cells of a word except those of the first column, and all except those of the last. */
  readonly notFirst: number
  readonly notLast: number
}

export function makeBoard({ rows, columns }: HidokuShape): Board {
  const wordRows = Math.min(rows, Math.floor(32 / columns))
  let notFirst = 0
  let notLast = 0
  for (let bit = 0; bit < wordRows * columns; bit++) {
    if (bit % columns > 0) notFirst |= 1 << bit
    if (bit % columns < columns - 1) notLast |= 1 << bit
  }
  return {
    cells: rows * columns,
    columns,
    words: Math.ceil(rows / wordRows),
    wordCells: wordRows * columns,
    lastRow: (wordRows - 1) * columns,
    notFirst,
    notLast,
  }
}
