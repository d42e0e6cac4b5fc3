// What can be seen of a Hidoku: for each missing number the cells where it can stand, as sets of the layout of cellSets.ts.
//
// Between placed numbers in order lies a *gap*: the missing numbers there are on a walk of open cells from one to the other,
// which takes as many steps as they differ; before the first placed number and behind the last one, on a walk of that
// length with one free end. Walks may meet themselves: they follow from the placed numbers alone.
//
//   5  .  .      From 5 to 8 it is three steps: 6 is in one of the cells x, 7 in one of the cells y,
//   x  xy .      as far as such walks go.
//   .  y  8
//
// A placement only marks the gaps within whose reach it is as stale; their walks are found anew when somebody looks.
//
// A frame: how many numbers there are, how many cells are open, how many gaps are stale; the open cells as a set; for each
// number its cell (-1: none; there are numbers 0 and n + 1 that have none); for each cell its number; for each
// number whether the gap behind it is stale; the sets, each with a word of zeros before and after. That of a placed
// number is its cell.

import { BLOCKED } from '../../kernel/model.ts'
import { makeBoard } from './cellSets.ts'
import { countNumbers, type HidokuPuzzle, type HidokuShape, neighboursOf } from './puzzle.ts'

const NUMBERS = 0
const OPEN_CELLS = 1
const STALE_GAPS = 2
// Behind a word of zeros.
const OPEN = 4

/** What is known of where numbers can stand. */
export type NumberSets = ReturnType<typeof makeNumberSets>

/** Compiles a shape. */
export function makeNumberSets(shape: HidokuShape) {
  const { cells, columns, words, wordCells, lastRow, notFirst, notLast } = makeBoard(shape)
  const king = shape.adjacency === 'king'
  const neighbours = neighboursOf(shape)
  const stride = words + 1
  const PLACE = OPEN + words + 1
  const VALUE = PLACE + cells + 2
  const STALE = VALUE + cells
  const SETS = STALE + cells + 3
  const frameWords = SETS + (cells + 2) * stride
  const distances = makeDistances(shape)
  const wordOf = Int32Array.from({ length: cells }, (_, cell) => Math.floor(cell / wordCells))
  const bitOf = Int32Array.from({ length: cells }, (_, cell) => 1 << (cell % wordCells))
  /** For each number of the gap that was walked last, where the walks lead; sets as in a frame. */
  const ways = new Int32Array((cells + 3) * stride)
  const WAYS = 1
  /** Which numbers the puzzle gives that was written last; 0 and n + 1 are marked, too. */
  const isGiven = new Uint8Array(cells + 2)
  /** The gap that has no walk, by the numbers around it. */
  const failure = { lower: 0, higher: 0 }

  const setOf = (number: number) => SETS + number * stride

  /** The neighbours of a set in one of its words; a word of zeros lies before and after the set. */
  function spread(sets: Int32Array, at: number): number {
    const own = sets[at]
    const above = (own << columns) | (sets[at - 1] >>> lastRow)
    const below = (own >>> columns) | (sets[at + 1] << lastRow)
    const row = king ? above | own | below : own
    return above | below | ((row << 1) & notFirst) | ((row >>> 1) & notLast)
  }

  /** The open cells of a word that have at most one open cell beside them. */
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

  /** Where the walks of a gap lead, in `ways`. False if there is none. */
  function walk(frame: Int32Array, lower: number, higher: number): boolean {
    const from = frame[PLACE + lower]
    const to = frame[PLACE + higher]
    if (higher === lower + 1) return from < 0 || to < 0 || distances[from * cells + to] === 1
    ways.fill(0, lower * stride, (higher + 1) * stride + WAYS)
    // Without a placed number before, the walk may begin anywhere.
    let first = lower + 1
    if (from < 0) copyOpen(frame, first++)
    else ways[WAYS + lower * stride + wordOf[from]] = bitOf[from]
    const fromWord = from < 0 ? 0 : wordOf[from]
    const toWord = from < 0 ? words - 1 : fromWord
    for (let number = first; number < higher; number++) {
      const at = WAYS + number * stride
      const steps = number - lower
      const last = Math.min(words - 1, toWord + steps)
      for (let word = Math.max(0, fromWord - steps); word <= last; word++) {
        ways[at + word] = spread(ways, at - stride + word) & frame[OPEN + word]
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

  function copyOpen(frame: Int32Array, number: number): void {
    for (let word = 0; word < words; word++) ways[WAYS + number * stride + word] = frame[OPEN + word]
  }

  function isEmpty(sets: Int32Array, at: number): boolean {
    for (let word = 0; word < words; word++) if (sets[at + word] !== 0) return false
    return true
  }

  /** The number placed next below; 0 if there is none. */
  function lowerOf(frame: Int32Array, number: number): number {
    let lower = number - 1
    while (lower > 0 && frame[PLACE + lower] < 0) lower--
    return Math.max(0, lower)
  }

  /** The number placed next above; n + 1 if there is none. */
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

  /** Walks the gaps that are stale. False if one has no walk. */
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

  /** False if the cell cannot take the number. */
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
    // Walks that lead over the cell.
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
    shape,
    cells,
    words,
    stride,
    frameWords,
    neighbours,
    wordOf,
    bitOf,
    wordCells,
    ways,
    failure,
    isGiven,
    setOf,
    waysOf: (number: number) => WAYS + number * stride,
    spread,
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

    /** Writes the givens. Where one cannot be written, calls `fail` and is false. */
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

/** How many steps two cells are apart on a board without blocked cells. */
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
