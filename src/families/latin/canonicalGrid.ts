// Finds the least of all twins of a full grid, read row by row, and every transformation that leads to it. Twins
// result from exchanging bands, rows in a band, stacks, and columns in a stack, from transposing (if blocks are
// square), and from relabelling. These are 2 * 6^8 * 9! transformations for a 9x9 Sudoku (Russell and Jarvis,
// Mathematics of Sudoku II, 2006), and 2 * (n!)^3 for a Latin square. If a grid has symmetries, several
// transformations lead to the least twin: at most 648 for a 9x9 Sudoku.
//
// Once the columns are ordered and the numbers are relabelled along the first row, only one order of the rows is
// left. The first column decides this order, since each number occurs in it only once.

import { type Blocks, columnOrdersOf, type TopAndColumns } from './canonicalColumnOrders.ts'

/** The least of the twins of a full grid. */
interface LeastGrid {
  /** The numbers of the least twin, cell by cell. */
  readonly grid: Uint8Array
  /**
   * All transformations that lead to the least twin. Each lists the cell of the original grid that comes to each
   * place.
   */
  readonly ways: readonly Uint16Array[]
}

/**
 * Finds the least twin of a full grid. Returns undefined if that takes too much work; it then does so for every
 * twin.
 */
export function leastGrid(blocks: Blocks, solution: readonly number[]): LeastGrid | undefined {
  const { size, boxRows, boxColumns } = blocks
  const isSquare = boxRows === boxColumns
  const transposed = solution.map((_, cell) => (cell % size) * size + Math.floor(cell / size))
  const grids = isSquare ? [solution, transposed.map((cell) => solution[cell])] : [solution]
  const orders = columnOrdersOf(blocks)(grids)
  if (!orders) return undefined
  const least = new Uint8Array(size * size)
  let ways: Uint16Array[] = []
  for (const { isTransposed, top, columns } of orders) {
    const grid = grids[isTransposed ? 1 : 0]
    const labels = labelsOf(grid, { top, columns }, size)
    const rows = orderRows(grid, labels, columns[0], blocks)
    const comparison = ways.length === 0 ? -1 : compare(grid, labels, { rows, columns }, least)
    if (comparison > 0) continue
    const cells = Uint16Array.from(least, (_, at) => rows[Math.floor(at / size)] * size + columns[at % size])
    if (comparison < 0) {
      ways = []
      for (let at = 0; at < least.length; at++) least[at] = labels[grid[cells[at]]]
    }
    ways.push(isTransposed ? cells.map((cell) => transposed[cell]) : cells)
  }
  return { grid: least, ways }
}

/** For each number, its label: the number's place in the top row, from 1. */
function labelsOf(
  grid: readonly number[],
  { top, columns }: Pick<TopAndColumns, 'top' | 'columns'>,
  size: number,
): Uint8Array {
  const labels = new Uint8Array(size + 1)
  for (let place = 0; place < size; place++) labels[grid[top * size + columns[place]]] = place + 1
  return labels
}

/** Sorts the rows of each band by their labels in the first column, and the bands by their least labels. */
function orderRows(
  grid: readonly number[],
  labels: Uint8Array,
  firstColumn: number,
  { size, boxRows }: Blocks,
): Uint8Array {
  const rowWith = new Uint8Array(size + 1)
  for (let row = 0; row < size; row++) rowWith[labels[grid[row * size + firstColumn]]] = row
  const rows = new Uint8Array(size)
  // For each band, the place of its next row. It is 0 until the first row of the band is found, which determines
  // the place of the band.
  const places = new Uint8Array(size / boxRows)
  let bands = 0
  for (let label = 1; label <= size; label++) {
    const band = Math.floor(rowWith[label] / boxRows)
    if (places[band] === 0) places[band] = boxRows * bands++
    rows[places[band]++] = rowWith[label]
  }
  return rows
}

/**
 * Compares the transformed grid with the least grid so far; the result is negative if the transformed grid is
 * less. Rows are compared one by one, because most grids differ early.
 */
function compare(
  grid: readonly number[],
  labels: Uint8Array,
  { rows, columns }: { readonly rows: Uint8Array; readonly columns: Uint8Array },
  least: Uint8Array,
): number {
  const size = rows.length
  // The first two rows are the same for all transformations.
  for (let row = 2; row < size; row++) {
    const from = rows[row] * size
    for (let place = 0; place < size; place++) {
      const difference = labels[grid[from + columns[place]]] - least[row * size + place]
      if (difference !== 0) return difference
    }
  }
  return 0
}
