// The combinations of a line: all sets of different numbers that fit into its open cells together and add to
// the missing sum.
//
// The test of which number of a set can go into which cell is exact. A set has one number for each cell, at most
// five. A word of 32 bits, one bit for each subset of the five numbers, holds the subsets that the first few
// cells can take; another word holds the subsets for which the remaining cells can take the rest.

import { lowest } from '../../../kernel/bits.ts'
import { clearSets, type KeptSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'

/** Lines with more open cells have too many combinations for people. */
export const LONGEST = 5
/** Lines with four or more open cells and more combinations than this are left out too. */
const MOST_SETS = 24

/** For each number of 0..4, the subsets without this number, as bits. */
const LACKING = Int32Array.of(0x55555555, 0x33333333, 0x0f0f0f0f, 0x00ff00ff, 0x0000ffff)

/** The combinations of a line. */
export interface LineSets {
  /** The open cells of the line. */
  cells: readonly number[]
  /** The number of combinations; -1 if the line has too many combinations or too many open cells. */
  count: number
  /** Each combination. */
  readonly low: number[]
  readonly high: number[]
  /** For each open cell, the numbers that combinations put into it. */
  readonly kept: KeptSets
  /** The numbers in every combination. */
  commonLow: number
  commonHigh: number
}

/** The only numbers that a cell may take. */
export interface Pin {
  readonly cell: number
  readonly low: number
  readonly high: number
}

const NO_PINS: readonly Pin[] = []

/** Finds the combinations of lines. A line is computed again only if it has changed. */
export type SetMaker = ReturnType<typeof makeLineSets>

/** Makes the function that lists the combinations of a line. */
export function makeLineSets(pencil: LinePencil) {
  const { board, low, high, needs, openCount, lineChanges } = pencil
  const lineSets = board.lines.map(
    (): LineSets => ({
      cells: [],
      count: -1,
      low: [],
      high: [],
      kept: makeKeptSets(LONGEST),
      commonLow: 0,
      commonHigh: 0,
    }),
  )
  /** For each line, the value of `lineChanges` when its sets were computed. */
  const seen = new Int32Array(board.lines.length).fill(-1)
  const numbers = new Int32Array(64)
  let numberCount = 0
  const members = new Int32Array(LONGEST)
  const places = new Int32Array(LONGEST)
  const before = new Int32Array(LONGEST + 1)
  const behind = new Int32Array(LONGEST + 1)

  /**
   * Adds to `kept` the numbers that a set puts into each cell, if it can fill the cells.
   */
  function addPlaces(
    cells: readonly number[],
    setLow: number,
    setHigh: number,
    kept: KeptSets,
    pins: readonly Pin[] = NO_PINS,
  ): boolean {
    const count = cells.length
    let size = 0
    for (let todo = setLow; todo !== 0; todo &= todo - 1) members[size++] = lowest(todo)
    for (let todo = setHigh; todo !== 0; todo &= todo - 1) members[size++] = 32 + lowest(todo)
    before[0] = 1
    for (let index = 0; index < count; index++) {
      const cell = cells[index]
      let ownLow = low[cell]
      let ownHigh = high[cell]
      for (let at = 0; at < pins.length; at++) {
        if (pins[at].cell !== cell) continue
        ownLow &= pins[at].low
        ownHigh &= pins[at].high
      }
      let mask = 0
      let reached = 0
      for (let member = 0; member < size; member++) {
        const number = members[member]
        if (((number < 32 ? ownLow : ownHigh) & (1 << (number & 31))) === 0) continue
        mask |= 1 << member
        reached |= (before[index] & LACKING[member]) << (1 << member)
      }
      if (reached === 0) return false
      places[index] = mask
      before[index + 1] = reached
    }
    behind[count] = before[count]
    for (let index = count - 1; index >= 0; index--) {
      let reached = 0
      for (let todo = places[index]; todo !== 0; todo &= todo - 1) {
        const member = lowest(todo)
        const from = (behind[index + 1] >>> (1 << member)) & LACKING[member] & before[index]
        if (from === 0) continue
        reached |= from
        const number = members[member]
        if (number < 32) kept.low[index] |= 1 << number
        else kept.high[index] |= 1 << (number - 32)
      }
      behind[index] = reached
    }
    return true
  }

  function add(sets: LineSets, setLow: number, setHigh: number): void {
    if (!addPlaces(sets.cells, setLow, setHigh, sets.kept)) return
    sets.low[sets.count] = setLow
    sets.high[sets.count++] = setHigh
    sets.commonLow &= setLow
    sets.commonHigh &= setHigh
  }

  /**
   * Tries all sets of `left` numbers, beginning with the number at index `from`. Returns false if there are too
   * many.
   */
  function choose(
    sets: LineSets,
    from: number,
    left: number,
    sum: number,
    setLow: number,
    setHigh: number,
  ): boolean {
    let largest = 0
    for (let index = numberCount - left + 1; index < numberCount; index++) largest += numbers[index]
    for (let index = from; index <= numberCount - left; index++) {
      const number = numbers[index]
      // Each further number is larger than the number before it by at least 1.
      if (left * number + (left * (left - 1)) / 2 > sum) return true
      if (number + largest < sum) continue
      const nextLow = number < 32 ? setLow | (1 << number) : setLow
      const nextHigh = number < 32 ? setHigh : setHigh | (1 << (number - 32))
      if (left > 1) {
        if (!choose(sets, index + 1, left - 1, sum - number, nextLow, nextHigh)) return false
      } else if (number === sum) {
        if (sets.count === MOST_SETS && sets.cells.length > 3) return false
        add(sets, nextLow, nextHigh)
        return true
      }
    }
    return true
  }

  function reckon(line: number): void {
    const sets = lineSets[line]
    sets.cells = pencil.openCells(line)
    sets.count = -1
    const size = openCount[line]
    if (size < 2 || size > LONGEST) return
    let allLow = 0
    let allHigh = 0
    for (const cell of sets.cells) {
      allLow |= low[cell]
      allHigh |= high[cell]
    }
    numberCount = 0
    for (let todo = allLow; todo !== 0; todo &= todo - 1) numbers[numberCount++] = lowest(todo)
    for (let todo = allHigh; todo !== 0; todo &= todo - 1) numbers[numberCount++] = 32 + lowest(todo)
    sets.count = 0
    clearSets(sets.kept)
    sets.commonLow = -1
    sets.commonHigh = -1
    if (!choose(sets, 0, size, needs[line], 0, 0)) sets.count = -1
  }

  return {
    addPlaces,
    /** The combinations of a line on the board that was read last. */
    of(line: number): LineSets {
      if (seen[line] !== lineChanges[line]) reckon(line)
      seen[line] = lineChanges[line]
      return lineSets[line]
    },
  }
}
