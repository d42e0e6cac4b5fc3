// The least of all twins of a full Sudoku, read row by row, and every way that leads to it. Twins are what the exchanges of
// rows in a band, of bands, of columns in a stack, of stacks, the transposition (where boxes are squares: others would lie) and
// relabelling make of a grid: of a 9x9 2 * 6^8 * 9! (Russell and Jarvis, Mathematics of Sudoku II, 2006). A grid with
// symmetries has several ways, 648 at most for a 9x9.
//
// Once the columns are in order and the numbers are counted along the first row, there is one order of the rows left: the first
// column decides it, since each number stands in it only once.

import { columnOrdersOf, type TopAndColumns } from './columnOrders.ts'
import type { SudokuShape } from './puzzle.ts'

/** From a grid to the least of its twins: which row and which column comes to each place. */
export interface Way {
  /** Whether the grid is transposed first. */
  readonly isTransposed: boolean
  /** The rows from the top. */
  readonly rows: Uint8Array
  /** The columns from the left. */
  readonly columns: Uint8Array
}

/** The least of the twins of a full grid. */
export interface LeastGrid {
  /** Its numbers, cell by cell. */
  readonly grid: Uint8Array
  /** All ways to it. */
  readonly ways: readonly Way[]
}

/** Finds it; nothing where that is too much work, which it then is for each of the twins. */
export function leastGrid(shape: SudokuShape, solution: readonly number[]): LeastGrid | undefined {
  const { size, boxRows, boxColumns } = shape
  const grids = boxRows === boxColumns ? [solution, transposed(solution, size)] : [solution]
  const orders = columnOrdersOf(shape)(grids)
  if (!orders) return undefined
  const least = new Uint8Array(size * size)
  let ways: Way[] = []
  for (const { isTransposed, top, columns } of orders) {
    const grid = grids[isTransposed ? 1 : 0]
    const labels = labelsOf(grid, { top, columns }, size)
    const rows = orderRows(grid, labels, columns[0], shape)
    const comparison = ways.length === 0 ? -1 : compare(grid, labels, { rows, columns }, least)
    if (comparison > 0) continue
    if (comparison < 0) {
      ways = []
      for (let cell = 0; cell < least.length; cell++) {
        least[cell] = labels[grid[rows[Math.floor(cell / size)] * size + columns[cell % size]]]
      }
    }
    ways.push({ isTransposed, rows, columns })
  }
  return { grid: least, ways }
}

function transposed(grid: readonly number[], size: number): number[] {
  return grid.map((_, cell) => grid[(cell % size) * size + Math.floor(cell / size)])
}

/** The place of each number in the row on top, counted from 1. */
function labelsOf(
  grid: readonly number[],
  { top, columns }: Pick<TopAndColumns, 'top' | 'columns'>,
  size: number,
): Uint8Array {
  const labels = new Uint8Array(size + 1)
  for (let place = 0; place < size; place++) labels[grid[top * size + columns[place]]] = place + 1
  return labels
}

/** The rows by their labels in the first column, band by band; the band with the least label comes first. */
function orderRows(
  grid: readonly number[],
  labels: Uint8Array,
  firstColumn: number,
  { size, boxRows }: SudokuShape,
): Uint8Array {
  const rowWith = new Uint8Array(size + 1)
  for (let row = 0; row < size; row++) rowWith[labels[grid[row * size + firstColumn]]] = row
  const rows = new Uint8Array(size)
  // Where the next row of each band goes; 0 as long as the band has none, since there its first row takes its place.
  const places = new Uint8Array(size / boxRows)
  let bands = 0
  for (let label = 1; label <= size; label++) {
    const band = Math.floor(rowWith[label] / boxRows)
    if (places[band] === 0) places[band] = boxRows * bands++
    rows[places[band]++] = rowWith[label]
  }
  return rows
}

/** Below 0 if this way leads to a smaller grid than the least so far. Row by row: most ways part early. */
function compare(
  grid: readonly number[],
  labels: Uint8Array,
  { rows, columns }: Pick<Way, 'rows' | 'columns'>,
  least: Uint8Array,
): number {
  const size = rows.length
  // The first two rows are those of all ways.
  for (let row = 2; row < size; row++) {
    const from = rows[row] * size
    for (let place = 0; place < size; place++) {
      const difference = labels[grid[from + columns[place]]] - least[row * size + place]
      if (difference !== 0) return difference
    }
  }
  return 0
}
