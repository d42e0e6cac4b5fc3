// The sums that the rows, or the columns, of an open Survo may have. In a puzzle with one solution they are all different, as
// rows with the same sum could be exchanged; and their order does not matter. So they are listed in ascending order.

/** The lines of one direction of a board: how many there are, and how many cells each has. */
export interface Lines {
  /** The number of lines. */
  readonly count: number
  /** The number of cells of each line. */
  readonly cells: number
}

/** The sum of the smallest `count` numbers. */
export const sumOfFirst = (count: number) => (count * (count + 1)) / 2

/**
 * Calls `visit` for all ascending lists of sums that the lines may have, in lexicographic order: the least k sums
 * are together at least the sum of the smallest numbers of k lines. The list is valid during the call only.
 */
export function forEachSums({ count, cells }: Lines, visit: (sums: readonly number[]) => void): void {
  const total = sumOfFirst(count * cells)
  const sums = new Array<number>(count).fill(0)

  function choose(line: number, before: number): void {
    const left = count - line
    const rest = total - before
    const above = line === 0 ? 0 : sums[line - 1]
    if (left === 1) {
      if (rest <= above) return
      sums[line] = rest
      visit(sums)
      return
    }
    const least = Math.max(above + 1, sumOfFirst((line + 1) * cells) - before)
    for (let sum = least; left * sum + sumOfFirst(left - 1) <= rest; sum++) {
      sums[line] = sum
      choose(line + 1, before + sum)
    }
  }

  choose(0, 0)
}
