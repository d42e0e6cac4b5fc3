// Sorts forced values into the order in which a person finds them.

import type { Forced } from '../families/inference.ts'

/**
 * Compares two indexes into `forced`: the plainer value comes first; of equally plain values, the value nearer to the last
 * cell.
 */
function byPlainness({ cells, weights }: Forced, lastCell: number, columns: number) {
  function distance(cell: number): number {
    const down = Math.floor(cell / columns) - Math.floor(lastCell / columns)
    const right = (cell % columns) - (lastCell % columns)
    return down * down + right * right
  }

  return (one: number, other: number) =>
    weights[other] - weights[one] ||
    distance(cells[one]) - distance(cells[other]) ||
    cells[one] - cells[other]
}

/** Returns the indexes into `forced` in the order of `byPlainness`. */
export function plainestFirst(forced: Forced, lastCell: number, columns: number): number[] {
  const indexes = Array.from({ length: forced.count }, (_, index) => index)
  return indexes.sort(byPlainness(forced, lastCell, columns))
}

/** Returns the first index in the order of `byPlainness`. There must be one. */
export function plainest(forced: Forced, lastCell: number, columns: number): number {
  const compare = byPlainness(forced, lastCell, columns)
  let first = 0
  for (let index = 1; index < forced.count; index++) if (compare(index, first) < 0) first = index
  return first
}
