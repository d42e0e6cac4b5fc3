// The weak base of a board of lines with sums: the last cell of a line, and a cell that can take only one
// number (lineBounds.ts). The last cell of a line is plainer: it weighs 1 more for each such line.
//
// Numbers with one place left are not searched for. People would have to compare all cells, and the effort
// would not agree better with the published degree.

import { lowest } from '../../kernel/bits.ts'
import type { Clues } from '../../kernel/model.ts'
import type { Looker } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import { layOutFrame, OPEN, UNUSED_HIGH, UNUSED_LOW, upTo } from './frameLayout.ts'
import { makeBounds } from './lineBounds.ts'
import type { LineBoard } from './model.ts'

/** What the weak base sees, for help texts. */
export const LINES_SEEN =
  'the last cell of a line, and a cell for which the sums of its lines leave only one number: within their bounds, and with a partner in a line of two open cells'

/** The weak base of a board of lines. */
export function makeLineSumWeakBase<P extends Puzzle & Clues>(board: LineBoard<P>): Looker<P> {
  const { rows, columns, first, lines, sumsOf } = board
  const cells = rows * columns
  const { LINE_OPEN, LINE_NEEDS, VALUE, LOW, HIGH, frameWords } = layOutFrame(cells, lines.length)
  const allLow = upTo(cells - 1)
  const allHigh = upTo(cells - 33)
  const bounds = makeBounds(board)
  const { linesOfCell, found } = bounds

  function place(frame: Int32Array, cell: number, value: number): boolean {
    const number = value - first
    const bit = 1 << (number & 31)
    const unused = number < 32 ? UNUSED_LOW : UNUSED_HIGH
    const candidates = (number < 32 ? LOW : HIGH) + cell
    if ((frame[unused] & frame[candidates] & bit) === 0 || frame[VALUE + cell] !== 0) return false
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

  /** Finds the candidates of one open cell. Returns false if there are none. */
  function examine(frame: Int32Array, cell: number): boolean {
    if (!bounds.findAll(frame)) return false
    bounds.findCandidates(frame, cell)
    return (found[0] | found[1]) !== 0
  }

  return {
    cells,
    maxCandidates: cells,
    frameWords,
    root(frame, puzzle) {
      const sums = sumsOf(puzzle)
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
      if (!bounds.findAll(frame)) return false
      let count = 0
      for (let cell = 0; cell < cells; cell++) {
        if (frame[VALUE + cell] !== 0) continue
        bounds.findCandidates(frame, cell)
        const low = found[0]
        const high = found[1]
        if (((low & (low - 1)) | (high & (high - 1))) !== 0 || (low !== 0 && high !== 0)) continue
        if ((low | high) === 0) return false
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
  }
}
