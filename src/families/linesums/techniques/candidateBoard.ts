// The candidates of a board of lines, as a person would pencil them in, and the missing sums of its lines. They
// are read from a frame once for each search of patterns. Numbers count from 0. Sets of numbers are two words of
// bits, the second for 32 and up.

import { cellName } from '../../cellNamesAndFaults.ts'
import type { Candidate, Elimination, Reason } from '../../inference.ts'
import { type LineBoard, lineFact, linesOfCells } from '../boardOfSumLines.ts'
import { layOutFrame, printedNumbers, UNUSED_HIGH, UNUSED_LOW } from '../searchStateOfLines.ts'
import type { LineLooker } from '../singles.ts'

/** The pencilled candidates of a board. */
export interface LinePencil extends ReturnType<typeof makeLinePencil> {}

/**
 * The cells and the numbers that form a pattern. If left out, they are all cells of the pattern's reason, and
 * all numbers.
 */
interface PatternPart {
  readonly cells?: readonly number[]
  readonly low?: number
  readonly high?: number
}

/** A set of numbers for each of a few cells. */
export interface KeptSets {
  readonly low: Int32Array
  readonly high: Int32Array
}

/** Makes sets for this many cells. */
export function makeKeptSets(length: number): KeptSets {
  return { low: new Int32Array(length), high: new Int32Array(length) }
}

/** Empties all sets. */
export function clearSets({ low, high }: KeptSets): void {
  low.fill(0)
  high.fill(0)
}

/** Compiles a board. `read` is the function of the board's LineLooker. */
export function makeLinePencil(board: LineBoard<never>, read: LineLooker<never>['read']) {
  const { rows, columns, first, lines } = board
  const cells = rows * columns
  const { LINE_NEEDS, LINE_OPEN } = layOutFrame(cells, lines.length)
  const linesOfCell = linesOfCells(board)
  const low = new Int32Array(cells)
  const high = new Int32Array(cells)
  // The candidates of the frame that is being read.
  const nextLow = new Int32Array(cells)
  const nextHigh = new Int32Array(cells)
  const lineChanges = new Int32Array(lines.length)
  const unused = new Int32Array(2)
  const needs = new Int32Array(lines.length)
  const openCount = new Int32Array(lines.length)
  // The candidates that the current pattern rules out, until it is reported.
  const struckLow = new Int32Array(cells)
  const struckHigh = new Int32Array(cells)

  function strike(cell: number, lowBits: number, highBits: number): void {
    struckLow[cell] |= low[cell] & lowBits
    struckHigh[cell] |= high[cell] & highBits
  }

  function listOf(some: Iterable<number>, lowOf: (cell: number) => number, highOf: (cell: number) => number) {
    const found: Candidate[] = []
    for (const cell of some) {
      for (const value of printedNumbers(lowOf(cell), highOf(cell), first)) found.push({ cell, value })
    }
    return found
  }

  return {
    board,
    cells,
    /** The candidates of each open cell; none for a settled cell. */
    low,
    high,
    /** The unused numbers: two words. */
    unused,
    /** The missing sum of each line, with numbers counted from 0, and the number of its open cells. */
    needs,
    openCount,
    /**
     * For each line, how often its missing sum or the candidates of its cells have changed. As long as the count
     * of a line is the same, the candidates and the missing sum of the line are unchanged, even in another
     * puzzle.
     */
    lineChanges,
    read(frame: Int32Array) {
      read(frame, nextLow, nextHigh)
      for (let cell = 0; cell < cells; cell++) {
        if (low[cell] === nextLow[cell] && high[cell] === nextHigh[cell]) continue
        low[cell] = nextLow[cell]
        high[cell] = nextHigh[cell]
        for (const line of linesOfCell[cell]) lineChanges[line]++
      }
      unused[0] = frame[UNUSED_LOW]
      unused[1] = frame[UNUSED_HIGH]
      for (let line = 0; line < lines.length; line++) {
        const nextNeeds = frame[LINE_NEEDS + line]
        const nextOpen = frame[LINE_OPEN + line]
        if (needs[line] !== nextNeeds || openCount[line] !== nextOpen) lineChanges[line]++
        needs[line] = nextNeeds
        openCount[line] = nextOpen
      }
    },
    isOpen: (cell: number) => (low[cell] | high[cell]) !== 0,
    openCells: (line: number) => lines[line].filter((cell) => (low[cell] | high[cell]) !== 0),
    /** The open cells other than these. */
    openBesides: (some: readonly number[]) =>
      Array.from(low.keys()).filter((cell) => (low[cell] | high[cell]) !== 0 && !some.includes(cell)),
    lineFact: (line: number) => lineFact(board, line),
    /** The missing sum of a line, as printed. */
    needsFact: (line: number) => needs[line] + first * openCount[line],
    /** The numbers of a set, as printed. */
    numbersOf: (lowBits: number, highBits: number) => printedNumbers(lowBits, highBits, first),
    name: (cell: number) => cellName(board, cell),
    names: (some: readonly number[]) => some.map((cell) => cellName(board, cell)).join(', '),
    /** Rules out numbers in a cell, if they are candidates. */
    strike,
    /** Rules out all numbers of these cells except `kept`. */
    keep(some: readonly number[], kept: KeptSets) {
      some.forEach((cell, index) => {
        strike(cell, ~kept.low[index], ~kept.high[index])
      })
    },
    /** Reports the current pattern, unless it rules nothing out. */
    report(report: (found: Elimination) => void, reasonOf: () => Reason, part: PatternPart = {}) {
      let isAny = 0
      for (let cell = 0; cell < cells; cell++) isAny |= struckLow[cell] | struckHigh[cell]
      if (isAny === 0) return
      const removes = listOf(
        low.keys(),
        (cell) => struckLow[cell],
        (cell) => struckHigh[cell],
      )
      const reason = reasonOf()
      const { cells: where = reason.cells, low: ofLow = -1, high: ofHigh = -1 } = part
      const candidates = listOf(
        where,
        (cell) => low[cell] & ~struckLow[cell] & ofLow,
        (cell) => high[cell] & ~struckHigh[cell] & ofHigh,
      )
      struckLow.fill(0)
      struckHigh.fill(0)
      report({ ...reason, candidates, removes })
    },
  }
}
