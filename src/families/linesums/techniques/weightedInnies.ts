// Weighted innies: as in innies.ts, sums of lines are added and others are subtracted, but of more lines, and a
// cell that is left may be counted twice.
//
//   a . . b         The top row and both diagonals count a and b twice. Minus the two middle columns, of the
//   . . . .         other cells only the lower corners c and d are left, and the cells e and f, which are
//   . . . .         subtracted: 2a + 2b + c + d - e - f.
//   c e f d

import type { PatternFinder } from '../../inference.ts'
import type { LineBoard } from '../boardOfSumLines.ts'
import type { LinePencil } from './candidateBoard.ts'
import { makeSignedSums, type SignedSum } from './signedSums.ts'

/** The maximum number of lines, and of remaining cells, and how often a cell may be counted. */
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

/** Finds sums of lines in which only a few cells do not cancel out. Each of these cells counts once or twice. */
export function weightedInnieFinder(pencil: LinePencil): PatternFinder {
  const { needs, lineChanges } = pencil
  const balances = balancesOf(pencil.board)
  const sums = makeSignedSums(pencil, MOST_CELLS)
  /** For each balance, the changes of its lines when nothing was found. */
  const foundNothing = new Int32Array(balances.length).fill(-1)

  /** The places of the remaining cells in a balance. */
  const left: number[] = []

  // With a full line, a choice of fewer lines says the same.
  const isFull = (line: number) => pencil.openCount[line] === 0

  /** The remaining cells, or undefined if there are too many, or one is counted too often. */
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
 * All choices of lines: rows are added, columns are subtracted, and diagonals are on either side. Those with fewer lines
 * come first.
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
