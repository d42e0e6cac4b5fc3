// Enumeration of the numbers that can fill a cage: cell by cell, pruned by what the remaining cells can
// contribute.
//
//   10+   .     size 4, the corner cell first:   1: too small, since 1 + 4 + 4 is 9
//   .                                            2 4 4   4 3 3; not 3 4 3, whose threes share a line

import { firstBits } from '../../kernel/bits.ts'
import type { Cage } from './puzzle.ts'

/**
 * Calls `visit` with each filling of a cage until `visit` returns false or the steps are used up. Returns
 * whether all fillings were visited. `visit` gets one value for each cell in a buffer, which the next filling
 * overwrites. The domains of the cells, as bits, have all numbers by default.
 */
export function fillings(
  size: number,
  { operator, target, cells }: Cage,
  visit: (values: Int32Array) => boolean,
  steps = Number.POSITIVE_INFINITY,
  domains: readonly number[] = cells.map(() => firstBits(size)),
): boolean {
  const values = new Int32Array(cells.length)
  const taken = new Int32Array(2 * size)
  const isExact = operator === '+' || operator === 'x'
  const isSum = operator === '+' || operator === '-'
  // If h is the largest number, the numbers of a difference add up to 2h - target, and the product of the
  // numbers of a quotient is h * h / target.
  const most = operator === '-' ? 2 * size - target : operator === '/' ? (size * size) / target : target
  // For each position, the least sum or product that the numbers before the position must have, so that the
  // remaining cells can still reach the target.
  const least = cells.map((_, position) => {
    const left = cells.length - position
    return isSum ? target - left * size : target / size ** left
  })
  let stepsLeft = steps

  function extend(position: number, result: number, head: number): boolean {
    if (position === cells.length) {
      if (operator === '-' && 2 * head - result !== target) return true
      if (operator === '/' && head * head !== target * result) return true
      return visit(values)
    }
    const row = Math.floor(cells[position] / size)
    const column = size + (cells[position] % size)
    const open = domains[position] & ~taken[row] & ~taken[column]
    const left = cells.length - position - 1
    const needed = isExact && left > 0 ? least[position + 1] : 0
    let value = 1
    let last = size
    // In a sum or product, the last number follows from the numbers before it.
    if (isExact && left === 0) value = last = isSum ? target - result : target / result
    for (; value <= last; value++) {
      if (--stepsLeft < 0) return false
      const bit = 1 << (value - 1)
      if (value < 1 || value > size || (open & bit) === 0) continue
      const next = isSum ? result + value : result * value
      if ((isSum ? next + left : next) > most) break
      if (next < needed || (operator === 'x' && target % next !== 0)) continue
      values[position] = value
      taken[row] |= bit
      taken[column] |= bit
      const goesOn = extend(position + 1, next, Math.max(head, value))
      taken[row] &= ~bit
      taken[column] &= ~bit
      if (!goesOn) return false
    }
    return true
  }
  return extend(0, isSum ? 0 : 1, 0)
}

/**
 * The pairs of cells that share a line, as the digits of a binary number. Cages with equally many cells, the
 * same clue and the same such number have the same fillings, wherever they are on the board.
 */
export function pairsInLines(size: number, cells: ArrayLike<number>, from = 0, to = cells.length): number {
  let sharing = 0
  for (let later = from + 1; later < to; later++) {
    for (let earlier = from; earlier < later; earlier++) {
      const isSharing =
        Math.floor(cells[earlier] / size) === Math.floor(cells[later] / size) ||
        cells[earlier] % size === cells[later] % size
      sharing = 2 * sharing + (isSharing ? 1 : 0)
    }
  }
  return sharing
}

/**
 * The maximum number of steps in the search for a filling. This many steps take about a millisecond, and are
 * enough for any cage of usual size.
 */
const STEPS_TO_FILL = 50_000

/**
 * Whether no numbers can fill a cage. Returns false if the limit of steps is reached before all fillings are
 * tried.
 */
export function cannotBeFilled(size: number, cage: Cage): boolean {
  const { operator, target, cells } = cage
  if (cells.length === 1) return target < 1 || target > size
  if (operator === '=' || (operator === '/' && target < 1) || isBeyondLines(size, cage)) return true
  let found = false
  const visit = () => {
    found = true
    return false
  }
  const isThrough = fillings(size, cage, visit, STEPS_TO_FILL)
  return isThrough && !found
}

/**
 * Whether the target of a sum or product is out of range even if numbers may repeat in columns, or even if
 * numbers may repeat in rows.
 */
function isBeyondLines(size: number, { operator, target, cells }: Cage): boolean {
  if (operator !== '+' && operator !== 'x') return false
  const combine = (one: number, other: number) => (operator === '+' ? one + other : one * other)
  const lineOf = [(cell: number) => Math.floor(cell / size), (cell: number) => cell % size]
  return lineOf.some((line) => {
    const filled = new Map<number, number>()
    let least = operator === '+' ? 0 : 1
    let most = least
    for (const cell of cells) {
      const before = filled.get(line(cell)) ?? 0
      filled.set(line(cell), before + 1)
      least = combine(least, before + 1)
      most = combine(most, size - before)
    }
    // The largest products are not exact; the relative error is smaller than this tolerance.
    return least > target * (1 + 1e-12) || most < target * (1 - 1e-12)
  })
}
