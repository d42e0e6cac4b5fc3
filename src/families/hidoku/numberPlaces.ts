// Computes the cells that are possible for each missing number of a Hidoku, as sets in the layout of cellSets.ts.
//
// Between two consecutive placed numbers lies a *gap*. The missing numbers of the gap are on a walk over open cells
// from one placed number to the other; the number of steps is the difference of the two. Before the first placed number
// and after the last one, the walk has a free end. Walks may visit a cell more than once. They depend only on the
// placed numbers.
//
//   5  .  .      From 5 to 8 there are three steps. On the walks from 5 to 8, the number 6 is in one of the
//   x  xy .      cells x, and 7 in one of the cells y.
//   .  y  8
//
// A placement only marks the gaps as stale whose walks it may change. The walks of stale gaps are computed again when
// the sets are read.
//
// A frame consists of: the number of numbers, of open cells and of stale gaps; the set of open cells; for each number
// its cell, or -1 if it has none, as the added numbers 0 and n + 1; for each cell its number; for each number whether
// the gap after it is stale; and the set of cells of each number, with a word of zeros before and after each set. The
// set of a placed number has only its cell.

import { BLOCKED } from '../../kernel/searchModel.ts'
import { makeCellBits } from './cellSets.ts'
import { countNumbers, type HidokuPuzzle, type HidokuShape } from './puzzle.ts'

const NUMBERS = 0
const OPEN_CELLS = 1
const STALE_GAPS = 2
// The position of the set of open cells, after a word of zeros.
const OPEN = 4

/** The sets of cells for numbers. */
export type NumberSets = ReturnType<typeof makeNumberSets>

/** Compiles a shape. */
export function makeNumberSets(shape: HidokuShape) {
  const cellSets = makeCellBits(shape)
  const { cells, columns, king, words, lastRow, notFirst, notLast, wordOf, bitOf, spread } = cellSets
  const stride = words + 1
  const PLACE = OPEN + words + 1
  const VALUE = PLACE + cells + 2
  const STALE = VALUE + cells
  const SETS = STALE + cells + 3
  const frameWords = SETS + (cells + 2) * stride
  const distances = makeDistances(shape)
  /** For each number of the gap that was walked last, the set of its cells on the walks, laid out as in a frame. */
  const ways = new Int32Array((cells + 3) * stride)
  const WAYS = 1
  /** For each number, whether it is a given of the puzzle that `root` has written last; 0 and n + 1 count as givens. */
  const isGiven = new Uint8Array(cells + 2)
  /** The numbers around the gap that has no walk. */
  const failure = { lower: 0, higher: 0 }

  const setOf = (number: number) => SETS + number * stride

  /** The open cells of a word with at most one open neighbour. */
  function crampedCells(frame: Int32Array, word: number): number {
    const at = OPEN + word
    const own = frame[at]
    if (own === 0) return 0
    const above = (own << columns) | (frame[at - 1] >>> lastRow)
    const below = (own >>> columns) | (frame[at + 1] << lastRow)
    const some = king ? above | own | below : own
    const left = (some << 1) & notFirst
    const right = (some >>> 1) & notLast
    let two = (above & below) | (left & right) | ((left | right) & (above | below))
    if (king) {
      const pair = (above & below) | (own & (above | below))
      two |= ((pair << 1) & notFirst) | ((pair >>> 1) & notLast)
    }
    return own & ~two
  }

  /**
   * Computes the cells on the walks from `lower` to `higher`, and writes them to `ways`. Returns false if there is no
   * walk. The numbers between the two may be in any open cell or, with `isStretch`, only in cells where they are still
   * possible.
   */
  function walk(frame: Int32Array, lower: number, higher: number, isStretch = false): boolean {
    const from = frame[PLACE + lower]
    const to = frame[PLACE + higher]
    if (higher === lower + 1) return from < 0 || to < 0 || distances[from * cells + to] === 1
    const masks = isStretch ? SETS : OPEN
    const step = isStretch ? stride : 0
    ways.fill(0, lower * stride, (higher + 1) * stride + WAYS)
    // If no number before the gap is placed, the walk may begin anywhere.
    let first = lower + 1
    if (from < 0) {
      const mask = masks + first * step
      for (let word = 0; word < words; word++) ways[WAYS + first * stride + word] = frame[mask + word]
      first++
    } else ways[WAYS + lower * stride + wordOf[from]] = bitOf[from]
    const fromWord = from < 0 ? 0 : wordOf[from]
    const toWord = from < 0 ? words - 1 : fromWord
    for (let number = first; number < higher; number++) {
      const at = WAYS + number * stride
      const mask = masks + number * step
      const steps = number - lower
      const last = Math.min(words - 1, toWord + steps)
      for (let word = Math.max(0, fromWord - steps); word <= last; word++) {
        ways[at + word] = spread(ways, at - stride + word) & frame[mask + word]
      }
    }
    let number = higher - 1
    if (to < 0) {
      if (isEmpty(ways, WAYS + number * stride)) return false
      number--
    } else ways[WAYS + higher * stride + wordOf[to]] = bitOf[to]
    for (; number > lower; number--) {
      const at = WAYS + number * stride
      let found = 0
      for (let word = 0; word < words; word++) {
        if (ways[at + word] === 0) continue
        ways[at + word] &= spread(ways, at + stride + word)
        found |= ways[at + word]
      }
      if (found === 0) return false
    }
    return true
  }

  function isEmpty(sets: Int32Array, at: number): boolean {
    for (let word = 0; word < words; word++) if (sets[at + word] !== 0) return false
    return true
  }

  /** The next placed number below this number, or 0. */
  function lowerOf(frame: Int32Array, number: number): number {
    let lower = number - 1
    while (lower > 0 && frame[PLACE + lower] < 0) lower--
    return Math.max(0, lower)
  }

  /** The next placed number above this number, or n + 1. */
  function higherOf(frame: Int32Array, number: number): number {
    const end = frame[NUMBERS] + 1
    let higher = number + 1
    while (higher < end && frame[PLACE + higher] < 0) higher++
    return higher
  }

  function markStale(frame: Int32Array, lower: number): void {
    frame[STALE_GAPS] += 1 - frame[STALE + lower]
    frame[STALE + lower] = 1
  }

  /** Computes the walks of the stale gaps. Returns false if a gap has no walk. */
  function refresh(frame: Int32Array): boolean {
    if (frame[STALE_GAPS] === 0) return true
    const end = frame[NUMBERS] + 1
    for (let lower = 0; lower < end; ) {
      const higher = higherOf(frame, lower)
      if (frame[STALE + lower] !== 0) {
        if (!walk(frame, lower, higher)) {
          failure.lower = lower
          failure.higher = higher
          return false
        }
        const to = (higher - lower - 1) * stride
        const sets = setOf(lower + 1)
        const found = WAYS + (lower + 1) * stride
        for (let at = 0; at < to; at++) frame[sets + at] &= ways[found + at]
        frame[STALE + lower] = 0
      }
      lower = higher
    }
    frame[STALE_GAPS] = 0
    return true
  }

  function has(frame: Int32Array, cell: number, number: number): boolean {
    return (frame[setOf(number) + wordOf[cell]] & bitOf[cell]) !== 0
  }

  /** Places a number. Returns false if the cell cannot take it. */
  function place(frame: Int32Array, cell: number, number: number): boolean {
    const numbers = frame[NUMBERS]
    if (number < 1 || number > numbers || frame[PLACE + number] >= 0 || !has(frame, cell, number))
      return false
    if (frame[VALUE + cell] !== 0) return false
    frame[VALUE + cell] = number
    frame[PLACE + number] = cell
    frame[OPEN_CELLS]--
    frame[OPEN + wordOf[cell]] &= ~bitOf[cell]
    frame.fill(0, setOf(number), setOf(number) + words)
    frame[setOf(number) + wordOf[cell]] = bitOf[cell]
    markStale(frame, lowerOf(frame, number))
    markStale(frame, number)
    // Marks the gaps that have walks through the cell.
    let lower = 0
    for (let higher = 1; higher <= numbers + 1; higher++) {
      const to = frame[PLACE + higher]
      if (to < 0 && higher <= numbers) continue
      const from = frame[PLACE + lower]
      const steps =
        (from < 0 ? 1 : distances[from * cells + cell]) + (to < 0 ? 1 : distances[to * cells + cell])
      if (higher > lower + 1 && steps <= higher - lower) markStale(frame, lower)
      lower = higher
    }
    return true
  }

  return {
    ...cellSets,
    stride,
    frameWords,
    ways,
    failure,
    isGiven,
    setOf,
    waysOf: (number: number) => WAYS + number * stride,
    crampedCells,
    walk,
    lowerOf,
    higherOf,
    refresh,
    has,
    place,
    openAt: OPEN,
    placeAt: PLACE,
    valueAt: VALUE,
    numbers: (frame: Int32Array) => frame[NUMBERS],
    openCells: (frame: Int32Array) => frame[OPEN_CELLS],
    touches: (cell: number, other: number) => distances[cell * cells + other] === 1,

    /** Writes the givens. If a given cannot be written, calls `fail` and returns false. */
    root(
      frame: Int32Array,
      { givens }: HidokuPuzzle,
      fail: (cell: number, number: number) => false,
    ): boolean {
      const numbers = countNumbers(givens)
      frame.fill(0)
      frame[NUMBERS] = numbers
      frame[OPEN_CELLS] = numbers
      frame.fill(-1, PLACE, VALUE)
      for (let cell = 0; cell < cells; cell++) {
        if (givens[cell] === BLOCKED) frame[VALUE + cell] = BLOCKED
        else frame[OPEN + wordOf[cell]] |= bitOf[cell]
      }
      for (let number = 1; number <= numbers; number++) {
        frame.copyWithin(setOf(number), OPEN, OPEN + words)
      }
      markStale(frame, 0)
      isGiven.fill(0)
      isGiven[0] = 1
      isGiven[numbers + 1] = 1
      for (const given of givens) if (given > 0 && given <= numbers) isGiven[given] = 1
      return givens.every((given, cell) => given <= 0 || place(frame, cell, given) || fail(cell, given))
    },
    remove(frame: Int32Array, cell: number, number: number): void {
      frame[setOf(number) + wordOf[cell]] &= ~bitOf[cell]
    },
  }
}

/** The number of steps between two cells on a board without blocked cells. */
function makeDistances({ rows, columns, adjacency }: HidokuShape): Uint8Array {
  const cells = rows * columns
  const distances = new Uint8Array(cells * cells)
  for (let one = 0; one < cells; one++) {
    for (let other = 0; other < cells; other++) {
      const down = Math.abs(Math.floor(one / columns) - Math.floor(other / columns))
      const right = Math.abs((one % columns) - (other % columns))
      distances[one * cells + other] = adjacency === 'king' ? Math.max(down, right) : down + right
    }
  }
  return distances
}
