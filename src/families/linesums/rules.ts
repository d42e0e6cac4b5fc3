// The common rules of Survo and the magic board: each number of a range occurs once in a grid, and lines of
// cells add to given sums.
//
//   . . 3 |  9      Three different numbers of 1..6 that add to 9 with a 3: 1 3 5 or 2 3 4. A number in every
//   . 6 . | 12      combination of a row belongs to that row, so it is ruled out elsewhere.
//   9 7 5

import { outOfRange, repeats } from '../grid.ts'
import type { Strength } from '../model.ts'
import type { Fault } from '../rules.ts'

/** What each strength prunes. */
export const LINE_SUM_PRUNES: Readonly<Record<Strength, string>> = {
  check: 'used numbers are ruled out, and a finished line must have its sum (the Survo and magic posts)',
  basic:
    'and naked singles, hidden singles (the only place for a number), and bounds: the missing sum of a line lies between the sums of the smallest and of the largest unused numbers (the posts; Mustonen 2006)',
  full: 'and the combinations of unused numbers that can complete a line in its cells: numbers in none of them are ruled out in the line, numbers in all of them are ruled out in other lines (as for Kakuro)',
}

/**
 * Reports numbers out of range, numbers that occur twice, and full lines with a wrong sum. 0 is an empty
 * cell.
 */
export function sumFaults(
  values: ArrayLike<number>,
  first: number,
  lines: readonly (readonly number[])[],
  sums: readonly number[],
  nameOf: (line: number) => string,
): Fault[] {
  const cells = Array.from(values, (_, cell) => cell)
  const last = first + cells.length - 1
  const wrongSums = lines.flatMap((line, index) => {
    if (line.some((cell) => values[cell] === 0)) return []
    const sum = line.reduce((partial, cell) => partial + values[cell], 0)
    return sum === sums[index]
      ? []
      : { rule: `${nameOf(index)} adds to ${sum}, not ${sums[index]}`, cells: line }
  })
  return [...outOfRange(values, cells, first, last), ...repeats(values, cells, 'the board'), ...wrongSums]
}
