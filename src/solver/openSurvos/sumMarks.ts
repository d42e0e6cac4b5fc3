// Marks the row sums of many boards with the same column sums at once. From one board, all boards result in which the numbers of
// some columns have other orders. Where two boards have the same row sums, no puzzle with these sums has one solution.
//
// The first column keeps its order, so that no two of the boards differ in the order of the rows alone. The row sums without the
// last are the digits of one number, to which each order of a column adds an amount of its own. So a board takes one addition
// and two memory accesses.

import { allOrders } from './numberSets.ts'
import { forEachSums, type Lines, sumOfFirst } from './sumVectors.ts'

/** The greatest number of boards marked at once. */
const MOST_BOARDS = 20_000

/** The state of row sums that no longer matter: two boards have them, or they are impossible. */
export const SETTLED_SUMS = 2

/** Prepares marks for boards with these rows. */
export function makeSumMarks(rows: Lines) {
  const { count: height, cells: width } = rows
  const orders = allOrders(height)
  const orderCount = orders.length / height
  let varied = 1
  while (varied < width - 1 && orderCount ** (varied + 1) <= MOST_BOARDS) varied++
  const fixed = width - varied

  const least = sumOfFirst(width)
  const greatest = width * (height * width + 1) - least
  const base = greatest - least + 1
  const digits = (sums: ArrayLike<number>, from: number, order: number) => {
    let number = 0
    for (let row = 0; row < height - 1; row++) number = number * base + sums[from + orders[order + row]]
    return number
  }
  const offset = digits(new Array<number>(height).fill(least), 0, 0)
  let lists = 0
  forEachSums(rows, () => lists++)
  /** The index of each list of row sums by its number, in any order; the index `lists` if two sums are the same. */
  const indices = new Int32Array(base ** (height - 1)).fill(lists)
  let list = 0
  forEachSums(rows, (sums) => {
    for (let order = 0; order < orders.length; order += height)
      indices[digits(sums, 0, order) - offset] = list
    list++
  })

  /** The number of boards with each list of row sums, at most SETTLED_SUMS. */
  const states = new Uint8Array(lists + 1)
  const amounts = Array.from({ length: width }, () => new Int32Array(orderCount))
  const seen = new Set<string>()
  let settled = 0

  function markFrom(column: number, number: number): void {
    const steps = amounts[column]
    if (column < width - 1) {
      for (const step of steps) markFrom(column + 1, number + step)
      return
    }
    for (let order = 0; order < orderCount; order++) {
      const index = indices[number + steps[order]]
      const state = states[index]
      if (state === SETTLED_SUMS) continue
      states[index] = state + 1
      settled += state
    }
  }

  /** Names the boards that result from a board: its rows are ordered by the first column, and varied columns by themselves. */
  function nameOf(board: Int32Array): string {
    const byFirst = Array.from({ length: height }, (_, row) => row).sort((a, b) => board[a] - board[b])
    let name = ''
    for (let column = 0; column < width; column++) {
      const numbers = byFirst.map((row) => board[column * height + row])
      if (column >= fixed) numbers.sort((a, b) => a - b)
      name += String.fromCharCode(...numbers)
    }
    return name
  }

  return {
    /** The number of lists of row sums. */
    lists,
    /** The number of boards marked at once. */
    boards: orderCount ** varied,
    /** The state of each list, in the order of `forEachSums`, and one more for sums that are not all different. */
    states,
    /** Begins with new column sums, for which all row sums are settled until their state is set to 0. */
    clear(): void {
      states.fill(SETTLED_SUMS)
      seen.clear()
    },
    /**
     * Marks the boards that result from a board, given column after column. Returns the number of lists that this settled, or
     * undefined if these boards are marked already.
     */
    mark(board: Int32Array): number | undefined {
      const name = nameOf(board)
      if (seen.has(name)) return undefined
      seen.add(name)
      let number = -offset
      for (let column = 0; column < width; column++) {
        if (column < fixed) number += digits(board, column * height, 0)
        else
          amounts[column].forEach((_, order, steps) => {
            steps[order] = digits(board, column * height, order * height)
          })
      }
      settled = 0
      markFrom(fixed, number)
      return settled
    },
  }
}
