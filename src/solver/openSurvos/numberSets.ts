// Sets of numbers of a board as the bits of a word: the number k is bit k - 1.

import { lowest } from '../../kernel/bits.ts'

/** The greatest number of cells of a board whose sets fit into a word. */
export const CELLS_OF_WORD = 30

/** The sets of `size` of the numbers 1 to `greatest`, by their sums. */
export function setsBySum(size: number, greatest: number): readonly Int32Array[] {
  const lists: number[][] = []

  function choose(left: number, from: number, set: number, sum: number): void {
    if (left === 0) {
      lists[sum] ??= []
      lists[sum].push(set)
      return
    }
    for (let number = from; number <= greatest; number++) {
      choose(left - 1, number + 1, set | (1 << (number - 1)), sum + number)
    }
  }

  choose(size, 1, 0, 0)
  return Array.from(lists, (sets) => Int32Array.from(sets ?? []))
}

/** Writes the numbers of a set into an array, ascending, from an index on. */
export function writeNumbersOfSet(set: number, numbers: Int32Array, from = 0): void {
  let index = from
  for (let rest = set; rest !== 0; rest &= rest - 1) numbers[index++] = lowest(rest) + 1
}

/** All orders of the indices 0 to `count` - 1, one after the other in one array. */
export function allOrders(count: number): Int32Array {
  const orders: number[] = []

  function choose(order: readonly number[]): void {
    if (order.length === count) orders.push(...order)
    for (let index = 0; index < count; index++) if (!order.includes(index)) choose([...order, index])
  }

  choose([])
  return Int32Array.from(orders)
}
