// Singles on a board of lines with sums: the last cell of a line, the last two cells if only one pair of unused
// numbers has their sum, and a cell with one candidate. For each line of which a cell is the last open cell, its
// weight increases by 1.
//
//   . 6 . 9 | 18     Two cells need 3, so they take 1 and 2. If the column of one of them needs 5 from
//                    two cells, and 3 + 2 is its only pair, then 2 stands where they cross.

import type { Clues } from '../../kernel/searchModel.ts'
import type { Reason, Reasoner } from '../inference.ts'
import type { Puzzle } from '../puzzle.ts'
import { type LineBoard, lineFact } from './boardOfSumLines.ts'
import { type LineFault, makeGlance } from './lastCellsOfLine.ts'
import { layOutFrame, makeFrameKeeper, printedNumbers } from './searchStateOfLines.ts'

/** Finds singles on a board and explains them. */
export interface LineLooker<P extends Puzzle> extends Omit<Reasoner<P>, 'makeFinders'> {
  /**
   * Writes the candidates of each open cell as two words of bits, 0 for a settled cell. Numbers count from 0.
   */
  read(frame: Int32Array, low: Int32Array, high: Int32Array): void
}

/** Compiles a board. */
export function makeLineLooker<P extends Puzzle & Clues>(board: LineBoard<P>): LineLooker<P> {
  const { first, lines, sumsOf } = board
  const { cells, maxCandidates, frameWords, openCells, ...keeper } = makeFrameKeeper(board)
  const { linesOfCell, clear, isUnused, isAllowed, settle, strike, listForced, listFound } = keeper
  const { LINE_OPEN, LINE_NEEDS, VALUE } = layOutFrame(cells, lines.length)
  const glance = makeGlance(board)
  const { leftLow, leftHigh, found, findCandidates } = glance
  let sums: readonly number[] = []

  /** Describes the last contradiction. */
  let contradiction: () => Reason

  function fail(tell: () => Reason): false {
    contradiction = tell
    return false
  }

  function failLine(frame: Int32Array, line: number, kind: LineFault): false {
    /** The missing sum of the line's open cells, as printed. */
    const needs = frame[LINE_NEEDS + line] + first * frame[LINE_OPEN + line]
    const sum = sums[line]
    return fail(() => lineReason(kind, line, kind === 'wrong-sum' ? { sum, others: sum - needs } : { needs }))
  }

  function failCell(cell: number, kind: 'no-number' | 'no-candidate'): false {
    const around =
      kind === 'no-number' ? Array.from(linesOfCell[cell]).flatMap((line) => lines[line]) : [cell]
    const premises = kind === 'no-number' ? [] : [{ cells: [cell] }]
    return fail(() => ({ kind, facts: { cell }, cells: [...new Set(around)], premises }))
  }

  function place(frame: Int32Array, cell: number, value: number): boolean {
    if (!isUnused(frame, value)) {
      const cells = [frame.indexOf(value, VALUE) - VALUE, cell]
      return fail(() => ({ kind: 'number-twice', facts: { value }, cells, premises: [] }))
    }
    if (!isAllowed(frame, cell, value)) return failCell(cell, 'no-candidate')
    settle(frame, cell, value)
    const own = linesOfCell[cell]
    for (let index = 0; index < own.length; index++) {
      const wrong = glance.at(frame, own[index])
      if (wrong) return failLine(frame, own[index], wrong)
    }
    return true
  }

  function lineReason(kind: string, line: number, facts: Reason['facts']): Reason {
    return { kind, facts: { line: lineFact(board, line), ...facts }, cells: lines[line], premises: [] }
  }

  /**
   * The printed numbers of the only possible pair of a line with two open cells; empty if there are several
   * pairs.
   */
  function onlyPair(frame: Int32Array, line: number): readonly number[] {
    glance.at(frame, line)
    if (frame[LINE_OPEN + line] !== 2 || (leftLow[line] & leftHigh[line]) === -1) return []
    return printedNumbers(leftLow[line], leftHigh[line], first)
  }

  /**
   * The reasons for a value that follow from lines of two open cells: two such lines cross in the cell, or the
   * other number of a line's only pair is ruled out in the cell.
   */
  function pairReasons(frame: Int32Array, cell: number, value: number): Reason[] {
    const pairs = Array.from(linesOfCell[cell]).flatMap((line) => {
      const pair = onlyPair(frame, line)
      return pair.length > 0 ? { line, pair, other: pair[0] + pair[1] - value } : []
    })
    if (pairs.length === 0) return []
    const [one] = pairs
    const crossing = pairs.find(({ other }) => other !== one.other)
    if (!crossing) {
      const { line, other } = one
      const premises = [{ cells: [cell], value: other }]
      return [{ ...lineReason('unique-pair', line, { value, other, needs: value + other }), premises }]
    }
    const both = lineReason('crossing-pairs', one.line, {
      value,
      pair: one.pair.join(' + '),
      crossing: lineFact(board, crossing.line),
      other: crossing.pair.join(' + '),
    })
    return [{ ...both, cells: [...new Set([...lines[one.line], ...lines[crossing.line]])] }]
  }

  return {
    cells,
    maxCandidates,
    frameWords,
    openCells,
    root(frame, puzzle) {
      sums = sumsOf(puzzle)
      clear(frame, sums)
      return puzzle.givens.every((given, cell) => given === 0 || place(frame, cell, given))
    },
    place,
    exclude(frame, cell, value) {
      strike(frame, cell, value)
      glance.around(frame, cell)
      findCandidates(frame, cell)
      return (found[0] | found[1]) !== 0 || failCell(cell, 'no-candidate')
    },
    look(frame, forced) {
      for (let line = 0; line < lines.length; line++) {
        const wrong = glance.at(frame, line)
        if (wrong) return failLine(frame, line, wrong)
      }
      const empty = listForced(frame, forced, glance)
      return empty < 0 || failCell(empty, glance.isBarred(frame, empty) ? 'no-number' : 'no-candidate')
    },
    candidates(frame, cell, values) {
      if (frame[VALUE + cell] !== 0) return 0
      glance.around(frame, cell)
      findCandidates(frame, cell)
      return listFound(glance, values)
    },
    reasons(frame, cell, value) {
      const last = Array.from(linesOfCell[cell]).filter((line) => frame[LINE_OPEN + line] === 1)
      if (last.length > 0) {
        return last.map((line) =>
          lineReason('last-cell', line, { sum: sums[line], others: sums[line] - value }),
        )
      }
      const naked = { kind: 'naked-single', facts: { value }, cells: [cell], premises: [{ cells: [cell] }] }
      return [...pairReasons(frame, cell, value), naked]
    },
    contradiction: () => contradiction(),
    read(frame, low, high) {
      for (let line = 0; line < lines.length; line++) glance.at(frame, line)
      for (let cell = 0; cell < cells; cell++) {
        const isOpen = frame[VALUE + cell] === 0
        if (isOpen) findCandidates(frame, cell)
        low[cell] = isOpen ? found[0] : 0
        high[cell] = isOpen ? found[1] : 0
      }
    },
  }
}
