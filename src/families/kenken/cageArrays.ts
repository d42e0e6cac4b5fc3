// The cages of a puzzle in flat arrays for propagation: allocated once a shape, filled for each puzzle.
//
//   cage              0        1           2           cage k runs from its start to that of k + 1
//   cageCells         0  1     2  5  6     3
//   cellsFrom         0        2           5     6
//
// Tuples are copied from the tables of cageTuples.ts into one pool, in which the search may reorder them.

import { lowest } from '../../kernel/bits.ts'
import { rowsAndColumns } from '../grid.ts'
import { type CageTable, tableOf } from './cageTuples.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** The cages of a puzzle in flat arrays. */
interface Layout {
  /** The cells of each row, then of each column. Within a line, the cells of a cage are adjacent. */
  readonly lineCells: Int32Array
  /** The cage of each cell, or -1. */
  readonly cageOf: Int32Array
  /** The cells of each cage in reading order. */
  readonly cageCells: Int32Array
  /** The start of each cage's cells, and the end of the last ones. */
  readonly cellsFrom: Int32Array
  /** The lines with two or more cells of the cage. Empty for a cage without a table. */
  readonly cageLines: Int32Array
  /** The start of each cage's lines, and the end of the last ones. */
  readonly linesFrom: Int32Array
  /** The number of words in a tuple of each cage; 0 for a cage without a table. */
  readonly wordsOf: Int32Array
  /** The start of each cage's tuples in the pool. */
  readonly poolFrom: Int32Array
  /** The table of each cage, or undefined. */
  readonly tables: (CageTable | undefined)[]
  /** The tuples of all cages. A larger pool replaces it when needed. */
  pool: Int32Array
}

/** Allocates arrays for the cages of any puzzle of a shape. */
export function makeLayout(shape: KenkenShape): Layout {
  const cells = shape.size * shape.size
  return {
    lineCells: Int32Array.from(rowsAndColumns(shape).flat()),
    cageOf: new Int32Array(cells),
    cageCells: new Int32Array(cells),
    cellsFrom: new Int32Array(cells + 1),
    cageLines: new Int32Array(cells),
    linesFrom: new Int32Array(cells + 1),
    wordsOf: new Int32Array(cells),
    poolFrom: new Int32Array(cells),
    tables: [],
    pool: new Int32Array(1 << 12),
  }
}

/** Fills in the cages of a puzzle, with or without tables. */
export function layOutCages(layout: Layout, { shape, cages }: KenkenPuzzle, withTables: boolean): void {
  const { size } = shape
  const { cageOf, cageCells, cellsFrom, cageLines, linesFrom, wordsOf, poolFrom, tables } = layout
  let cellsEnd = 0
  let linesEnd = 0
  let poolEnd = 0
  cageOf.fill(-1)
  for (let cage = 0; cage < cages.length; cage++) {
    const { operator, target, cells } = cages[cage]
    const from = cellsEnd
    for (let index = 0; index < cells.length; index++) {
      cageOf[cells[index]] = cage
      cageCells[cellsEnd++] = cells[index]
    }
    sortBy(cageCells, from, cellsEnd, undefined)
    cellsFrom[cage] = from
    linesFrom[cage] = linesEnd
    const table =
      withTables && cells.length > 1 && operator !== '='
        ? tableOf(size, operator, target, cageCells, from, cellsEnd)
        : undefined
    tables[cage] = table
    wordsOf[cage] = table ? table.words : 0
    if (!table) continue
    poolFrom[cage] = poolEnd
    poolEnd = fillPool(layout, poolEnd, table.tuples)
    for (let index = 0; index < table.lines.length; index++) {
      cageLines[linesEnd++] = lineOf(size, cageCells, from, table.lines[index])
    }
  }
  cellsFrom[cages.length] = cellsEnd
  linesFrom[cages.length] = linesEnd
  for (let start = 0; start < layout.lineCells.length; start += size) {
    sortBy(layout.lineCells, start, start + size, cageOf)
  }
}

/**
 * Sorts a few cells by their keys, or by themselves. An insertion sort, since the cells are few and mostly
 * sorted.
 */
function sortBy(cells: Int32Array, from: number, to: number, keys: Int32Array | undefined): void {
  for (let index = from + 1; index < to; index++) {
    const cell = cells[index]
    const key = keys ? keys[cell] : cell
    let at = index
    for (; at > from && (keys ? keys[cells[at - 1]] : cells[at - 1]) > key; at--) cells[at] = cells[at - 1]
    cells[at] = cell
  }
}

/**
 * Copies tuples to the end of the pool and returns the new end. A spare word follows, for loops that read one
 * word too many.
 */
function fillPool(layout: Layout, end: number, tuples: Int32Array): number {
  if (end + tuples.length >= layout.pool.length) {
    const larger = new Int32Array(2 * (end + tuples.length))
    larger.set(layout.pool)
    layout.pool = larger
  }
  // Most tables are too small for a typed array's `set` to pay.
  for (let index = 0; index < tuples.length; index++) layout.pool[end + index] = tuples[index]
  return end + tuples.length
}

/** The row, or size + the column, that the cells at these positions of a cage share. */
function lineOf(size: number, cageCells: Int32Array, from: number, positions: number): number {
  const one = cageCells[from + lowest(positions)]
  const other = cageCells[from + lowest(positions & (positions - 1))]
  const row = Math.floor(one / size)
  return row === Math.floor(other / size) ? row : size + (one % size)
}
