// Represents sets of a board's cells as bits. A 32-bit word holds as many complete rows as fit, so that all neighbours
// of a set can be computed with a few shifts per word (the fill algorithms of chess programming, chessprogramming.org).
//
//   4 rows of 7 cells: cell = word * 28 + bit        0  1  2  3  4  5  6  | word 0
//   Neighbours at the sides are found by shifts      7  8 ...             |
//   by 1, those above and below by shifts by 7      28 29 ...             | word 1
//   or from the word before or after.

import { type HidokuShape, neighboursOf } from './puzzle.ts'

/** Compiles a shape. */
export function makeCellBits(shape: HidokuShape) {
  const { rows, columns } = shape
  const cells = rows * columns
  const king = shape.adjacency === 'king'
  const wordRows = Math.min(rows, Math.floor(32 / columns))
  /**
   * The number of cells in a word, of which the last word may have fewer, and the position of the last row in a word.
   */
  const wordCells = wordRows * columns
  const lastRow = wordCells - columns
  /** Masks of a word without the cells of the first column, and without the cells of the last column. */
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
    /**
     * The neighbours of a set's cells, for the word at this position. A word of zeros must precede and follow the set.
     */
    spread(sets: Int32Array, at: number): number {
      const own = sets[at]
      const above = (own << columns) | (sets[at - 1] >>> lastRow)
      const below = (own >>> columns) | (sets[at + 1] << lastRow)
      const row = king ? above | own | below : own
      return above | below | ((row << 1) & notFirst) | ((row >>> 1) & notLast)
    },
  }
}
