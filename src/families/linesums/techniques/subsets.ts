// Subsets: the complete board is one group in which each number occurs once. If k cells together have only k
// candidates, these numbers go into these cells (naked). If k numbers together have only k places, these cells
// hold nothing else (hidden).

import type { PatternFinder } from '../../inference.ts'
import { smallUnionsOfWords } from '../../subsetsInLongBitSets.ts'
import type { LinePencil } from './candidateBoard.ts'

/**
 * Finds two cells that together have two candidates. Cells with one candidate are seen at a glance, and larger
 * subsets never occur.
 */
export function nakedBoardPairFinder(pencil: LinePencil): PatternFinder {
  const { low, high } = pencil
  return (frame, report) => {
    pencil.read(frame)
    const open = Array.from(low.keys()).filter(pencil.isOpen)
    const sets = open.map((cell) => [low[cell], high[cell]])
    smallUnionsOfWords(sets, 2, (chosen, [unionLow, unionHigh]) => {
      const cells = chosen.map((index) => open[index])
      for (let cell = 0; cell < pencil.cells; cell++) {
        if (!cells.includes(cell)) pencil.strike(cell, unionLow, unionHigh)
      }
      pencil.report(report, () => ({
        kind: 'naked-pair',
        facts: { cells: pencil.names(cells), values: pencil.numbersOf(unionLow, unionHigh).join(', ') },
        cells,
        premises: [{ cells }],
      }))
    })
  }
}

/** Finds k numbers that together have only k places. */
export function hiddenBoardSubsetFinder(pencil: LinePencil, kind: string, k: number): PatternFinder {
  const { cells, low, high, unused } = pencil

  /** The cells that can take a number, as two words of bits. */
  function placesOf(number: number): number[] {
    const candidates = number < 32 ? low : high
    const places = [0, 0]
    for (let cell = 0; cell < cells; cell++) {
      if (candidates[cell] & (1 << (number & 31))) places[cell >>> 5] |= 1 << (cell & 31)
    }
    return places
  }

  return (frame, report) => {
    pencil.read(frame)
    const numbers = Array.from(low.keys()).filter((number) => unused[number >>> 5] & (1 << (number & 31)))
    smallUnionsOfWords(numbers.map(placesOf), k, (chosen, union) => {
      const set = [0, 0]
      for (const index of chosen) set[numbers[index] >>> 5] |= 1 << (numbers[index] & 31)
      const where = Array.from(low.keys()).filter((cell) => union[cell >>> 5] & (1 << (cell & 31)))
      for (const cell of where) pencil.strike(cell, ~set[0], ~set[1])
      const reasonOf = () => {
        const values = pencil.numbersOf(set[0], set[1])
        const others = pencil.openBesides(where)
        return {
          kind,
          facts: { cells: pencil.names(where), values: values.join(', ') },
          cells: where,
          premises: values.map((value) => ({ cells: others, value })),
        }
      }
      pencil.report(report, reasonOf, { low: set[0], high: set[1] })
    })
  }
}
