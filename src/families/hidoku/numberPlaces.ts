// Where each number of a Hidoku can stand as far as it is seen at a glance: beside the placed number before it and
// the placed one after it. A number between two that are not placed may be in any open cell: how far the next placed
// ones are is not seen.
//
//   .  3  .      4 has four places around 3, and two of them touch 5 as well
//   .  .  5
//
// A number with such a neighbour has one as its *anchor*, and its places are the neighbours of the anchor's cell as
// bits; that is all there is to look through. A number without an anchor is *free*; the cells that are ruled out for
// it are a row of bits. What place and exclude do is hot, so places are counted as they come and go.

import { lowest } from '../../kernel/bits.ts'
import { BLOCKED } from '../../kernel/model.ts'
import { countNumbers, type HidokuPuzzle, type HidokuShape, neighboursOf } from './puzzle.ts'

/** How many of the numbers before and after are placed, given their cells. */
export function countSides(before: number, after: number): number {
  return (before >= 0 ? 1 : 0) + (after >= 0 ? 1 : 0)
}

export function makePlaces(shape: HidokuShape) {
  const neighbours = neighboursOf(shape)
  const cells = neighbours.length
  const most = shape.adjacency === 'king' ? 8 : 4
  // The neighbours of each cell, and as which of their neighbours they see the cell, as a bit.
  const around = new Int32Array(cells * most)
  const back = new Int32Array(cells * most)
  for (const [cell, own] of neighbours.entries()) {
    for (const [index, neighbour] of own.entries()) {
      around[cell * most + index] = neighbour
      back[cell * most + index] = 1 << neighbours[neighbour].indexOf(cell)
    }
  }
  const ends = Int32Array.from(neighbours, (own, cell) => cell * most + own.length)
  const rowOf = Int32Array.from(neighbours, (_, cell) => Math.floor(cell / shape.columns))
  const columnOf = Int32Array.from(neighbours, (_, cell) => cell % shape.columns)
  const farthest = shape.adjacency === 'king' ? 2 : 1

  // The frame: how many numbers there are, how many cells are open, how many numbers are free.
  const NUMBERS = 0
  const OPEN_CELLS = 1
  const FREE = 2
  // For each cell its number, and how many more numbers it can take than there are free ones.
  const VALUE = 3
  const MORE = VALUE + cells
  // For each number its cell and its anchor's cell (-1: none), and its places; for a free one, how many cells are
  // ruled out. There are numbers 0 and n + 1, which are never placed.
  const PLACE = MORE + cells
  const ANCHOR = PLACE + cells + 2
  const PLACES = ANCHOR + cells + 2
  // The open cells, and for each number those that are ruled out while it is free.
  const OPEN = PLACES + cells + 2
  const words = (cells + 31) >>> 5
  const EXCLUDED = OPEN + words
  const frameWords = EXCLUDED + (cells + 1) * words

  function isExcluded(frame: Int32Array, cell: number, number: number): boolean {
    return ((frame[EXCLUDED + number * words + (cell >>> 5)] >>> (cell & 31)) & 1) !== 0
  }

  /** Which of the anchor's neighbours the cell is, as a bit; 0 if it is none. */
  function bitAround(anchor: number, cell: number): number {
    for (let at = cell * most; at < ends[cell]; at++) if (around[at] === anchor) return back[at]
    return 0
  }

  function allows(frame: Int32Array, cell: number, number: number): boolean {
    if (frame[VALUE + cell] !== 0 || frame[PLACE + number] >= 0) return false
    const anchor = frame[ANCHOR + number]
    if (anchor < 0) return !isExcluded(frame, cell, number)
    return (frame[PLACES + number] & bitAround(anchor, cell)) !== 0
  }

  /** Notes that the places around a cell can take one number more, or one less. */
  function count(frame: Int32Array, cell: number, places: number, by: number): void {
    const start = cell * most
    for (let rest = places; rest !== 0; rest &= rest - 1) frame[MORE + around[start + lowest(rest)]] += by
  }

  /** A number is free no longer. */
  function bind(frame: Int32Array, number: number): void {
    frame[FREE]--
    if (frame[PLACES + number] === 0) return
    for (let word = 0, at = EXCLUDED + number * words; word < words; word++, at++) {
      for (let rest = frame[at]; rest !== 0; rest &= rest - 1) frame[MORE + 32 * word + lowest(rest)]++
    }
  }

  /** The neighbours of a cell where a free number could stand. */
  function placesAround(frame: Int32Array, cell: number, number: number): number {
    let places = 0
    for (let at = cell * most, bit = 1; at < ends[cell]; at++, bit <<= 1) {
      if (frame[VALUE + around[at]] === 0 && !isExcluded(frame, around[at], number)) places |= bit
    }
    return places
  }

  /** Those of a number's places that touch another cell as well. */
  function placesTouching(frame: Int32Array, cell: number, number: number): number {
    const start = frame[ANCHOR + number] * most
    let places = 0
    for (let rest = frame[PLACES + number]; rest !== 0; rest &= rest - 1) {
      const place = around[start + lowest(rest)]
      const down = rowOf[place] - rowOf[cell]
      const right = columnOf[place] - columnOf[cell]
      if (down * down + right * right <= farthest) places |= rest & -rest
    }
    return places
  }

  /** The number before or after the one that was placed in the cell must touch it. */
  function attach(frame: Int32Array, cell: number, number: number): boolean {
    if (number < 1 || number > frame[NUMBERS] || frame[PLACE + number] >= 0) return true
    const anchor = frame[ANCHOR + number]
    if (anchor >= 0) {
      const places = placesTouching(frame, cell, number)
      count(frame, anchor, frame[PLACES + number] & ~places, -1)
      frame[PLACES + number] = places
    } else {
      bind(frame, number)
      frame[ANCHOR + number] = cell
      frame[PLACES + number] = placesAround(frame, cell, number)
      count(frame, cell, frame[PLACES + number], 1)
    }
    return frame[PLACES + number] !== 0
  }

  /** A number that is looked for around this anchor has one place less, if it was one. */
  function leave(frame: Int32Array, anchor: number, number: number, bit: number): boolean {
    if (frame[ANCHOR + number] !== anchor || frame[PLACE + number] >= 0) return true
    frame[PLACES + number] &= ~bit
    return frame[PLACES + number] !== 0
  }

  return {
    cells,
    frameWords,
    allows,
    numbers: (frame: Int32Array) => frame[NUMBERS],
    openCells: (frame: Int32Array) => frame[OPEN_CELLS],
    isOpen: (frame: Int32Array, cell: number) => frame[VALUE + cell] === 0,
    /** The cell of a number; -1 if it is not placed, as 0 and n + 1 never are. */
    placeOf: (frame: Int32Array, number: number) => frame[PLACE + number],
    /** How many numbers an open cell can take. */
    countOf: (frame: Int32Array, cell: number) => frame[FREE] + frame[MORE + cell],

    root(frame: Int32Array, { givens }: HidokuPuzzle): boolean {
      const numbers = countNumbers(givens)
      frame.fill(0)
      frame.fill(-1, PLACE, PLACES)
      frame[NUMBERS] = numbers
      frame[OPEN_CELLS] = numbers
      frame[FREE] = numbers
      for (let cell = 0; cell < cells; cell++) {
        if (givens[cell] === BLOCKED) frame[VALUE + cell] = BLOCKED
        else frame[OPEN + (cell >>> 5)] |= 1 << (cell & 31)
      }
      return givens.every((given, cell) => given <= 0 || (given <= numbers && place(frame, cell, given)))
    },
    place,
    exclude(frame: Int32Array, cell: number, number: number): boolean {
      if (!allows(frame, cell, number)) return true
      const anchor = frame[ANCHOR + number]
      frame[MORE + cell]--
      if (anchor >= 0) return leave(frame, anchor, number, bitAround(anchor, cell))
      frame[EXCLUDED + number * words + (cell >>> 5)] |= 1 << (cell & 31)
      frame[PLACES + number]++
      return true
    },

    /** The only cell of a number that is not placed; -1 if there are several, -2 if there is none. */
    onlyPlace(frame: Int32Array, number: number): number {
      const places = frame[PLACES + number]
      const anchor = frame[ANCHOR + number]
      if (anchor >= 0) return (places & (places - 1)) !== 0 ? -1 : around[anchor * most + lowest(places)]
      // Some of the cells that are ruled out may be open no longer.
      if (frame[OPEN_CELLS] - places > 1) return -1
      let only = -2
      for (let word = 0, at = EXCLUDED + number * words; word < words; word++, at++) {
        const left = frame[OPEN + word] & ~frame[at]
        if (left === 0) continue
        if (only >= 0 || (left & (left - 1)) !== 0) return -1
        only = 32 * word + lowest(left)
      }
      return only
    },
  }

  function place(frame: Int32Array, cell: number, number: number): boolean {
    if (!allows(frame, cell, number)) return false
    if (frame[ANCHOR + number] < 0) bind(frame, number)
    else count(frame, frame[ANCHOR + number], frame[PLACES + number], -1)
    frame[VALUE + cell] = number
    frame[PLACE + number] = cell
    frame[OPEN_CELLS]--
    frame[OPEN + (cell >>> 5)] &= ~(1 << (cell & 31))
    for (let at = cell * most; at < ends[cell]; at++) {
      const value = frame[VALUE + around[at]]
      if (value <= 0) continue
      if (!leave(frame, around[at], value - 1, back[at])) return false
      if (!leave(frame, around[at], value + 1, back[at])) return false
    }
    return attach(frame, cell, number - 1) && attach(frame, cell, number + 1)
  }
}
