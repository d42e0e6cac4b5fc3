// What a person sees on a board of lines with sums: the last cell of a line, and a cell that can take but one number
// (lineBounds.ts). The last cell of a line is plainer: it counts 1 more for each line.
//
// A number with one place left is not looked for: people would have to compare all cells, and with it the effort
// agrees no better with the published degree.

import { lowest, popcount } from '../../kernel/bits.ts'
import type { Clues } from '../../kernel/model.ts'
import type { Reason, Reasoner } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import { layOutFrame, OPEN, UNUSED_HIGH, UNUSED_LOW, upTo } from './frameLayout.ts'
import { makeBounds } from './lineBounds.ts'
import type { LineBoard } from './model.ts'
import type { CellReason, LineKind, LineReason } from './reasons.ts'

/** What is seen, for help texts. */
export const LINES_SEEN =
  'the last cell of a line, and the only number that the sums of its lines leave a cell: within their bounds, and with a partner where two cells are open'

const DIAGONALS = ['falling', 'rising'] as const

/** What a person sees on a board whose lines are its rows, its columns and perhaps the falling and the rising diagonal. */
export function makeLineSumReasoner<P extends Puzzle & Clues>(board: LineBoard<P>): Reasoner<P> {
  const { rows, columns, first, lines, sumsOf } = board
  const cells = rows * columns
  const { LINE_OPEN, LINE_NEEDS, VALUE, LOW, HIGH, frameWords } = layOutFrame(cells, lines.length)
  const allLow = upTo(cells - 1)
  const allHigh = upTo(cells - 33)
  const bounds = makeBounds(board)
  const { linesOfCell, found } = bounds
  let sums: readonly number[] = []

  /** The frame in which a contradiction was noticed, in a line or a cell; or the value that was to be placed again. */
  const failed = new Int32Array(frameWords)
  let failedLine = -1
  let failedCell = -1
  let failedValue = -1

  function fail(frame: Int32Array, line: number, cell: number, value: number): false {
    failed.set(frame)
    failedLine = line
    failedCell = cell
    failedValue = value
    return false
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const number = value - first
    const bit = 1 << (number & 31)
    const unused = number < 32 ? UNUSED_LOW : UNUSED_HIGH
    if ((frame[unused] & bit) === 0) return fail(frame, -1, cell, value)
    const candidates = (number < 32 ? LOW : HIGH) + cell
    if (frame[VALUE + cell] !== 0 || (frame[candidates] & bit) === 0) return fail(frame, -1, cell, -1)
    frame[VALUE + cell] = value
    frame[OPEN]--
    frame[unused] &= ~bit
    const own = linesOfCell[cell]
    for (let index = 0; index < own.length; index++) {
      frame[LINE_OPEN + own[index]]--
      frame[LINE_NEEDS + own[index]] -= number
    }
    return true
  }

  /** Finds the candidates of one open cell; false if there are none. */
  function examine(frame: Int32Array, cell: number): boolean {
    const wrong = bounds.findAll(frame)
    if (wrong >= 0) return fail(frame, wrong, -1, -1)
    bounds.findCandidates(frame, cell)
    return (found[0] | found[1]) !== 0 || fail(frame, -1, cell, -1)
  }

  function lineReason(reason: LineReason, line: number, facts: Record<string, number>): Reason {
    const kind: LineKind =
      line < rows ? 'row' : line < rows + columns ? 'column' : DIAGONALS[line - rows - columns]
    const name = kind === 'row' ? { row: line + 1 } : kind === 'column' ? { column: line - rows + 1 } : {}
    return { kind: `${reason}-${kind}`, facts: { ...name, ...facts }, cells: lines[line] }
  }

  /** A reason that all lines of the cell give together. */
  function cellReason(kind: CellReason, cell: number, facts: Record<string, number>): Reason {
    const around = Array.from(linesOfCell[cell]).flatMap((line) => lines[line])
    return { kind, facts, cells: [...new Set(around)] }
  }

  /** The numbers, as printed, that the bounds of a cell's lines allow, used or not. */
  function rangeOf(cell: number): { least: number; greatest: number } {
    const own = Array.from(linesOfCell[cell])
    const least = Math.max(0, ...own.map((line) => bounds.least[line]))
    const greatest = Math.min(cells - 1, ...own.map((line) => bounds.greatest[line]))
    return { least: least + first, greatest: greatest + first }
  }

  /** The lines of a cell that have so many open cells. */
  function linesWith(frame: Int32Array, cell: number, open: number): number[] {
    return Array.from(linesOfCell[cell]).filter((line) => frame[LINE_OPEN + line] === open)
  }

  /** What the open cells of a line still need, as printed. */
  function needsOf(frame: Int32Array, line: number): number {
    return frame[LINE_NEEDS + line] + first * frame[LINE_OPEN + line]
  }

  /** How many numbers within the bounds the pairs of a line leave a cell. */
  function countPaired(frame: Int32Array, cell: number, line: number): number {
    bounds.findUnused(frame, cell)
    bounds.keepPaired(frame, cell, line)
    return popcount(found[0]) + popcount(found[1])
  }

  /** Why the line of the failed frame cannot have its sum. */
  function lineFault(line: number): Reason {
    const open = failed[LINE_OPEN + line]
    const needs = needsOf(failed, line)
    const sum = sums[line]
    if (open === 0) return lineReason('wrong-sum-in', line, { sum, others: sum - needs })
    if (open === 1) return lineReason('last-needs-in', line, { needs })
    const least = bounds.smallest[open] + first * open
    const most = bounds.largest[open] + first * open
    return needs < least
      ? lineReason('needs-less-in', line, { needs, open, least })
      : lineReason('needs-more-in', line, { needs, open, most })
  }

  return {
    cells,
    maxCandidates: cells,
    frameWords,
    root(frame, puzzle) {
      sums = sumsOf(puzzle)
      frame.fill(0)
      frame[OPEN] = cells
      frame[UNUSED_LOW] = allLow
      frame[UNUSED_HIGH] = allHigh
      lines.forEach(({ length }, line) => {
        frame[LINE_OPEN + line] = length
        frame[LINE_NEEDS + line] = sums[line] - first * length
      })
      frame.fill(allLow, LOW, HIGH)
      frame.fill(allHigh, HIGH)
      return puzzle.givens.every((given, cell) => given === 0 || place(frame, cell, given))
    },
    place,
    exclude(frame, cell, value) {
      const number = value - first
      if (number < 32) frame[LOW + cell] &= ~(1 << number)
      else frame[HIGH + cell] &= ~(1 << (number - 32))
      return examine(frame, cell)
    },
    openCells: (frame) => frame[OPEN],
    look(frame, forced) {
      const wrong = bounds.findAll(frame)
      if (wrong >= 0) return fail(frame, wrong, -1, -1)
      let count = 0
      for (let cell = 0; cell < cells; cell++) {
        if (frame[VALUE + cell] !== 0) continue
        bounds.findCandidates(frame, cell)
        const low = found[0]
        const high = found[1]
        if (((low & (low - 1)) | (high & (high - 1))) !== 0 || (low !== 0 && high !== 0)) continue
        if ((low | high) === 0) return fail(frame, -1, cell, -1)
        let weight = 1
        const own = linesOfCell[cell]
        for (let index = 0; index < own.length; index++) if (frame[LINE_OPEN + own[index]] === 1) weight++
        forced.cells[count] = cell
        forced.values[count] = first + (low !== 0 ? lowest(low) : 32 + lowest(high))
        forced.weights[count++] = weight
      }
      forced.count = count
      return true
    },
    candidates(frame, cell, values) {
      if (frame[VALUE + cell] !== 0 || !examine(frame, cell)) return 0
      let count = 0
      for (let todo = found[0]; todo !== 0; todo &= todo - 1) values[count++] = first + lowest(todo)
      for (let todo = found[1]; todo !== 0; todo &= todo - 1) values[count++] = first + 32 + lowest(todo)
      return count
    },
    reasons(frame, cell, value) {
      examine(frame, cell)
      const last = linesWith(frame, cell, 1)
      if (last.length > 0) {
        return last.map((line) =>
          lineReason('last-in', line, { value, sum: sums[line], others: sums[line] - value }),
        )
      }
      const { least, greatest } = rangeOf(cell)
      if (least === greatest) return [cellReason('only-number', cell, { value })]
      bounds.findUnused(frame, cell)
      if (popcount(found[0]) + popcount(found[1]) === 1) {
        return [cellReason('only-unused-number', cell, { value, least, greatest })]
      }
      const pairs = linesWith(frame, cell, 2).filter((line) => countPaired(frame, cell, line) === 1)
      return [
        ...pairs.map((line) => {
          const needs = needsOf(frame, line)
          return lineReason('only-pair-in', line, { value, needs, other: needs - value })
        }),
        ...(pairs.length === 0 ? [cellReason('only-candidate', cell, { value })] : []),
      ]
    },
    contradiction() {
      if (failedValue >= 0) {
        const there = failed.indexOf(failedValue, VALUE) - VALUE
        return { kind: 'twice', facts: { value: failedValue }, cells: [there, failedCell] }
      }
      const wrong = bounds.findAll(failed)
      if (failedLine >= 0 || wrong >= 0) return lineFault(failedLine >= 0 ? failedLine : wrong)
      const { least, greatest } = rangeOf(failedCell)
      if (least > greatest) return cellReason('no-number', failedCell, { cell: failedCell })
      bounds.findUnused(failed, failedCell)
      if ((found[0] | found[1]) === 0) {
        return least === greatest
          ? cellReason('used-number', failedCell, { cell: failedCell, value: least })
          : cellReason('no-unused-number', failedCell, { cell: failedCell, least, greatest })
      }
      const line = linesWith(failed, failedCell, 2).find((own) => countPaired(failed, failedCell, own) === 0)
      return line === undefined
        ? { kind: 'no-candidate', facts: { cell: failedCell }, cells: [failedCell] }
        : lineReason('no-pair-in', line, { cell: failedCell, needs: needsOf(failed, line) })
    },
  }
}
