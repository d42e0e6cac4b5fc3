// Propagation on a board that holds consecutive numbers, each once, in lines with sums. It alternates two
// steps until nothing changes. The *sweep* examines all cells: it removes used numbers, settles cells with
// one candidate and numbers with one place, and marks a number as required in a row (or column) if no other
// row (or column) can take it. Then the lines whose cells changed are *revised*, those with the fewest open
// cells first.
//
//   . . 3 |  9     Numbers 1..6. The first row is revised: besides 3 it takes {1 5} or {2 4}. The second row also
//   . 6 . | 12     needs 6 from two cells, and takes the same sets. The first column needs 9 = 4 + 5, and so on.
//   9 7 5
//
// The loops are hot: they stay together in one file and allocate nothing.

import { lowest, popcount } from '../../kernel/bits.ts'
import type { Clues, Model } from '../../kernel/searchModel.ts'
import type { Strength } from '../model.ts'
import type { LineBoard } from './boardOfSumLines.ts'
import { makeLineFilter } from './lineFilter.ts'
import {
  addEnds,
  isAtMostOne,
  layOutFrame,
  makeFrameKeeper,
  makeLineViews,
  onlyNumber,
  UNUSED_HIGH,
  UNUSED_LOW,
  upTo,
} from './searchStateOfLines.ts'

/** The deductions that each strength makes. */
export const LINE_SUM_PRUNES: Readonly<Record<Strength, string>> = {
  check: 'used numbers are ruled out, and a finished line must have its sum (the Survo and magic posts)',
  basic:
    'and naked singles, hidden singles (the only place for a number), and bounds: the missing sum of a line lies between the sums of the smallest and of the largest unused numbers (the posts; Mustonen 2006)',
  full: 'and the combinations of unused numbers that can complete a line in its cells: numbers in none of them are ruled out in the line, numbers in all of them are ruled out in other lines (as for Kakuro)',
}

/** Compiles a board. The sums are read for each puzzle. */
export function makeLineSumModel<P extends Clues>(board: LineBoard<P>, strength: Strength): Model<P> {
  const { rows, columns, first, sumsOf } = board
  const cells = rows * columns
  const full = strength === 'full'
  const propagates = strength !== 'check'
  const lines = full ? [...board.lines, ...(board.implied ?? [])] : board.lines
  const lineCount = lines.length
  const crossing = rows + columns

  const { LINE_OPEN, LINE_NEEDS, REQUIRED_LOW, REQUIRED_HIGH, VALUE, LOW, HIGH, frameWords } = layOutFrame(
    cells,
    lineCount,
  )
  const { has, ...views } = makeLineViews(cells, lineCount, first)
  const { openCells, clear, settle, strike } = makeFrameKeeper({ ...board, lines })

  const allLines = upTo(lineCount - 1)
  const cellsOfLine = lines.map((line) => Int32Array.from(line))
  const cellsOutside = lines.map((line) =>
    Int32Array.from({ length: cells }, (_, cell) => cell).filter((cell) => !line.includes(cell)),
  )
  const linesOfCell = new Int32Array(cells)
  lines.forEach((line, index) => {
    for (const cell of line) linesOfCell[cell] |= 1 << index
  })

  const line = makeLineFilter(cells, Math.max(...lines.map(({ length }) => length)))
  // The sums of the k smallest and of the k largest numbers of a set, for k = 0, 1, 2, ...
  const smallest = new Int32Array(cells + 1)
  const largest = new Int32Array(cells + 1)
  const unionLow = new Int32Array(crossing)
  const unionHigh = new Int32Array(crossing)

  /** The lines to revise, and whether the last revision changed anything. */
  let dirty = 0
  let changed = false
  let failed = -1

  function fail(group: number): false {
    failed = group
    return false
  }

  /**
   * Settles an open cell. Other cells keep the number as a candidate until the next sweep, so all readers mask
   * used numbers.
   */
  function assign(frame: Int32Array, cell: number, number: number): boolean {
    if (frame[VALUE + cell] !== 0 || !has(frame, cell, number)) return fail(lowest(linesOfCell[cell]))
    settle(frame, cell, number + first)
    // The bounds of `basic` depend on all unused numbers, so a placement affects every line.
    dirty |= full ? linesOfCell[cell] : allLines
    for (let todo = linesOfCell[cell]; todo !== 0; todo &= todo - 1) {
      const index = lowest(todo)
      const needs = frame[LINE_NEEDS + index]
      if (needs < 0 || (frame[LINE_OPEN + index] === 0 && needs > 0)) return fail(index)
    }
    return true
  }

  function sweep(frame: Int32Array): boolean {
    for (;;) {
      let settled = false
      let onceLow = 0
      let onceHigh = 0
      let twiceLow = 0
      let twiceHigh = 0
      for (let index = 0; index < crossing; index++) unionLow[index] = unionHigh[index] = 0
      for (let cell = 0; cell < cells; cell++) {
        if (frame[VALUE + cell] !== 0) continue
        const low = frame[LOW + cell] & frame[UNUSED_LOW]
        const high = frame[HIGH + cell] & frame[UNUSED_HIGH]
        if (low !== frame[LOW + cell] || high !== frame[HIGH + cell]) {
          frame[LOW + cell] = low
          frame[HIGH + cell] = high
          dirty |= linesOfCell[cell]
        }
        if (isAtMostOne(low, high)) {
          if ((low | high) === 0) return fail(lowest(linesOfCell[cell]))
          if (!assign(frame, cell, onlyNumber(low, high))) return false
          settled = true
          continue
        }
        twiceLow |= onceLow & low
        twiceHigh |= onceHigh & high
        onceLow |= low
        onceHigh |= high
        const row = (cell / columns) | 0
        const column = rows + cell - row * columns
        unionLow[row] |= low
        unionHigh[row] |= high
        unionLow[column] |= low
        unionHigh[column] |= high
      }
      if (settled) continue
      if (onceLow !== frame[UNUSED_LOW] || onceHigh !== frame[UNUSED_HIGH]) return fail(-1)
      const loneLow = onceLow & ~twiceLow
      const loneHigh = onceHigh & ~twiceHigh
      if ((loneLow | loneHigh) === 0) break
      if (!placeLone(frame, loneLow, loneHigh)) return false
    }
    if (full) {
      noteRequired(frame, 0, rows)
      noteRequired(frame, rows, crossing)
    }
    return true
  }

  /**
   * Settles the numbers with one place left. It is a contradiction if a cell is the only place of two numbers.
   */
  function placeLone(frame: Int32Array, loneLow: number, loneHigh: number): boolean {
    for (let cell = 0; cell < cells; cell++) {
      if (frame[VALUE + cell] !== 0) continue
      const low = frame[LOW + cell] & loneLow
      const high = frame[HIGH + cell] & loneHigh
      if ((low | high) === 0) continue
      if (!isAtMostOne(low, high)) return fail(lowest(linesOfCell[cell]))
      if (!assign(frame, cell, onlyNumber(low, high))) return false
    }
    return true
  }

  /** Marks numbers as required in a row (or column) if no other row (or column) can take them. */
  function noteRequired(frame: Int32Array, from: number, to: number): void {
    let onceLow = 0
    let onceHigh = 0
    let twiceLow = 0
    let twiceHigh = 0
    for (let index = from; index < to; index++) {
      twiceLow |= onceLow & unionLow[index]
      twiceHigh |= onceHigh & unionHigh[index]
      onceLow |= unionLow[index]
      onceHigh |= unionHigh[index]
    }
    for (let index = from; index < to; index++) {
      const low = unionLow[index] & ~twiceLow
      const high = unionHigh[index] & ~twiceHigh
      if (low === frame[REQUIRED_LOW + index] && high === frame[REQUIRED_HIGH + index]) continue
      frame[REQUIRED_LOW + index] = low
      frame[REQUIRED_HIGH + index] = high
      dirty |= 1 << index
    }
  }

  /** Restricts a cell to these numbers. */
  function keep(frame: Int32Array, cell: number, low: number, high: number): void {
    const newLow = frame[LOW + cell] & low
    const newHigh = frame[HIGH + cell] & high
    if (newLow === frame[LOW + cell] && newHigh === frame[HIGH + cell]) return
    frame[LOW + cell] = newLow
    frame[HIGH + cell] = newHigh
    dirty |= linesOfCell[cell]
    changed = true
  }

  /** Propagates a line's sum to its open cells, and to the cells outside the line. */
  function revise(frame: Int32Array, index: number): boolean {
    const count = frame[LINE_OPEN + index]
    if (count === 0) return true
    const needs = frame[LINE_NEEDS + index]
    const all = cellsOfLine[index]
    for (let position = 0, found = 0; found < count; position++) {
      const cell = all[position]
      if (frame[VALUE + cell] !== 0) continue
      line.open[found] = cell
      line.domainLow[found] = frame[LOW + cell] & frame[UNUSED_LOW]
      line.domainHigh[found++] = frame[HIGH + cell] & frame[UNUSED_HIGH]
    }
    if (count === 1) {
      changed = true
      return (needs < cells && assign(frame, line.open[0], needs)) || fail(index)
    }
    if (!full) {
      keepBounds(frame, index, count, frame[UNUSED_LOW], frame[UNUSED_HIGH])
      return true
    }
    if (!line.covers(count, needs)) {
      let low = 0
      let high = 0
      for (let position = 0; position < count; position++) {
        low |= line.domainLow[position]
        high |= line.domainHigh[position]
      }
      if (popcount(low) + popcount(high) < count) return fail(index)
      keepBounds(frame, index, count, low, high)
      return true
    }
    const requiredLow = frame[REQUIRED_LOW + index] & frame[UNUSED_LOW]
    const requiredHigh = frame[REQUIRED_HIGH + index] & frame[UNUSED_HIGH]
    if (!line.filter(count, needs, requiredLow, requiredHigh)) return fail(index)
    for (let position = 0; position < count; position++) {
      keep(frame, line.open[position], line.keptLow[position], line.keptHigh[position])
    }
    const commonLow = line.common[0]
    const commonHigh = line.common[1]
    if ((commonLow | commonHigh) !== 0) {
      const outside = cellsOutside[index]
      for (let position = 0; position < outside.length; position++) {
        const cell = outside[position]
        if (frame[VALUE + cell] === 0) keep(frame, cell, ~commonLow, ~commonHigh)
      }
    }
    return true
  }

  /**
   * Restricts the open cells of a line by bounds: the sum that a number leaves for the other open cells must lie
   * between the sum of the smallest and the sum of the largest available numbers.
   */
  function keepBounds(frame: Int32Array, index: number, count: number, low: number, high: number): void {
    addEnds(low, high, count - 1, smallest, largest)
    const from = frame[LINE_NEEDS + index] - largest[count - 1]
    const to = frame[LINE_NEEDS + index] - smallest[count - 1]
    const fitLow = upTo(to) & ~upTo(from - 1)
    const fitHigh = upTo(to - 32) & ~upTo(from - 33)
    for (let position = 0; position < count; position++) keep(frame, line.open[position], fitLow, fitHigh)
  }

  function propagate(frame: Int32Array): boolean {
    if (!propagates) return true
    for (;;) {
      if (!sweep(frame)) return false
      changed = false
      while (dirty !== 0) {
        let fewest = cells
        let next = 0
        for (let todo = dirty; todo !== 0; todo &= todo - 1) {
          const index = lowest(todo)
          if (frame[LINE_OPEN + index] < fewest) {
            fewest = frame[LINE_OPEN + index]
            next = index
          }
        }
        if (!revise(frame, next)) return false
        // A line need not be revised again because of its own changes.
        dirty &= ~(1 << next)
      }
      if (!changed) return true
    }
  }

  return {
    cells,
    items: 2 * cells,
    maxAlternatives: cells,
    frameWords,
    groups: board.lines,
    root(frame, puzzle) {
      clear(frame, sumsOf(puzzle))
      for (let index = 0; index < lineCount; index++) if (frame[LINE_NEEDS + index] < 0) return fail(index)
      dirty = allLines
      for (let cell = 0; cell < cells; cell++) {
        const given = puzzle.givens[cell]
        if (given === 0) continue
        if (!(given >= first && given < first + cells)) return fail(lowest(linesOfCell[cell]))
        if (!assign(frame, cell, given - first)) return false
      }
      return propagate(frame)
    },
    place(frame, cell, value) {
      dirty = 0
      return assign(frame, cell, value - first) && propagate(frame)
    },
    exclude(frame, cell, value) {
      if (frame[VALUE + cell] === value) return fail(lowest(linesOfCell[cell]))
      strike(frame, cell, value)
      dirty = linesOfCell[cell]
      return propagate(frame)
    },
    openCells,
    ...views,
    failedGroup: () => (failed < board.lines.length ? failed : -1),
  }
}
