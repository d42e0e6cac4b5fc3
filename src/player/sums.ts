// Computes what is missing from the sum of a line.

import type { SumLine } from '../families/playing.ts'

/** What is missing from the sum of a line, and the number of open cells of the line. */
export function lineRest(
  { cells, sum }: SumLine,
  values: readonly number[],
): { readonly left: number; readonly open: number } {
  return {
    left: cells.reduce((rest, cell) => rest - values[cell], sum),
    open: cells.filter((cell) => values[cell] === 0).length,
  }
}
