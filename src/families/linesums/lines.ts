// What Survo and the magic board have in common: each number of a range goes once into a grid, and lines of
// cells add to given sums.
//
//   . . 3 |  9      Three different numbers of 1..6 that add to 9 with a 3: 1 3 5 or 2 3 4. A number in every
//   . 6 . | 12      combination of a row goes into that row, so it leaves the others.
//   9 7 5

import type { Fault, Shape, Strength } from '../family.ts'
import { cellName, repeats } from '../grid.ts'

/** What each strength prunes. */
export const PRUNES: Readonly<Record<Strength, string>> = {
  check: 'a used number is gone, and a finished line must have its sum (the Survo and magic posts)',
  basic:
    'and naked singles, hidden singles (the only place for a number), and bounds: what a line still needs lies between the sums of the smallest and of the largest unused numbers (the posts; Mustonen 2006)',
  full: 'and the combinations of unused numbers that can complete a line in its cells: numbers in none of them leave the line, numbers in all of them leave the other lines (as for Kakuro)',
}

/** The cells of each row, then of each column. */
export function rowsAndColumns({ rows, columns }: Shape): number[][] {
  const lines: number[][] = Array.from({ length: rows + columns }, () => [])
  for (let cell = 0; cell < rows * columns; cell++) {
    lines[Math.floor(cell / columns)].push(cell)
    lines[rows + (cell % columns)].push(cell)
  }
  return lines
}

/** `row 2`, `column 1`: the lines in the order of `rowsAndColumns`. */
export function lineName({ rows }: Shape, line: number): string {
  return line < rows ? `row ${line + 1}` : `column ${line - rows + 1}`
}

/** Numbers out of range, numbers twice, and full lines with a wrong sum; 0 is an empty cell. */
export function sumFaults(
  values: ArrayLike<number>,
  first: number,
  lines: readonly (readonly number[])[],
  sums: readonly number[],
  nameOf: (line: number) => string,
  shape: Shape,
): Fault[] {
  const cells = Array.from(values, (_, cell) => cell)
  const last = first + cells.length - 1
  const outOfRange = cells
    .filter((cell) => values[cell] !== 0 && !(values[cell] >= first && values[cell] <= last))
    .map((cell) => ({
      rule: `${values[cell]} at ${cellName(shape, cell)} is not a number from ${first} to ${last}`,
      cells: [cell],
    }))
  const wrongSums = lines.flatMap((line, index) => {
    if (line.some((cell) => values[cell] === 0)) return []
    const sum = line.reduce((partial, cell) => partial + values[cell], 0)
    return sum === sums[index]
      ? []
      : { rule: `${nameOf(index)} adds to ${sum}, not ${sums[index]}`, cells: line }
  })
  return [...outOfRange, ...repeats(values, cells, 'the board'), ...wrongSums]
}
