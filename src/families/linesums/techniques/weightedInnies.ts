// Weighted innies: as in innies.ts, the sums of some lines are added and the sums of other lines are subtracted,
// but with more lines, and a remaining cell may be counted twice.
//
//   a . . b         The top row and both diagonals count a and b twice. If the two middle columns are subtracted,
//   . . . .         the other remaining cells are the lower corners c and d, and the subtracted cells e and f:
//   . . . .         2a + 2b + c + d - e - f.
//   c e f d

import type { PatternFinder } from '../../inference.ts'
import type { LineBoard } from '../boardOfSumLines.ts'
import type { LinePencil } from './candidateBoard.ts'
import { makeSignedSums, type SignedSum } from './signedSums.ts'

/**
 * The maximum number of lines, the maximum number of remaining cells, and how often a cell may be counted at
 * most.
 */
const MOST_LINES = 4
const MOST_CELLS = 4
const MOST_OFTEN = 2

/** Lines that are added and lines that are subtracted. */
interface Balance {
  readonly added: readonly number[]
  readonly takenAway: readonly number[]
  /** The cells that do not cancel out, and how often each is counted. */
  readonly cells: readonly number[]
  readonly factors: readonly number[]
}

/**
 * Finds sums of lines in which only a few cells do not cancel out. Each of these cells is counted once or twice.
 */
export function weightedInnieFinder(pencil: LinePencil): PatternFinder {
  const { needs, lineChanges } = pencil
  const balances = balancesOf(pencil.board)
  const sums = makeSignedSums(pencil, MOST_CELLS)
  /** For each balance, the sum of `lineChanges` of its lines at the last search that found nothing. */
  const foundNothing = new Int32Array(balances.length).fill(-1)

  /** The indices of the remaining cells in a balance. */
  const left: number[] = []

  // Balances with full lines are skipped, because the balance without these lines deduces the same.
  const isFull = (line: number) => pencil.openCount[line] === 0

  /**
   * The equation of the remaining cells; undefined if no cell or too many cells remain, or if a cell is counted
   * too often.
   */
  function leftOf({ cells, factors }: Balance, sum: number): SignedSum | undefined {
    let count = 0
    for (let index = 0; index < cells.length; index++) {
      if (!pencil.isOpen(cells[index])) continue
      if (count === MOST_CELLS || Math.abs(factors[index]) > MOST_OFTEN) return undefined
      left[count++] = index
    }
    if (count === 0) return undefined
    const own = left.slice(0, count)
    return { cells: own.map((index) => cells[index]), factors: own.map((index) => factors[index]), sum }
  }

  return (frame, report) => {
    pencil.read(frame)
    for (const [index, balance] of balances.entries()) {
      const { added, takenAway } = balance
      let sum = 0
      let changes = 0
      for (const line of added) {
        sum += needs[line]
        changes += lineChanges[line]
      }
      for (const line of takenAway) {
        sum -= needs[line]
        changes += lineChanges[line]
      }
      if (foundNothing[index] === changes) continue
      foundNothing[index] = changes
      if (added.some(isFull) || takenAway.some(isFull)) continue
      const rest = leftOf(balance, sum)
      if (!rest) continue
      sums.strike(rest)
      pencil.report(
        (found) => {
          foundNothing[index] = -1
          report(found)
        },
        () => ({
          kind: 'weighted-innies',
          facts: {
            lines: added.map(pencil.lineFact).join(', '),
            others: takenAway.map(pencil.lineFact).join(', '),
            equation: sums.equation(rest),
          },
          cells: [...new Set([...rest.cells, ...[...added, ...takenAway].flatMap(pencil.openCells)])],
          premises: [{ cells: rest.cells }],
        }),
        { cells: rest.cells },
      )
    }
  }
}

/**
 * All balances: rows are added, columns are subtracted, and diagonals are on either side. Balances with fewer
 * lines come first.
 */
function balancesOf({ lines, rows, columns }: LineBoard<never>): Balance[] {
  const counted = new Int32Array(rows * columns)
  const found: Balance[][] = []
  const choose = (from: number, added: readonly number[], takenAway: readonly number[]): void => {
    const count = added.length + takenAway.length
    if (added.length > 0 && takenAway.length > 0) {
      const cells = Array.from(counted.keys()).filter((cell) => counted[cell] !== 0)
      found[count] ??= []
      found[count].push({ added, takenAway, cells, factors: cells.map((cell) => counted[cell]) })
    }
    if (count === MOST_LINES) return
    for (let line = from; line < lines.length; line++) {
      if (line < rows || line >= rows + columns) {
        for (const cell of lines[line]) counted[cell]++
        choose(line + 1, [...added, line], takenAway)
        for (const cell of lines[line]) counted[cell]--
      }
      if (line >= rows) {
        for (const cell of lines[line]) counted[cell]--
        choose(line + 1, added, [...takenAway, line])
        for (const cell of lines[line]) counted[cell]++
      }
    }
  }
  choose(0, [], [])
  return found.flat()
}
