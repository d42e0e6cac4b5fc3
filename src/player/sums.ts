// The rest of a line with a sum.

import type { SumLine } from '../families/playing.ts'

/** The rest of a line's sum, and the number of its open cells. */
export function lineRest(
  { cells, sum }: SumLine,
  values: readonly number[],
): { readonly left: number; readonly open: number } {
  return {
    left: cells.reduce((rest, cell) => rest - values[cell], sum),
    open: cells.filter((cell) => values[cell] === 0).length,
  }
}
