// Solves open Survos: fills column after column, the last two row after row, and stops at the second solution. After each column, the sums that are left
// must be possible. With k columns left, k times m numbers are left, and the least i row sums and the least j column sums are
// together at least
//
//   (the sum of the smallest ij numbers) + (the sum of the smallest ik + mj - ij numbers),
//
// as the cells in both count twice, and those in one of them once. So the column sums and the numbers that are left give a
// bound for the least i row sums.
//
// Cuts bound weighted sums of the same kind (sumBounds.ts): for the numbers that are left they are greatest if the greater numbers
// are in the cells with the greater weights.

import { firstBits, lowest } from '../../kernel/bits.ts'
import { allOrders, setsBySum, writeNumbersOfSet } from './numberSets.ts'
import type { Cut } from './sumBounds.ts'

/** A cut as the solver needs it. */
interface PreparedCut {
  readonly rows: Int32Array
  /** From each column on: the weights of the cells, ascending, and the weighted sum of the columns. */
  readonly weights: readonly Int32Array[]
  readonly columnTotals: readonly number[]
  /** From each column on: the greatest weighted sum of the row sums that are left. */
  readonly bounds: Int32Array
}

/** A solver of the open Survos of a size. */
export type OpenSolver = ReturnType<typeof makeOpenSolver>

/** Makes a solver of boards with these rows and columns. */
export function makeOpenSolver(rows: number, columns: number) {
  const cells = rows * columns
  const sets = setsBySum(rows, cells)
  const orders = allOrders(rows)
  const perColumn = <T>(make: () => T) => Array.from({ length: columns + 1 }, make)
  /** Before each column: the row sums that are left, and the bounds for the sums of the least of them. */
  const leftSums = perColumn(() => new Int32Array(rows))
  const bounds = perColumn(() => new Int32Array(rows))
  const numbers = perColumn(() => new Int32Array(rows))
  /** The sums of the least j of the columns from each column on. */
  const leastColumns = perColumn(() => new Int32Array(columns + 1))
  /** The sums of the smallest numbers that are left. */
  const least = new Int32Array(cells + 1)
  const ascending = new Int32Array(rows)
  const solution = new Int32Array(cells)
  const ascendingNumbers = new Int32Array(cells)
  const prepared = new Map<Cut, PreparedCut>()
  let columnSums: readonly number[] = []
  let cuts: readonly PreparedCut[] = []
  let found = 0

  /** Whether the numbers that are left can have the column sums that are left; sets the bounds of the row sums. */
  function setBounds(column: number, free: number): boolean {
    const left = columns - column - 1
    const columnsLeft = leastColumns[column + 1]
    let count = 0
    for (let rest = free, sum = 0; rest !== 0; rest &= rest - 1) {
      const number = lowest(rest) + 1
      ascendingNumbers[count] = number
      sum += number
      least[++count] = sum
    }
    for (let j = 1; j < left; j++) if (columnsLeft[j] < least[j * rows]) return false
    for (let i = 1; i < rows; i++) {
      let bound = 0
      for (let j = 0; j < left; j++) {
        bound = Math.max(bound, least[i * j] + least[i * left + rows * j - i * j] - columnsLeft[j])
      }
      bounds[column][i] = bound
    }
    return cuts.every((cut) => setCut(cut, column))
  }

  /** Sets the bound of a cut after a column. Returns whether an order of the numbers in this column keeps to it. */
  function setCut(
    { rows: rowWeights, weights, columnTotals, bounds: most }: PreparedCut,
    column: number,
  ): boolean {
    const left = weights[column + 1]
    let greatest = -columnTotals[column + 1]
    for (let cell = 0; cell < left.length; cell++) greatest += left[cell] * ascendingNumbers[cell]
    most[column + 1] = greatest
    // The weighted sum that is left is least if the greatest numbers of the column are in the rows with the greatest weights.
    let leastLeft = 0
    for (let row = 0; row < rows; row++)
      leastLeft += rowWeights[row] * (leftSums[column][row] - numbers[column][row])
    return leastLeft <= greatest
  }

  function keepsCuts(column: number): boolean {
    const left = leftSums[column + 1]
    for (const { rows: rowWeights, bounds: most } of cuts) {
      let sum = 0
      for (let row = 0; row < rows; row++) sum += rowWeights[row] * left[row]
      if (sum > most[column + 1]) return false
    }
    return true
  }

  /** Prepares a cut for the columns in the order in which they will be filled. */
  function prepare({ rows: rowWeights, columns: columnWeights }: Cut): PreparedCut {
    const byRank = columnSums.toSorted((one, other) => one - other)
    const inOrder = columnSums.map((sum) => columnWeights[byRank.indexOf(sum)])
    const from = Array.from({ length: columns + 1 }, (_, column) => column)
    return {
      rows: Int32Array.from(rowWeights),
      weights: from.map((column) =>
        Int32Array.from(
          inOrder.slice(column).flatMap((weight) => rowWeights.map((row) => row + weight)),
        ).sort(),
      ),
      columnTotals: from.map((column) =>
        inOrder.slice(column).reduce((sum, weight, index) => sum + weight * columnSums[column + index], 0),
      ),
      bounds: new Int32Array(columns + 1),
    }
  }

  function preparedCut(cut: Cut): PreparedCut {
    const known = prepared.get(cut)
    if (known) return known
    const made = prepare(cut)
    prepared.set(cut, made)
    return made
  }

  /** Whether the row sums after a column are possible. */
  function arePossible(column: number): boolean {
    const bound = bounds[column]
    const left = leftSums[column + 1]
    for (let row = 0; row < rows; row++) {
      const sum = left[row]
      let place = row
      for (; place > 0 && ascending[place - 1] > sum; place--) ascending[place] = ascending[place - 1]
      ascending[place] = sum
    }
    for (let row = 0, sum = 0; row < rows - 1; row++) {
      sum += ascending[row]
      if (sum < bound[row + 1]) return false
    }
    return true
  }

  function keepSolution(): void {
    for (let column = 0; column < columns; column++) {
      for (let row = 0; row < rows; row++) {
        solution[column * rows + row] = leftSums[column][row] - leftSums[column + 1][row]
      }
    }
  }

  /** Fills the last two columns row after row, as the sum of a row and one number give the other. */
  function fillPairs(row: number, free: number, columnSum: number): void {
    if (row === rows) {
      if (columnSum === 0 && found++ === 0) keepSolution()
      return
    }
    const sum = leftSums[columns - 2][row]
    for (let rest = free; rest !== 0 && found < 2; rest &= rest - 1) {
      const number = lowest(rest) + 1
      const other = sum - number
      if (other < 1) return
      if (other > cells || other === number || ((free >> (other - 1)) & 1) === 0) continue
      leftSums[columns - 1][row] = other
      fillPairs(row + 1, free & ~(1 << (number - 1)) & ~(1 << (other - 1)), columnSum - number)
    }
  }

  function fill(column: number, free: number): void {
    if (column === columns - 2) {
      fillPairs(0, free, columnSums[column])
      return
    }
    const here = numbers[column]
    for (const set of sets[columnSums[column]]) {
      if ((set & free) !== set) continue
      writeNumbersOfSet(set, here)
      if (!setBounds(column, free & ~set)) continue
      placeInOrders(column, free & ~set)
      if (found > 1) return
    }
  }

  /** Places the numbers of a column in all orders. */
  function placeInOrders(column: number, free: number): void {
    const here = numbers[column]
    const before = leftSums[column]
    const after = leftSums[column + 1]
    const smallest = bounds[column][1]
    for (let order = 0; order < orders.length; order += rows) {
      let row = 0
      for (; row < rows; row++) {
        const sum = before[row] - here[orders[order + row]]
        if (sum < smallest) break
        after[row] = sum
      }
      if (row < rows || !keepsCuts(column) || !arePossible(column)) continue
      fill(column + 1, free)
      if (found > 1) return
    }
  }

  return {
    /** The first solution that was found, column after column. */
    solution,
    /** Takes the sums of the columns, in the order in which they will be filled. */
    takeColumns(sums: readonly number[]): void {
      columnSums = sums
      prepared.clear()
      for (let column = 0; column < columns; column++) {
        const rest = sums.slice(column).sort((one, other) => one - other)
        let total = 0
        for (const [index, sum] of rest.entries()) {
          total += sum
          leastColumns[column][index + 1] = total
        }
      }
    },
    /** The number of solutions with these ascending row sums, at most 2. Some cuts of the sums shorten the search. */
    count(rowSums: ArrayLike<number>, cutsOfSums: readonly Cut[]): number {
      found = 0
      cuts = cutsOfSums.map(preparedCut)
      leftSums[0].set(rowSums)
      fill(0, firstBits(cells))
      return found
    },
  }
}
