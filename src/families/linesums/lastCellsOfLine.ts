// The numbers that are possible at a glance in the open cells of a line: the missing number for the last open
// cell; for the last two, the numbers of a pair if only one pair of unused numbers has the missing sum. The
// result depends only on the placed values, and is computed each time.
//
// Numbers count from 0. Sets of numbers are two words of bits, the second for 32 and up.

import { type LineBoard, linesOfCells } from './boardOfSumLines.ts'
import { isUnused, layOutFrame, UNUSED_HIGH, UNUSED_LOW } from './searchStateOfLines.ts'

/** The reason why a line cannot have its sum. */
export type LineFault = 'wrong-sum' | 'no-last-number' | 'no-pair'

/**
 * Finds the numbers that lines allow in their open cells. Frames are those of searchStateOfLines.ts, where LOW
 * and HIGH hold the numbers that are not excluded.
 */
export function makeGlance(board: LineBoard<never>) {
  const cells = board.rows * board.columns
  const lineCount = board.lines.length
  const { LINE_OPEN, LINE_NEEDS, LOW, HIGH } = layOutFrame(cells, lineCount)
  const linesOfCell = linesOfCells(board)
  const leftLow = new Int32Array(lineCount)
  const leftHigh = new Int32Array(lineCount)
  const found = new Int32Array(2)

  function leave(line: number, number: number): void {
    if (number < 32) leftLow[line] |= 1 << number
    else leftHigh[line] |= 1 << (number - 32)
  }

  /**
   * Finds the numbers that a line allows in its open cells. Returns the fault if the line cannot have its sum.
   */
  function at(frame: Int32Array, line: number): LineFault | undefined {
    leftLow[line] = -1
    leftHigh[line] = -1
    const open = frame[LINE_OPEN + line]
    if (open > 2) return undefined
    const needs = frame[LINE_NEEDS + line]
    if (open === 2) return atPair(frame, line, needs)
    if (open === 0) return needs === 0 ? undefined : 'wrong-sum'
    leftLow[line] = 0
    leftHigh[line] = 0
    if (!isUnused(frame, needs)) return 'no-last-number'
    leave(line, needs)
    return undefined
  }

  function atPair(frame: Int32Array, line: number, needs: number): LineFault | undefined {
    let only = -1
    for (let number = Math.max(0, needs - cells + 1); 2 * number < needs; number++) {
      if (!isUnused(frame, number) || !isUnused(frame, needs - number)) continue
      if (only >= 0) return undefined
      only = number
    }
    leftLow[line] = 0
    leftHigh[line] = 0
    if (only < 0) return 'no-pair'
    leave(line, only)
    leave(line, needs - only)
    return undefined
  }

  return {
    /**
     * The numbers that each line allowed at the last call of `at`. All bits are set if the line excludes
     * nothing.
     */
    leftLow,
    leftHigh,
    at,
    /** Calls `at` for all lines of a cell. */
    around(frame: Int32Array, cell: number): void {
      const own = linesOfCell[cell]
      for (let index = 0; index < own.length; index++) at(frame, own[index])
    },
    found,
    /** Finds the candidates of an open cell: two words, in `found`. Call `at` for its lines first. */
    findCandidates(frame: Int32Array, cell: number): void {
      let low = frame[LOW + cell] & frame[UNUSED_LOW]
      let high = frame[HIGH + cell] & frame[UNUSED_HIGH]
      const own = linesOfCell[cell]
      for (let index = 0; index < own.length; index++) {
        low &= leftLow[own[index]]
        high &= leftHigh[own[index]]
      }
      found[0] = low
      found[1] = high
    },
    /** Whether the sums of its lines alone allow no number in an open cell. Call `at` for its lines first. */
    isBarred(frame: Int32Array, cell: number): boolean {
      let low = frame[UNUSED_LOW]
      let high = frame[UNUSED_HIGH]
      for (const line of linesOfCell[cell]) {
        low &= leftLow[line]
        high &= leftHigh[line]
      }
      return (low | high) === 0
    },
  }
}
