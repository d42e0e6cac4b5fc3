// The weak base of a board of lines with sums: the last cell of a line, and a cell that can take only one number
// (lineBounds.ts). The last cell of a line is easier to see: for each line of which a cell is the last open
// cell, its weight increases by 1.
//
// Numbers with one place left are not searched for: people would have to compare all cells, and the computed
// effort would not agree better with the published degrees of difficulty.

import type { Clues } from '../../kernel/searchModel.ts'
import type { Looker } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import type { LineBoard } from './boardOfSumLines.ts'
import { makeBounds } from './lineBounds.ts'
import { layOutFrame, makeFrameKeeper } from './searchStateOfLines.ts'

/** The deductions of the weak base, for help texts. */
export const LINES_SEEN =
  'the last cell of a line, and cells with only one possible number: it must keep the sums of its lines within bounds and, in a line of two open cells, leave an unused number for the other cell'

/** Compiles the weak base of a board of lines. */
export function makeLineSumWeakBase<P extends Puzzle & Clues>(board: LineBoard<P>): Looker<P> {
  const { cells, maxCandidates, frameWords, openCells, ...keeper } = makeFrameKeeper(board)
  const { clear, isUnused, isAllowed, settle, strike, listForced, listFound } = keeper
  const bounds = makeBounds(board)
  const { VALUE } = layOutFrame(cells, board.lines.length)

  function place(frame: Int32Array, cell: number, value: number): boolean {
    if (!isUnused(frame, value) || !isAllowed(frame, cell, value)) return false
    settle(frame, cell, value)
    return true
  }

  /** Finds the candidates of one open cell. Returns false if there are none. */
  function examine(frame: Int32Array, cell: number): boolean {
    if (!bounds.findAll(frame)) return false
    bounds.findCandidates(frame, cell)
    return (bounds.found[0] | bounds.found[1]) !== 0
  }

  return {
    cells,
    maxCandidates,
    frameWords,
    openCells,
    root(frame, puzzle) {
      clear(frame, board.sumsOf(puzzle))
      return puzzle.givens.every((given, cell) => given === 0 || place(frame, cell, given))
    },
    place,
    exclude(frame, cell, value) {
      strike(frame, cell, value)
      return examine(frame, cell)
    },
    look: (frame, forced) => bounds.findAll(frame) && listForced(frame, forced, bounds) < 0,
    candidates: (frame, cell, values) =>
      frame[VALUE + cell] === 0 && examine(frame, cell) ? listFound(bounds, values) : 0,
  }
}
