// What a line with a sum still needs.

import type { SumLine } from '../families/playing.ts'

/** What is left of a line's sum, and in how many open cells. */
export function lineRest(
  { cells, sum }: SumLine,
  values: readonly number[],
): { readonly left: number; readonly open: number } {
  return {
    left: cells.reduce((rest, cell) => rest - values[cell], sum),
    open: cells.filter((cell) => values[cell] === 0).length,
  }
}
