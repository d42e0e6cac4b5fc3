// The order in which a person takes what is in sight.

import type { Forced } from '../families/inference.ts'

/** The places in `forced`, the plainest first; of several that are as plain the nearest to the last cell. */
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
