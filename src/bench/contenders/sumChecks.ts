// When lines with sums are looked at, as the posts have it: what a search that places numbers and draws no conclusions asks
// of the lines after each number. A full board must be right in any case.
//
//    1  6  2  4 | 30     full, and 13: wrong
//   12  .  3  . | 20     lacks 5, and the two smallest unused numbers, 5 and 7, add to 12: too much

import { upTo } from '../../families/linesums/frameLayout.ts'
import { lowest } from '../../kernel/bits.ts'

/** The lines of a board as checks see them. Numbers count from 0 here. */
export interface SumBoard {
  /** The cells of each line. */
  readonly lines: readonly (readonly number[])[]
  /** Whether a line's cells are all in one row. */
  readonly isRow: readonly boolean[]
  /** The lines of each cell. */
  readonly linesOfCell: readonly (readonly number[])[]
  /** Where in a frame the lines' numbers of open cells, what they still need, and the two words of unused numbers begin. */
  readonly open: number
  /** Where what the lines still need begins. */
  readonly needs: number
  /** Where the two words of unused numbers begin. */
  readonly unused: number
}

/** After a number has been placed in a cell: the index of a line that cannot have its sum any more, or -1. */
export type SumCheck = (frame: Int32Array, board: SumBoard, cell: number) => number

/** Only a full board is looked at (the Survo post's phase 1). */
export const makeNoCheck = (): SumCheck => () => -1

/** A row is looked at when it is full (phase 2). */
export const makeRowCheck = (): SumCheck => (frame, board, cell) => {
  for (const line of board.linesOfCell[cell]) {
    const isFull = frame[board.open + line] === 0
    if (isFull && board.isRow[line] && frame[board.needs + line] !== 0) return line
  }
  return -1
}

/** Every line, after every number: what it needs lies between the sums of the smallest and of the largest unused numbers (phase 3). */
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

/** The sums of the 1..most smallest and largest numbers of a set of two words. */
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

/** A line with fewer filled cells is not looked at. */
const FILLED_CELLS = 3

/**
 * Every line with three filled cells or more, after every number: some set of unused numbers, one for each open cell, has
 * the sum that it needs (the magic post).
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

/** Whether so many numbers of a set of two words, one at least, add to a sum. */
function canAdd(low: number, high: number, count: number, sum: number): boolean {
  if (count === 1) {
    if (sum < 0 || sum > 63) return false
    return (((sum < 32 ? low : high) >>> (sum & 31)) & 1) === 1
  }
  // The largest of them leaves the others no less than the smallest there are; mostly the first that does will do.
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

/** The sum of the smallest numbers of a set, as many as are asked for or there are. */
function least(low: number, high: number, count: number): number {
  let sum = 0
  let left = count
  for (let rest = low; rest !== 0 && left > 0; rest &= rest - 1, left--) sum += lowest(rest)
  for (let rest = high; rest !== 0 && left > 0; rest &= rest - 1, left--) sum += 32 + lowest(rest)
  return sum
}

/** The sum of the largest numbers of a set, as many as are asked for or there are. */
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
