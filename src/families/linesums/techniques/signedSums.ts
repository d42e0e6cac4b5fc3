// Equations of a few cells: a sum in which each cell is added or subtracted, once or several times. All cells
// have different numbers.

import { lowest } from '../../../kernel/bits.ts'
import { clearSets, type LinePencil, makeKeptSets } from './candidateBoard.ts'

/** The cells of an equation with their factors, which are not 0. */
export interface SignedSum {
  readonly cells: readonly number[]
  readonly factors: readonly number[]
  /** The value of the sum, with numbers counted from 0. */
  readonly sum: number
}

/** Solves equations of at most `mostCells` cells with the pencilled candidates. */
export function makeSignedSums(pencil: LinePencil, mostCells: number) {
  const { cells: boardCells, low, high } = pencil
  const kept = makeKeptSets(mostCells)
  // For each index, the least and the greatest value of the terms from this index on.
  const least = new Int32Array(mostCells + 1)
  const greatest = new Int32Array(mostCells + 1)

  function findRanges({ cells, factors }: SignedSum): void {
    least[cells.length] = 0
    greatest[cells.length] = 0
    for (let index = cells.length - 1; index >= 0; index--) {
      const [smallest, largest] = [smallestOf(cells[index]), largestOf(cells[index])]
      const isAdded = factors[index] > 0
      least[index] = least[index + 1] + factors[index] * (isAdded ? smallest : largest)
      greatest[index] = greatest[index + 1] + factors[index] * (isAdded ? largest : smallest)
    }
  }

  function smallestOf(cell: number): number {
    return low[cell] !== 0 ? lowest(low[cell]) : 32 + lowest(high[cell])
  }

  function largestOf(cell: number): number {
    return high[cell] !== 0 ? 63 - Math.clz32(high[cell]) : 31 - Math.clz32(low[cell])
  }

  /**
   * Tries all different numbers in the cells from `index` on. The number of the last cell follows from the
   * others.
   */
  function fill(one: SignedSum, index: number, rest: number, usedLow: number, usedHigh: number): boolean {
    if (rest < least[index] || rest > greatest[index]) return false
    const cell = one.cells[index]
    const factor = one.factors[index]
    const openLow = low[cell] & ~usedLow
    const openHigh = high[cell] & ~usedHigh
    if (index === one.cells.length - 1) {
      const number = rest / factor
      if (!Number.isInteger(number) || number < 0 || number >= boardCells) return false
      const bit = 1 << (number & 31)
      if (((number < 32 ? openLow : openHigh) & bit) === 0) return false
      if (number < 32) kept.low[index] |= bit
      else kept.high[index] |= bit
      return true
    }
    let any = false
    for (let todo = openLow; todo !== 0; todo &= todo - 1) {
      const bit = todo & -todo
      if (!fill(one, index + 1, rest - factor * lowest(todo), usedLow | bit, usedHigh)) continue
      kept.low[index] |= bit
      any = true
    }
    for (let todo = openHigh; todo !== 0; todo &= todo - 1) {
      const bit = todo & -todo
      if (!fill(one, index + 1, rest - factor * (32 + lowest(todo)), usedLow, usedHigh | bit)) continue
      kept.high[index] |= bit
      any = true
    }
    return any
  }

  return {
    /**
     * Rules out the numbers of a cell with which no choice of different numbers in the other cells solves the
     * equation.
     */
    strike(one: SignedSum): void {
      clearSets(kept)
      findRanges(one)
      fill(one, 0, one.sum, 0, 0)
      pencil.keep(one.cells, kept)
    },
    /** The equation as a fact: `r1c1 + r1c2 − r3c4 = 5`. */
    equation({ cells, factors, sum }: SignedSum): string {
      const printed = sum + pencil.board.first * factors.reduce((total, factor) => total + factor, 0)
      // If all cells are subtracted, the signs are reversed.
      const sign = factors.some((factor) => factor > 0) ? 1 : -1
      const termOf = (cell: number, index: number) => {
        const times = Math.abs(factors[index])
        return `${times > 1 ? `${times} × ` : ''}${pencil.name(cell)}`
      }
      const isAdded = (index: number) => sign * factors[index] > 0
      const plus = cells.flatMap((cell, index) => (isAdded(index) ? termOf(cell, index) : []))
      const minus = cells.flatMap((cell, index) => (isAdded(index) ? [] : termOf(cell, index)))
      return `${[plus.join(' + '), ...minus].join(' − ')} = ${sign * printed}`
    },
  }
}
