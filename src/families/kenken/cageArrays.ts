// Stores the cages of a puzzle in flat arrays for propagation. The arrays are allocated once per shape, and filled for
// each puzzle.
//
//   cage              0        1           2           the cells of cage k end where those of k + 1 begin
//   cageCells         0  1     2  5  6     3
//   cellsFrom         0        2           5     6
//
// Tuples are copied from the tables of cageTupleTables.ts into one pool, in which the search may reorder them.

import { lowest } from '../../kernel/bits.ts'
import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import { boundsOf, type CageBounds } from './cageBounds.ts'
import { type CageTable, cageTableOf } from './cageTupleTables.ts'
import type { KenkenPuzzle, KenkenShape } from './puzzle.ts'

/** Allocates arrays for the cages of any puzzle of a shape. */
export function makeLayout(shape: KenkenShape) {
  const cells = shape.size * shape.size
  return {
    /** The cells of each row, then of each column. Within a line, the cells of a cage are adjacent. */
    lineCells: Int32Array.from(rowsAndColumns(shape).flat()),
    /** The cage of each cell, or -1. */
    cageOf: new Int32Array(cells),
    /** The cells of each cage in reading order. */
    cageCells: new Int32Array(cells),
    /**
     * For each cage, the position in `cageCells` where its cells begin; they end where those of the next cage begin.
     */
    cellsFrom: new Int32Array(cells + 1),
    /** For each cage, the rows and columns that have two or more of its cells; none for a cage without a table. */
    cageLines: new Int32Array(cells),
    /**
     * For each cage, the position in `cageLines` where its lines begin; they end where those of the next cage begin.
     */
    linesFrom: new Int32Array(cells + 1),
    /** For each cage, the number of words of one tuple; 0 if the cage has no table. */
    wordsOf: new Int32Array(cells),
    /** For each cage, the positions in `pool` where its tuples begin and end. */
    poolFrom: new Int32Array(cells),
    poolTo: new Int32Array(cells),
    /** The target of each cage. */
    targets: new Float64Array(cells),
    /** The bounds of each cage. */
    bounds: [] as CageBounds[],
    /** For each cage, its table, or undefined if it has none. */
    tables: [] as (CageTable | undefined)[],
    /** The tuples of all cages. If they do not fit, a larger array replaces this one. */
    pool: new Int32Array(1 << 12),
  }
}

type Layout = ReturnType<typeof makeLayout>

/** Writes the cages of a puzzle into the arrays, with or without the tables of tuples. */
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
        ? cageTableOf(size, operator, target, cageCells, from, cellsEnd)
        : undefined
    tables[cage] = table
    wordsOf[cage] = table ? table.words : 0
    layout.targets[cage] = target
    layout.bounds[cage] = boundsOf(cells.length === 1 ? '+' : operator)
    poolFrom[cage] = poolEnd
    if (table) poolEnd = fillPool(layout, poolEnd, table.tuples)
    layout.poolTo[cage] = poolEnd
    if (!table) continue
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
 * Sorts a few cells by their keys, or by their indices if there are no keys. This is an insertion sort, because the
 * cells are few and mostly sorted.
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
 * Copies tuples to the end of the pool and returns the new end. The pool always has a spare word after the
 * tuples, because some loops read one word too many.
 */
function fillPool(layout: Layout, end: number, tuples: Int32Array): number {
  if (end + tuples.length >= layout.pool.length) {
    const larger = new Int32Array(2 * (end + tuples.length))
    larger.set(layout.pool)
    layout.pool = larger
  }
  // Most tables are so small that the `set` of a typed array would be slower than this loop.
  for (let index = 0; index < tuples.length; index++) layout.pool[end + index] = tuples[index]
  return end + tuples.length
}

/**
 * The line that the cells at these positions of a cage share: the index of a row, or the size plus the index
 * of a column.
 */
function lineOf(size: number, cageCells: Int32Array, from: number, positions: number): number {
  const one = cageCells[from + lowest(positions)]
  const other = cageCells[from + lowest(positions & (positions - 1))]
  const row = Math.floor(one / size)
  return row === Math.floor(other / size) ? row : size + (one % size)
}
