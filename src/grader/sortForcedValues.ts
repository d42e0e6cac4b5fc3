// The order in which a person finds the values that are in sight.

import type { Forced } from '../families/inference.ts'

/**
 * Returns the indexes into `forced`, the plainest first; among equally plain ones, the nearest to the last
 * cell.
 */
export function plainestFirst(forced: Forced, lastCell: number, columns: number): number[] {
  function distance(cell: number): number {
    const down = Math.floor(cell / columns) - Math.floor(lastCell / columns)
    const right = (cell % columns) - (lastCell % columns)
    return down * down + right * right
  }

  return Array.from({ length: forced.count }, (_, index) => index).sort(
    (one, other) =>
      forced.weights[other] - forced.weights[one] ||
      distance(forced.cells[one]) - distance(forced.cells[other]) ||
      forced.cells[one] - forced.cells[other],
  )
}
