// Bounds of a cage: the range of numbers that remains for one cell when all other cells are as small or as large
// as possible. Beginners reason this way, and cages that are too large for a table of tuples have no other
// method.
//
//   10+ over {1,2,3} {4,5} {1..9}      the third is at least 10 - 3 - 5 = 2 and at most 10 - 1 - 4 = 5
//
// If all cells except one are placed, the bounds are exact, so a finished cage is always correct.

import { lowest } from '../../kernel/bits.ts'
import type { Operator } from './puzzle.ts'

/** Computes which candidates of `cell` the bounds of its cage allow, as bits: bit v - 1 for the value v. */
export type CageBounds = (
  frame: Int32Array,
  cells: Int32Array,
  from: number,
  to: number,
  cell: number,
  target: number,
) => number

function highest(candidates: number): number {
  return 32 - Math.clz32(candidates)
}

/**
 * The bounds of sums and products. The other cells must contribute `without(target, value)` if this cell has
 * `value`.
 */
function boundExact(
  combine: (a: number, b: number) => number,
  neutral: number,
  without: (target: number, value: number) => number,
): CageBounds {
  return (frame, cells, from, to, cell, target) => {
    let least = neutral
    let most = neutral
    for (let index = from; index < to; index++) {
      if (cells[index] === cell) continue
      least = combine(least, lowest(frame[cells[index]]) + 1)
      most = combine(most, highest(frame[cells[index]]))
    }
    let left = 0
    for (let rest = frame[cell]; rest; rest &= rest - 1) {
      const other = without(target, lowest(rest) + 1)
      if (Number.isInteger(other) && least <= other && other <= most) left |= rest & -rest
    }
    return left
  }
}

const add = (a: number, b: number) => a + b
const multiply = (a: number, b: number) => a * b

/**
 * The bounds of differences and quotients. The head is the number from which the others are subtracted, or which
 * they divide: it is the target plus their sum, or the target times their product. A value of `cell` stays if
 * `cell` can be the head with this value, or if another cell can be the head while `cell` has this value.
 */
function boundWithHead(combine: (a: number, b: number) => number, neutral: number): CageBounds {
  return (frame, cells, from, to, cell, target) => {
    let left = 0
    for (let index = from; index < to; index++) {
      const head = cells[index]
      let least = target
      let most = target
      for (let other = from; other < to; other++) {
        if (cells[other] === head || cells[other] === cell) continue
        least = combine(least, lowest(frame[cells[other]]) + 1)
        most = combine(most, highest(frame[cells[other]]))
      }
      for (let rest = frame[cell] & ~left; rest; rest &= rest - 1) {
        const value = lowest(rest) + 1
        const isHead = head === cell
        const taken = isHead ? neutral : value
        const [low, high] = isHead ? [value, value] : [lowest(frame[head]) + 1, highest(frame[head])]
        if (combine(least, taken) <= high && combine(most, taken) >= low) left |= rest & -rest
      }
    }
    return left
  }
}

const BOUNDS: Readonly<Record<Operator, CageBounds>> = {
  '+': boundExact(add, 0, (target, value) => target - value),
  '-': boundWithHead(add, 0),
  x: boundExact(multiply, 1, (target, value) => target / value),
  '/': boundWithHead(multiply, 1),
  // Two or more cells cannot satisfy `=`.
  '=': () => 0,
}

/** The bounds for cages with this operator. */
export function boundsOf(operator: Operator): CageBounds {
  return BOUNDS[operator]
}
