// The possible numbers of cells as rows of bits: bit k of a row is the number k.

import { lowest } from '../../../kernel/bits.ts'
import type { Candidate } from '../../inference.ts'
import type { PathPencil } from './pencil.ts'

/** The numbers that these cells have or can take, as bits. */
export function numbersOfCells(
  pencil: PathPencil,
  frame: Int32Array,
  cells: readonly number[],
): Int32Array[] {
  const { sets } = pencil
  const numbers = sets.numbers(frame)
  return cells.map((cell) => {
    const row = new Int32Array((numbers >>> 5) + 1)
    for (let number = 1; number <= numbers; number++) {
      if (sets.has(frame, cell, number)) row[number >>> 5] |= 1 << (number & 31)
    }
    return row
  })
}

/** The successors of a set of numbers. */
export function up(row: Int32Array): Int32Array {
  return row.map((word, index) => (word << 1) | (index > 0 ? row[index - 1] >>> 31 : 0))
}

/** The predecessors of a set of numbers. */
export function down(row: Int32Array): Int32Array {
  return row.map((word, index) => (word >>> 1) | (index + 1 < row.length ? row[index + 1] << 31 : 0))
}

/** The numbers in both sets. */
export function both(one: Int32Array, other: Int32Array): Int32Array {
  return one.map((word, index) => word & other[index])
}

/** The numbers in either set. */
export function either(one: Int32Array, other: Int32Array): Int32Array {
  return one.map((word, index) => word | other[index])
}

/** Whether two sets have a number in common. */
export function overlaps(one: Int32Array, other: Int32Array): boolean {
  for (let word = 0; word < one.length; word++) if ((one[word] & other[word]) !== 0) return true
  return false
}

/** The numbers of a row, ascending. */
export function numbersIn(row: Int32Array): number[] {
  const numbers: number[] = []
  for (let word = 0; word < row.length; word++) {
    for (let rest = row[word]; rest !== 0; rest &= rest - 1) numbers.push(32 * word + lowest(rest))
  }
  return numbers
}

/** The candidates of a cell that are not among those to keep. */
export function candidatesOutside(cell: number, row: Int32Array, kept: Int32Array): Candidate[] {
  return numbersIn(row.map((word, index) => word & ~kept[index])).map((value) => ({ cell, value }))
}
