// What is missing from the sum of a line.

import type { SumLine } from '../families/playing.ts'

/** The amount that is missing from the sum of a line, and the number of open cells of the line. */
export function lineRest({ cells, sum }: SumLine, values: readonly number[]) {
  return {
    left: cells.reduce((rest, cell) => rest - values[cell], sum),
    open: cells.filter((cell) => values[cell] === 0).length,
  }
}
