// Sums of several lines: rows minus columns (on a magic board, diagonals on either side) leave a few cells
// whose sum or difference is known. In Killer Sudoku these are innies and outies.
//
//   a b 9 |         The row has a and b open, the column a and c: row minus column is b - c.
//   c 5 1 |
//   7 2 3 |

import { lowest } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import { clearSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'

/** The maximum number of lines, and of remaining cells, that a person would consider. */
const MOST_LINES = 3
const MOST_CELLS = 3

/** Finds sums of lines that leave few cells. */
export function lineInnieFinder(pencil: LinePencil): PatternFinder {
  const { board, cells, low, high, needs, openCount } = pencil
  const { lines, rows, columns } = board
  /** How often each cell is counted; negative if it is subtracted. */
  const counted = new Int32Array(cells)
  const added: number[] = []
  const takenAway: number[] = []
  const left: number[] = []
  const kept = makeKeptSets(MOST_CELLS)

  /**
   * Tries all different numbers in the remaining cells, from one of them on. The last one follows from the
   * others.
   */
  function fill(index: number, rest: number, usedLow: number, usedHigh: number): boolean {
    const cell = left[index]
    const sign = counted[cell]
    const openLow = low[cell] & ~usedLow
    const openHigh = high[cell] & ~usedHigh
    if (index === left.length - 1) {
      const number = sign * rest
      if (number < 0 || number >= cells) return false
      const bit = 1 << (number & 31)
      if (((number < 32 ? openLow : openHigh) & bit) === 0) return false
      if (number < 32) kept.low[index] |= bit
      else kept.high[index] |= bit
      return true
    }
    let any = false
    for (let todo = openLow; todo !== 0; todo &= todo - 1) {
      const bit = todo & -todo
      if (!fill(index + 1, rest - sign * lowest(todo), usedLow | bit, usedHigh)) continue
      kept.low[index] |= bit
      any = true
    }
    for (let todo = openHigh; todo !== 0; todo &= todo - 1) {
      const bit = todo & -todo
      if (!fill(index + 1, rest - sign * (32 + lowest(todo)), usedLow, usedHigh | bit)) continue
      kept.high[index] |= bit
      any = true
    }
    return any
  }

  /** Finds the remaining cells. Returns false if there are too many, or if one is counted twice. */
  function findLeft(): boolean {
    left.length = 0
    for (let cell = 0; cell < cells; cell++) {
      if (counted[cell] === 0 || !pencil.isOpen(cell)) continue
      if (left.length === MOST_CELLS || Math.abs(counted[cell]) > 1) return false
      left.push(cell)
    }
    return left.length > 0
  }

  function strike(sum: number): void {
    clearSets(kept)
    fill(0, sum, 0, 0)
    pencil.keep(left, kept)
  }

  /** The equation of the remaining cells: `r1c1 + r1c2 - r3c4 = 5`. */
  function equation(sum: number): string {
    const plus = left.filter((cell) => counted[cell] > 0)
    const minus = left.filter((cell) => counted[cell] < 0)
    const printed = sum + board.first * (plus.length - minus.length)
    // If all remaining cells are subtracted, the signs are reversed.
    if (plus.length === 0) return `${minus.map(pencil.name).join(' + ')} = ${-printed}`
    return `${[plus.map(pencil.name).join(' + '), ...minus.map(pencil.name)].join(' - ')} = ${printed}`
  }

  function reason(sum: number) {
    const own = [...left]
    const all = new Set([...left, ...[...added, ...takenAway].flatMap(pencil.openCells)])
    const facts = {
      lines: added.map(pencil.lineFact).join(', '),
      others: takenAway.map(pencil.lineFact).join(', '),
      equation: equation(sum),
    }
    return { kind: 'innies', facts, cells: [...all], premises: [{ cells: own }] }
  }

  return (frame, report) => {
    pencil.read(frame)
    choose(0, 0)

    /** Tries all choices of further lines, from this one on. */
    function choose(from: number, sum: number): void {
      if (added.length > 0 && takenAway.length > 0 && findLeft()) {
        strike(sum)
        pencil.report(report, () => reason(sum), { cells: left })
      }
      if (added.length + takenAway.length === MOST_LINES) return
      for (let line = from; line < lines.length; line++) {
        if (openCount[line] === 0) continue
        if (line < rows || line >= rows + columns) count(line, 1, added, sum)
        if (line >= rows) count(line, -1, takenAway, sum)
      }
    }

    function count(line: number, sign: number, side: number[], sum: number): void {
      for (const cell of lines[line]) counted[cell] += sign
      side.push(line)
      choose(line + 1, sum + sign * needs[line])
      side.pop()
      for (const cell of lines[line]) counted[cell] -= sign
    }
  }
}
