// The least of all twins of a full grid, read row by row, and every way that leads to it. The twins of a grid
// come from exchanging rows in a band, bands, columns in a stack and stacks, from transposing (if blocks are
// square), and from relabelling: for a 9x9 Sudoku 2 * 6^8 * 9! of them (Russell and Jarvis, Mathematics of
// Sudoku II, 2006), for a Latin square 2 * (n!)^3. A grid with symmetries has several ways, at most 648 for a
// 9x9 Sudoku.
//
// Once the columns are ordered and the numbers are counted along the first row, only one order of the rows is
// left. The first column decides it, since each number stands there only once.

import { type Blocks, columnOrdersOf, type TopAndColumns } from './canonicalColumnOrders.ts'

/** The least of the twins of a full grid. */
interface LeastGrid {
  /** Its numbers, cell by cell. */
  readonly grid: Uint8Array
  /** All ways that lead to it: the cell that comes to each place. */
  readonly ways: readonly Uint16Array[]
}

/**
 * Finds the least twin of a full grid. Returns undefined if that takes too much work, which is then so for
 * each of its twins.
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

/** For each number, its place in the top row, from 1. This is the label that replaces it. */
function labelsOf(
  grid: readonly number[],
  { top, columns }: Pick<TopAndColumns, 'top' | 'columns'>,
  size: number,
): Uint8Array {
  const labels = new Uint8Array(size + 1)
  for (let place = 0; place < size; place++) labels[grid[top * size + columns[place]]] = place + 1
  return labels
}

/**
 * The rows in the order of their labels in the first column, band by band. The band with the least label
 * comes first.
 */
function orderRows(
  grid: readonly number[],
  labels: Uint8Array,
  firstColumn: number,
  { size, boxRows }: Blocks,
): Uint8Array {
  const rowWith = new Uint8Array(size + 1)
  for (let row = 0; row < size; row++) rowWith[labels[grid[row * size + firstColumn]]] = row
  const rows = new Uint8Array(size)
  // For each band, the place of its next row. It is 0 until the first row of the band is met, which assigns a
  // place to the band.
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
 * Compares the grid to which this way leads with the least grid so far; negative if it is less. Goes row by
 * row, because most ways differ early.
 */
function compare(
  grid: readonly number[],
  labels: Uint8Array,
  { rows, columns }: { readonly rows: Uint8Array; readonly columns: Uint8Array },
  least: Uint8Array,
): number {
  const size = rows.length
  // The first two rows are the same for all ways.
  for (let row = 2; row < size; row++) {
    const from = rows[row] * size
    for (let place = 0; place < size; place++) {
      const difference = labels[grid[from + columns[place]]] - least[row * size + place]
      if (difference !== 0) return difference
    }
  }
  return 0
}
