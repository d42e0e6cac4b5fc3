// Subsets: the whole board is one group, in which each number goes once. k cells that have k candidates between them take
// these (naked); k numbers that have k places between them fill them (hidden).

import { popcount } from '../../../kernel/bits.ts'
import type { PatternFinder } from '../../inference.ts'
import type { LinePencil } from './pencil.ts'

/** What naked and hidden subsets of 1 to 3 are called; cells with one candidate are seen at a glance. */
const NAKED_NAMES = { 2: 'naked-pair', 3: 'naked-triple' } as const
/** See `NAKED_NAMES`. */
const HIDDEN_NAMES = { 1: 'hidden-single', 2: 'hidden-pair', 3: 'hidden-triple' } as const

/** Calls back with each choice of k of some sets of two words that have at most k members together. */
function smallUnions(
  low: readonly number[],
  high: readonly number[],
  k: number,
  found: (chosen: readonly number[], unionLow: number, unionHigh: number) => void,
): void {
  const chosen: number[] = []
  const choose = (from: number, unionLow: number, unionHigh: number) => {
    if (chosen.length === k) {
      found(chosen, unionLow, unionHigh)
      return
    }
    for (let index = from; index <= low.length - (k - chosen.length); index++) {
      const grownLow = unionLow | low[index]
      const grownHigh = unionHigh | high[index]
      if (popcount(grownLow) + popcount(grownHigh) > k) continue
      chosen.push(index)
      choose(index + 1, grownLow, grownHigh)
      chosen.pop()
    }
  }
  choose(0, 0, 0)
}

/** Cells with so few candidates between them. */
export function nakedSubsetFinder(pencil: LinePencil, k: keyof typeof NAKED_NAMES): PatternFinder {
  const { low, high } = pencil
  const kind = NAKED_NAMES[k]
  return (frame, report) => {
    pencil.read(frame)
    const few = Array.from(low.keys()).filter(
      (cell) => pencil.isOpen(cell) && popcount(low[cell]) + popcount(high[cell]) <= k,
    )
    smallUnions(
      few.map((cell) => low[cell]),
      few.map((cell) => high[cell]),
      k,
      (chosen, unionLow, unionHigh) => {
        const cells = chosen.map((index) => few[index])
        for (let cell = 0; cell < pencil.cells; cell++) {
          if (!cells.includes(cell)) pencil.strike(cell, unionLow, unionHigh)
        }
        pencil.report(report, () => ({
          kind,
          facts: { cells: pencil.names(cells), values: pencil.numbersOf(unionLow, unionHigh).join(', ') },
          cells,
          premises: [{ cells }],
        }))
      },
    )
  }
}

/** Numbers with so few places between them. */
export function hiddenSubsetFinder(pencil: LinePencil, k: keyof typeof HIDDEN_NAMES): PatternFinder {
  const { cells, low, high, unused } = pencil
  const kind = HIDDEN_NAMES[k]
  return (frame, report) => {
    pencil.read(frame)
    const numbers: number[] = []
    const placesLow: number[] = []
    const placesHigh: number[] = []
    for (let number = 0; number < cells; number++) {
      const bit = 1 << (number & 31)
      if ((unused[number < 32 ? 0 : 1] & bit) === 0) continue
      const candidates = number < 32 ? low : high
      let lowCells = 0
      let highCells = 0
      for (let cell = 0; cell < cells; cell++) {
        if ((candidates[cell] & bit) === 0) continue
        if (cell < 32) lowCells |= 1 << cell
        else highCells |= 1 << (cell - 32)
      }
      if (popcount(lowCells) + popcount(highCells) > k) continue
      numbers.push(number)
      placesLow.push(lowCells)
      placesHigh.push(highCells)
    }
    smallUnions(placesLow, placesHigh, k, (chosen, unionLow, unionHigh) => {
      let setLow = 0
      let setHigh = 0
      for (const index of chosen) {
        if (numbers[index] < 32) setLow |= 1 << numbers[index]
        else setHigh |= 1 << (numbers[index] - 32)
      }
      const where = Array.from(low.keys()).filter(
        (cell) => ((cell < 32 ? unionLow : unionHigh) & (1 << (cell & 31))) !== 0,
      )
      for (const cell of where) pencil.strike(cell, ~setLow, ~setHigh)
      const reasonOf = () => {
        const values = pencil.numbersOf(setLow, setHigh)
        const others = pencil.openBesides(where)
        return {
          kind,
          facts: { cells: pencil.names(where), values: values.join(', ') },
          cells: where,
          premises: values.map((value) => ({ cells: others, value })),
        }
      }
      pencil.report(report, reasonOf, { low: setLow, high: setHigh })
    })
  }
}
