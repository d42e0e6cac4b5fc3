// The checks of the published posts: they examine the lines after each number of a search without
// propagation. A full board is checked in any case, by the model.
//
//    1  6  2  4 | 30     full, and adds to 13: wrong
//   12  .  3  . | 20     lacks 5, but the two smallest unused numbers, 5 and 7, add to 12: too much

import { upTo } from '../../families/linesums/searchStateOfLines.ts'
import { lowest } from '../../kernel/bits.ts'

/** The lines of a board, as checks see them. Numbers count from 0 here. */
export interface SumBoard {
  /** The cells of each line. */
  readonly lines: readonly (readonly number[])[]
  /** Whether all cells of a line are in one row. */
  readonly isRow: readonly boolean[]
  /** The lines of each cell. */
  readonly linesOfCell: readonly (readonly number[])[]
  /** The position in a frame where the number of open cells of each line begins. */
  readonly open: number
  /** The position in a frame where the sum that each line still needs begins. */
  readonly needs: number
  /** The position in a frame of the two words that hold the set of unused numbers. */
  readonly unused: number
}

/**
 * Called after a number is placed in a cell. Returns the index of a line that can no longer reach its sum, or -1.
 */
export type SumCheck = (frame: Int32Array, board: SumBoard, cell: number) => number

/** Checks nothing before the board is full (the Survo post, phase 1). */
export const makeNoCheck = (): SumCheck => () => -1

/** Checks a row when it is full (the Survo post, phase 2). */
export const makeRowCheck = (): SumCheck => (frame, board, cell) => {
  for (const line of board.linesOfCell[cell]) {
    const isFull = frame[board.open + line] === 0
    if (isFull && board.isRow[line] && frame[board.needs + line] !== 0) return line
  }
  return -1
}

/**
 * Checks every line after every number: the sum that the line still needs must lie between the sum of the smallest and the
 * sum of the largest unused numbers (the Survo post, phase 3).
 */
export function makeBoundsCheck(cells: number): SumCheck {
  const smallest = new Int32Array(cells + 1)
  const largest = new Int32Array(cells + 1)
  return (frame, { lines, open, needs, unused }) => {
    let most = 0
    for (let line = 0; line < lines.length; line++) if (frame[open + line] > most) most = frame[open + line]
    addUp(frame[unused], frame[unused + 1], most, smallest, largest)
    for (let line = 0; line < lines.length; line++) {
      const count = frame[open + line]
      const rest = frame[needs + line]
      if (rest < smallest[count] || rest > largest[count]) return line
    }
    return -1
  }
}

/** Computes, for each count from 1 to `most`, the sum of the `count` smallest and of the `count` largest numbers of a set. */
function addUp(low: number, high: number, most: number, smallest: Int32Array, largest: Int32Array): void {
  let up = low
  let upHigh = high
  let down = low
  let downHigh = high
  for (let count = 1; count <= most; count++) {
    const fromLow = up !== 0
    smallest[count] = smallest[count - 1] + (fromLow ? lowest(up) : 32 + lowest(upHigh))
    if (fromLow) up &= up - 1
    else upHigh &= upHigh - 1
    const top = 31 - Math.clz32(downHigh !== 0 ? downHigh : down)
    largest[count] = largest[count - 1] + (downHigh !== 0 ? 32 + top : top)
    if (downHigh !== 0) downHigh ^= 1 << top
    else down ^= 1 << top
  }
}

/** Lines with fewer filled cells are not checked. */
const FILLED_CELLS = 3

/**
 * Checks every line with three or more filled cells after every number: some set of unused numbers, one for
 * each open cell, must have the needed sum (the magic post).
 */
export const makeCombinationCheck =
  (): SumCheck =>
  (frame, { lines, open, needs, unused }) => {
    const low = frame[unused]
    const high = frame[unused + 1]
    for (let line = 0; line < lines.length; line++) {
      const count = frame[open + line]
      if (lines[line].length - count < FILLED_CELLS) continue
      const rest = frame[needs + line]
      if (count === 0 ? rest !== 0 : !canAdd(low, high, count, rest)) return line
    }
    return -1
  }

/** Whether any `count` numbers of the set in the words `low` and `high` add to a sum; `count` is at least 1. */
function canAdd(low: number, high: number, count: number, sum: number): boolean {
  if (count === 1) {
    if (sum < 0 || sum > 63) return false
    return (((sum < 32 ? low : high) >>> (sum & 31)) & 1) === 1
  }
  // What the largest number leaves of the sum must be at least the sum of the smallest other numbers. Large numbers are
  // tried first, because they usually succeed.
  const most = sum - least(low, high, count - 1)
  let lower = low & upTo(most)
  let higher = high & upTo(most - 32)
  while ((lower | higher) !== 0) {
    const largest = 31 - Math.clz32(higher !== 0 ? higher : lower) + (higher !== 0 ? 32 : 0)
    if (higher !== 0) higher ^= 1 << (largest - 32)
    else lower ^= 1 << largest
    if (largest + greatest(lower, higher, count - 1) < sum) return false
    if (canAdd(lower, higher, count - 1, sum - largest)) return true
  }
  return false
}

/** The sum of the `count` smallest numbers of a set, or of all if there are fewer. */
function least(low: number, high: number, count: number): number {
  let sum = 0
  let left = count
  for (let rest = low; rest !== 0 && left > 0; rest &= rest - 1, left--) sum += lowest(rest)
  for (let rest = high; rest !== 0 && left > 0; rest &= rest - 1, left--) sum += 32 + lowest(rest)
  return sum
}

/** The sum of the `count` largest numbers of a set, or of all if there are fewer. */
function greatest(low: number, high: number, count: number): number {
  let sum = 0
  let left = count
  for (let rest = high; rest !== 0 && left > 0; left--) {
    const top = 31 - Math.clz32(rest)
    sum += 32 + top
    rest ^= 1 << top
  }
  for (let rest = low; rest !== 0 && left > 0; left--) {
    const top = 31 - Math.clz32(rest)
    sum += top
    rest ^= 1 << top
  }
  return sum
}
