// Sums of several lines: rows minus columns (on a magic board, diagonals on either side) leave a few cells
// whose sum or difference is known. In Killer Sudoku these are innies and outies.
//
//   a b 9 |         The row has a and b open, the column a and c: row minus column is b - c.
//   c 5 1 |
//   7 2 3 |

import type { PatternFinder } from '../../inference.ts'
import type { LinePencil } from './candidateBoard.ts'
import { makeSignedSums, type SignedSum } from './signedSums.ts'

/** The maximum number of lines, and the maximum number of remaining cells, that a person would consider. */
const MOST_LINES = 3
const MOST_CELLS = 3

/** Finds sums of lines in which all but a few cells cancel out. */
export function lineInnieFinder(pencil: LinePencil): PatternFinder {
  const { board, cells, needs, openCount } = pencil
  const { lines, rows, columns } = board
  /** How often each cell is counted; negative if it is subtracted. */
  const counted = new Int32Array(cells)
  const added: number[] = []
  const takenAway: number[] = []
  const left: number[] = []
  const sums = makeSignedSums(pencil, MOST_CELLS)

  /** Finds the remaining cells. Returns false if too many cells remain, or if a cell is counted twice. */
  function findLeft(): boolean {
    left.length = 0
    for (let cell = 0; cell < cells; cell++) {
      if (counted[cell] === 0 || !pencil.isOpen(cell)) continue
      if (left.length === MOST_CELLS || Math.abs(counted[cell]) > 1) return false
      left.push(cell)
    }
    return left.length > 0
  }

  function reason(one: SignedSum) {
    const own = [...left]
    const all = new Set([...left, ...[...added, ...takenAway].flatMap(pencil.openCells)])
    const facts = {
      lines: added.map(pencil.lineFact).join(', '),
      others: takenAway.map(pencil.lineFact).join(', '),
      equation: sums.equation(one),
    }
    return { kind: 'innies', facts, cells: [...all], premises: [{ cells: own }] }
  }

  return (frame, report) => {
    pencil.read(frame)
    choose(0, 0)

    /** Tries all choices of further lines, from this one on. */
    function choose(from: number, sum: number): void {
      if (added.length > 0 && takenAway.length > 0 && findLeft()) {
        const one = { cells: left, factors: left.map((cell) => counted[cell]), sum }
        sums.strike(one)
        pencil.report(report, () => reason(one), { cells: left })
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
