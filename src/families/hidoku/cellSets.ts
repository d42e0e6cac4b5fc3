// Sets of a board's cells as bits. As many complete rows as fit share a 32-bit word, so that "all neighbours
// of a set" takes a few shifts for each word (the fill algorithms of chess programming,
// chessprogramming.org).
//
//   4 rows of 7 cells: cell = word * 28 + bit        0  1  2  3  4  5  6  | word 0
//   left and right are shifts by 1, up and down      7  8 ...             |
//   by 7, or come from the word before or after     28 29 ...             | word 1

import { type HidokuShape, neighboursOf } from './puzzle.ts'

/** Compiles a shape. */
export function makeCellBits(shape: HidokuShape) {
  const { rows, columns } = shape
  const cells = rows * columns
  const king = shape.adjacency === 'king'
  const wordRows = Math.min(rows, Math.floor(32 / columns))
  /** The number of cells in a word (the last word may have fewer), and the shift of a word's last row. */
  const wordCells = wordRows * columns
  const lastRow = wordCells - columns
  /** All cells of a word except those of the first column, and all except those of the last. */
  let notFirst = 0
  let notLast = 0
  for (let bit = 0; bit < wordCells; bit++) {
    if (bit % columns > 0) notFirst |= 1 << bit
    if (bit % columns < columns - 1) notLast |= 1 << bit
  }
  return {
    shape,
    cells,
    columns,
    king,
    /** The number of words in a set. */
    words: Math.ceil(rows / wordRows),
    wordCells,
    lastRow,
    notFirst,
    notLast,
    neighbours: neighboursOf(shape),
    wordOf: Int32Array.from({ length: cells }, (_, cell) => Math.floor(cell / wordCells)),
    bitOf: Int32Array.from({ length: cells }, (_, cell) => 1 << (cell % wordCells)),
    /** The neighbours of a set in one of its words. A word of zeros must lie before and after the set. */
    spread(sets: Int32Array, at: number): number {
      const own = sets[at]
      const above = (own << columns) | (sets[at - 1] >>> lastRow)
      const below = (own >>> columns) | (sets[at + 1] << lastRow)
      const row = king ? above | own | below : own
      return above | below | ((row << 1) & notFirst) | ((row >>> 1) & notLast)
    },
  }
}
