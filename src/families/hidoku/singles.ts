// Finds the singles of a Hidoku: a number with only one cell, a cell with only one number, and a cell that would
// otherwise be cut off, because the path needs a way in and a way out. If a cell has at most one open neighbour, it is
// next to a placed number on the path, unless the path ends there.
//
//   x  .  4      The path goes through the corner x from 9 to the open cell. 8 is placed, so x is 10.
//   9  8  .

import { lowest } from '../../kernel/bits.ts'
import type { Forced } from '../inference.ts'
import type { NumberSets } from './numberPlaces.ts'

/**
 * The rates at which singles are seen. A number between two placed numbers, or beside a placed number with a single
 * open neighbour, is seen ten times as soon as a number whose cell follows from the distance to the next placed number.
 * Such a number is seen ten times as soon as the other singles. An assumption is followed at rate 1
 * (grader/humanEffort.ts), like the slowest singles. With equal weights, the rank correlation of grades with Ascent's
 * labels is .65 instead of .87; with factors of 30 instead of 10 it is .89 (`npm run bench -- Ascent`).
 */
const WEIGHTS = { plain: 100, distance: 10, gap: 1, cornering: 1, only: 1 } as const

/** The kinds of contradictions. */
type Failure = 'no-way' | 'no-cell' | 'no-number' | 'two-numbers' | 'two-cells' | 'no-fit' | 'cut-off-cell'

/** Compiles a shape. */
export function makeSingles(sets: NumberSets) {
  const { cells, words, wordCells, neighbours, has, setOf, openAt, placeAt, valueAt } = sets
  /** The last contradiction. Which fields are used depends on the kind; `other` is another number or cell. */
  const failure = { kind: 'no-fit' as Failure, cell: 0, number: 0, other: 0 }
  const once = new Int32Array(words)
  const twice = new Int32Array(words)
  // For each cell and each number, its position in the list of forced placements, from 1; 0 if it is not listed.
  const listedCell = new Int32Array(cells)
  const listedNumber = new Int32Array(cells + 2)
  const onlyNumber = new Int32Array(cells)

  function fail(kind: Failure, cell: number, number: number, other: number): false {
    failure.kind = kind
    failure.cell = cell
    failure.number = number
    failure.other = other
    return false
  }

  /** Fails for a gap without a walk. */
  function failGap(): false {
    return fail('no-way', 0, sets.failure.lower, sets.failure.higher)
  }

  /** The number of open neighbours of a cell. */
  function openBeside(frame: Int32Array, cell: number): number {
    let open = 0
    for (const other of neighbours[cell]) if (frame[valueAt + other] === 0) open++
    return open
  }

  /** Whether the path could enter and leave a cell with this number, if the cell has this many open neighbours. */
  function hasWays(frame: Int32Array, cell: number, number: number, open: number): boolean {
    let needed = 0
    if (number > 1 && !isBeside(frame, cell, number - 1)) needed++
    if (number < sets.numbers(frame) && !isBeside(frame, cell, number + 1)) needed++
    return needed <= open
  }

  function isBeside(frame: Int32Array, cell: number, number: number): boolean {
    const place = frame[placeAt + number]
    return place >= 0 && sets.touches(cell, place)
  }

  /**
   * The only number with which the path can enter and leave a cell that has at most one open neighbour; -1 if there is
   * no such number, 0 if there are several, or if the cell has more open neighbours.
   */
  function numberWithWays(frame: Int32Array, cell: number): number {
    const open = openBeside(frame, cell)
    if (open > 1) return 0
    let found = -1
    for (const other of neighbours[cell]) {
      const number = frame[valueAt + other]
      if (number <= 0) continue
      for (let one = number - 1; one <= number + 1; one += 2) {
        if (one === found || !has(frame, cell, one) || !hasWays(frame, cell, one, open)) continue
        if (found > 0) return 0
        found = one
      }
    }
    // The first and the last number need no placed number beside them.
    const last = sets.numbers(frame)
    for (let one = 1; one <= last; one += Math.max(1, last - 1)) {
      if (one === found || !has(frame, cell, one) || !hasWays(frame, cell, one, open)) continue
      if (found > 0) return 0
      found = one
    }
    return found
  }

  /** Adds a placement to the list. Returns false if it contradicts a listed one. */
  function add(forced: Forced, cell: number, number: number, weight: number): boolean {
    const index = listedCell[cell]
    if (index > 0) {
      const known = forced.values[index - 1]
      if (known !== number) return fail('two-numbers', cell, known, number)
      forced.weights[index - 1] += weight
      return true
    }
    if (listedNumber[number] > 0)
      return fail('two-cells', cell, number, forced.cells[listedNumber[number] - 1])
    forced.cells[forced.count] = cell
    forced.values[forced.count] = number
    forced.weights[forced.count] = weight
    listedCell[cell] = ++forced.count
    listedNumber[number] = forced.count
    return true
  }

  /** The rate at which a person sees that a number has only one cell. */
  function weightOf(frame: Int32Array, number: number): number {
    const before = frame[placeAt + number - 1]
    const after = frame[placeAt + number + 1]
    if (before < 0 && after < 0) return WEIGHTS.gap
    const isBetween = before >= 0 && after >= 0
    const isLastWay = openBeside(frame, before >= 0 ? before : after) === 1
    return isBetween || isLastWay ? WEIGHTS.plain : WEIGHTS.distance
  }

  function listOnlyCells(frame: Int32Array, forced: Forced): boolean {
    once.fill(0)
    twice.fill(0)
    const numbers = sets.numbers(frame)
    for (let number = 1; number <= numbers; number++) {
      if (frame[placeAt + number] >= 0) continue
      const set = setOf(number)
      let found = 0
      let at = -1
      for (let word = 0; word < words; word++) {
        const bits = frame[set + word]
        if (bits === 0) continue
        twice[word] |= once[word] & bits
        once[word] |= bits
        // If two words have bits, the number has several cells.
        found = at < 0 ? bits : -1
        at = word
      }
      if (at < 0) return fail('no-cell', -1, number, 0)
      if (found !== -1 && (found & (found - 1)) === 0) {
        if (!add(forced, at * wordCells + lowest(found), number, weightOf(frame, number))) return false
      }
    }
    return true
  }

  function listOnlyNumbers(frame: Int32Array, forced: Forced): boolean {
    for (let word = 0; word < words; word++) {
      const open = frame[openAt + word]
      const none = open & ~once[word]
      if (none !== 0) return fail('no-number', word * wordCells + lowest(none), 0, 0)
      let rest = open & ~twice[word]
      if (rest === 0) continue
      findOnlyNumbers(frame, word, rest)
      for (; rest !== 0; rest &= rest - 1) {
        const cell = word * wordCells + lowest(rest)
        if (!add(forced, cell, onlyNumber[cell], WEIGHTS.only)) return false
      }
    }
    return true
  }

  /** Writes to `onlyNumber` the number of each of these cells of a word, which can take no other number. */
  function findOnlyNumbers(frame: Int32Array, word: number, wanted: number): void {
    const numbers = sets.numbers(frame)
    for (let number = 1, at = setOf(1) + word; number <= numbers; number++, at += sets.stride) {
      for (let bits = frame[at] & wanted; bits !== 0; bits &= bits - 1) {
        onlyNumber[word * wordCells + lowest(bits)] = number
      }
    }
  }

  /** The number of numbers that an open cell can take, counted up to two. */
  function countNumbers(frame: Int32Array, cell: number): number {
    const numbers = sets.numbers(frame)
    let found = 0
    for (let number = 1; number <= numbers && found < 2; number++) if (has(frame, cell, number)) found++
    return found
  }

  function listCornered(frame: Int32Array, forced: Forced): boolean {
    for (let word = 0; word < words; word++) {
      for (let rest = sets.crampedCells(frame, word); rest !== 0; rest &= rest - 1) {
        const cell = word * wordCells + lowest(rest)
        const number = numberWithWays(frame, cell)
        if (number === 0) continue
        if (number < 0) return fail('cut-off-cell', cell, 0, 0)
        if (!add(forced, cell, number, WEIGHTS.cornering)) return false
      }
    }
    return true
  }

  return {
    failure,
    fail,
    numberWithWays,
    openBeside,
    hasWays,
    isBeside,
    failGap,
    look(frame: Int32Array, forced: Forced): boolean {
      forced.count = 0
      if (!sets.refresh(frame)) return failGap()
      const isSound =
        listOnlyCells(frame, forced) && listOnlyNumbers(frame, forced) && listCornered(frame, forced)
      for (let index = 0; index < forced.count; index++) {
        listedCell[forced.cells[index]] = 0
        listedNumber[forced.values[index]] = 0
      }
      return isSound
    },
    /** Whether a missing number has only one cell. */
    hasOneCell(frame: Int32Array, number: number): boolean {
      let found = 0
      for (let word = 0; word < words; word++) {
        const bits = frame[setOf(number) + word]
        if (bits === 0) continue
        if (found !== 0 || (bits & (bits - 1)) !== 0) return false
        found = bits
      }
      return found !== 0
    },
    hasOneNumber: (frame: Int32Array, cell: number) => countNumbers(frame, cell) === 1,
    mayTakeAny: (frame: Int32Array, cell: number) => countNumbers(frame, cell) > 0,
  }
}
