// The layout of frames for a board of lines with sums, and the counts that heuristics use. Numbers count from
// 0. Sets of numbers are two words, the second for 32 and up. With C cells and L lines a frame is:
//
//   open cells | unused numbers (2) | each line: open cells (L), missing sum (L), required numbers (2 L)
//   | each cell: its printed value or 0 (C), its candidates (2 C)
//
// Candidates of open cells may still contain used numbers, so readers mask them with the unused numbers. The
// items are the cells, whose alternatives are numbers, and then the numbers, whose alternatives are cells.

import { lowest, popcount } from '../../kernel/bits.ts'
import { SETTLED } from '../../kernel/searchModel.ts'
import type { Forced } from '../inference.ts'
import { type LineBoard, linesOfCells } from './boardOfSumLines.ts'

export const OPEN = 0
export const UNUSED_LOW = 1
export const UNUSED_HIGH = 2

/** Where the parts of a frame begin. */
export function layOutFrame(cells: number, lines: number) {
  const LINE_OPEN = 3
  const LINE_NEEDS = LINE_OPEN + lines
  const REQUIRED_LOW = LINE_NEEDS + lines
  const REQUIRED_HIGH = REQUIRED_LOW + lines
  const VALUE = REQUIRED_HIGH + lines
  const LOW = VALUE + cells
  const HIGH = LOW + cells
  return { LINE_OPEN, LINE_NEEDS, REQUIRED_LOW, REQUIRED_HIGH, VALUE, LOW, HIGH, frameWords: HIGH + cells }
}

/** The views of a frame that the search uses. `first` is the smallest printed number. */
export function makeLineViews(cells: number, lines: number, first: number) {
  const { VALUE, LOW, HIGH } = layOutFrame(cells, lines)
  const planesLow = new Int32Array(7)
  const planesHigh = new Int32Array(7)

  /** Whether an open cell can take the number. */
  function has(frame: Int32Array, cell: number, number: number): boolean {
    return number < 32
      ? ((frame[LOW + cell] & frame[UNUSED_LOW]) >>> number) % 2 === 1
      : ((frame[HIGH + cell] & frame[UNUSED_HIGH]) >>> (number - 32)) % 2 === 1
  }

  function alternatives(frame: Int32Array, item: number): number {
    if (item < cells) {
      if (frame[VALUE + item] !== 0) return SETTLED
      return (
        popcount(frame[LOW + item] & frame[UNUSED_LOW]) + popcount(frame[HIGH + item] & frame[UNUSED_HIGH])
      )
    }
    const number = item - cells
    const unused = number < 32 ? frame[UNUSED_LOW] >>> number : frame[UNUSED_HIGH] >>> (number - 32)
    if (unused % 2 === 0) return SETTLED
    let count = 0
    for (let cell = 0; cell < cells; cell++)
      if (frame[VALUE + cell] === 0 && has(frame, cell, number)) count++
    return count
  }

  /** Counts the places of all numbers in parallel. Bit k of plane p is bit p of the count of number k. */
  function countPlaces(frame: Int32Array): void {
    for (let plane = 0; plane < planesLow.length; plane++) planesLow[plane] = planesHigh[plane] = 0
    for (let cell = 0; cell < cells; cell++) {
      if (frame[VALUE + cell] !== 0) continue
      addOne(planesLow, frame[LOW + cell] & frame[UNUSED_LOW])
      addOne(planesHigh, frame[HIGH + cell] & frame[UNUSED_HIGH])
    }
  }

  function smallest(frame: Int32Array, from: number, to: number): number {
    let best = -1
    let fewest = Number.POSITIVE_INFINITY
    for (let cell = from; cell < to && cell < cells; cell++) {
      const count = alternatives(frame, cell)
      if (count !== SETTLED && count < fewest) {
        best = cell
        fewest = count
      }
    }
    if (to <= cells) return best
    countPlaces(frame)
    for (let offset = 0; offset < 64; offset += 32) {
      const planes = offset === 0 ? planesLow : planesHigh
      const asked = upTo(to - cells - 1 - offset) & ~upTo(from - cells - 1 - offset)
      let numbers = asked & (offset === 0 ? frame[UNUSED_LOW] : frame[UNUSED_HIGH])
      if (numbers === 0) continue
      let count = 0
      for (let plane = planes.length - 1; plane >= 0; plane--) {
        const without = numbers & ~planes[plane]
        if (without !== 0) numbers = without
        else count += 1 << plane
      }
      if (count < fewest) {
        best = cells + offset + lowest(numbers)
        fewest = count
      }
    }
    return best
  }

  function list(frame: Int32Array, item: number, pairs: Int32Array): number {
    const isCell = item < cells
    const lastCell = isCell ? item : cells - 1
    const lastNumber = isCell ? cells - 1 : item - cells
    let count = 0
    for (let cell = isCell ? item : 0; cell <= lastCell; cell++) {
      if (frame[VALUE + cell] !== 0) continue
      for (let number = isCell ? 0 : item - cells; number <= lastNumber; number++) {
        if (!has(frame, cell, number)) continue
        pairs[2 * count] = cell
        pairs[2 * count++ + 1] = number + first
      }
    }
    return count
  }

  function read(frame: Int32Array, values: Int32Array): void {
    for (let cell = 0; cell < cells; cell++) values[cell] = frame[VALUE + cell]
  }

  return { has, alternatives, list, smallest, read }
}

/** Finds the candidates of an open cell that a person sees, and stores them as two words in `found`. */
interface Sight {
  readonly found: Int32Array
  findCandidates(frame: Int32Array, cell: number): void
}

/**
 * Keeps frames of a board up to date. LOW and HIGH hold the numbers that are not excluded. A placement changes
 * only the missing sums, the open cells and the unused numbers.
 */
export function makeFrameKeeper(board: LineBoard<never>) {
  const { rows, columns, first, lines } = board
  const cells = rows * columns
  const { LINE_OPEN, LINE_NEEDS, VALUE, LOW, HIGH, frameWords } = layOutFrame(cells, lines.length)
  const linesOfCell = linesOfCells(board)

  return {
    cells,
    maxCandidates: cells,
    frameWords,
    openCells: (frame: Int32Array) => frame[OPEN],
    /** The lines of each cell. */
    linesOfCell,
    /** Writes an empty board with these sums. */
    clear(frame: Int32Array, sums: readonly number[]): void {
      frame.fill(0)
      frame[OPEN] = cells
      frame[UNUSED_LOW] = upTo(cells - 1)
      frame[UNUSED_HIGH] = upTo(cells - 33)
      lines.forEach(({ length }, line) => {
        frame[LINE_OPEN + line] = length
        frame[LINE_NEEDS + line] = sums[line] - first * length
      })
      frame.fill(frame[UNUSED_LOW], LOW, HIGH)
      frame.fill(frame[UNUSED_HIGH], HIGH)
    },
    isUnused: (frame: Int32Array, value: number) => isUnused(frame, value - first),
    /** Whether a cell is open and the value is not excluded in it. */
    isAllowed(frame: Int32Array, cell: number, value: number): boolean {
      const number = value - first
      return (
        frame[VALUE + cell] === 0 && (frame[(number < 32 ? LOW : HIGH) + cell] & (1 << (number & 31))) !== 0
      )
    },
    /** Gives an open cell an unused value. */
    settle(frame: Int32Array, cell: number, value: number): void {
      const number = value - first
      frame[VALUE + cell] = value
      frame[OPEN]--
      frame[number < 32 ? UNUSED_LOW : UNUSED_HIGH] &= ~(1 << (number & 31))
      const own = linesOfCell[cell]
      for (let index = 0; index < own.length; index++) {
        frame[LINE_OPEN + own[index]]--
        frame[LINE_NEEDS + own[index]] -= number
      }
    },
    /** Excludes a value from a cell. */
    strike(frame: Int32Array, cell: number, value: number): void {
      const number = value - first
      frame[(number < 32 ? LOW : HIGH) + cell] &= ~(1 << (number & 31))
    },
    /**
     * Lists the open cells with one candidate. Returns the first open cell without candidates, or -1. For each
     * line of which a cell is the last open cell, its weight increases by 1.
     */
    listForced(frame: Int32Array, forced: Forced, { found, findCandidates }: Sight): number {
      let count = 0
      for (let cell = 0; cell < cells; cell++) {
        if (frame[VALUE + cell] !== 0) continue
        findCandidates(frame, cell)
        if (!isAtMostOne(found[0], found[1])) continue
        if ((found[0] | found[1]) === 0) return cell
        let weight = 1
        const own = linesOfCell[cell]
        for (let index = 0; index < own.length; index++) if (frame[LINE_OPEN + own[index]] === 1) weight++
        forced.cells[count] = cell
        forced.values[count] = first + onlyNumber(found[0], found[1])
        forced.weights[count++] = weight
      }
      forced.count = count
      return -1
    },
    /** Writes the numbers in `found`, as printed, to `values`, and returns how many there are. */
    listFound({ found: [low, high] }: Sight, values: Int32Array): number {
      const printed = printedNumbers(low, high, first)
      values.set(printed)
      return printed.length
    },
  }
}

/** Whether a number, counted from 0, is on the board and not used. */
export function isUnused(frame: Int32Array, number: number): boolean {
  if (number < 0 || number > 63) return false
  return (frame[number < 32 ? UNUSED_LOW : UNUSED_HIGH] & (1 << (number & 31))) !== 0
}

/** Whether a set has at most one number. */
export function isAtMostOne(low: number, high: number): boolean {
  return ((low & (low - 1)) | (high & (high - 1))) === 0 && (low === 0 || high === 0)
}

/** The only number of a set with one number. */
export function onlyNumber(low: number, high: number): number {
  return low !== 0 ? lowest(low) : 32 + lowest(high)
}

/** The numbers of a set, ascending, as printed; `first` is the printed number for 0. */
export function printedNumbers(low: number, high: number, first: number): number[] {
  const found: number[] = []
  for (let todo = low; todo !== 0; todo &= todo - 1) found.push(first + lowest(todo))
  for (let todo = high; todo !== 0; todo &= todo - 1) found.push(first + 32 + lowest(todo))
  return found
}

/**
 * Writes the sums of the k smallest and of the k largest numbers of a set, for k up to `most` or up to the size
 * of the set.
 */
export function addEnds(
  low: number,
  high: number,
  most: number,
  smallest: Int32Array,
  largest: Int32Array,
): void {
  let lowUp = low
  let highUp = high
  let lowDown = low
  let highDown = high
  for (let taken = 1; taken <= most && (lowUp | highUp) !== 0; taken++) {
    smallest[taken] = smallest[taken - 1] + onlyNumber(lowUp, highUp)
    if (lowUp !== 0) lowUp &= lowUp - 1
    else highUp &= highUp - 1
    const top = 31 - Math.clz32(highDown !== 0 ? highDown : lowDown)
    largest[taken] = largest[taken - 1] + (highDown !== 0 ? 32 + top : top)
    if (highDown !== 0) highDown ^= 1 << top
    else lowDown ^= 1 << top
  }
}

/**
 * The numbers 0..last as the bits of a word: no bits if `last` is negative, all bits if `last` is 31 or more.
 */
export function upTo(last: number): number {
  return last < 0 ? 0 : last >= 31 ? -1 : (1 << (last + 1)) - 1
}

/**
 * Adds 1 to the counters of these numbers. The counter of a number consists of the bits at the number's position
 * in all planes.
 */
function addOne(planes: Int32Array, numbers: number): void {
  for (let plane = 0, carry = numbers; carry !== 0; plane++) {
    const sum = planes[plane] ^ carry
    carry &= planes[plane]
    planes[plane] = sum
  }
}
