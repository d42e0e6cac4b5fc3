// Subsets, as pairs and triples. If k numbers together have only k cells, these cells have no other numbers (hidden
// subsets). If k cells together have only k numbers, these numbers are in no other cells (naked subsets).

import type { PatternFinder } from '../../inference.ts'
import { smallUnionsOfWords } from '../../subsetsInLongBitSets.ts'
import { between, type PathPencil } from './patternTools.ts'

/** The names of subsets with 2 and 3 members. */
const NAMES = { 2: 'pair', 3: 'triple' } as const

/** The size of subsets to search for. */
type SubsetSize = keyof typeof NAMES

/** Finds k numbers that together have only k cells. */
export function hiddenPathSubsetFinder(pencil: PathPencil, size: SubsetSize): PatternFinder {
  const { sets, gone } = pencil
  const kind = `hidden-${NAMES[size]}`
  return pencil.finder((frame, report) => {
    const missing = between(0, sets.numbers(frame) + 1).filter((number) => !pencil.isPlaced(frame, number))
    const rows = missing.map((number) => frame.subarray(sets.setOf(number), sets.setOf(number) + sets.words))
    smallUnionsOfWords(rows, size, (chosen, union) => {
      const numbers = chosen.map((index) => missing[index])
      const cells = pencil.cellsOf(union, 0)
      const removes = cells.flatMap((cell) =>
        pencil
          .numbersAt(frame, cell)
          .filter((value) => !numbers.includes(value))
          .map((value) => ({ cell, value })),
      )
      if (removes.length === 0) return
      report({
        kind,
        facts: { values: numbers.join(', '), cells: pencil.names(cells) },
        cells,
        premises: gone(frame, numbers),
        candidates: pencil.candidatesOf(frame, numbers),
        removes,
      })
    })
  })
}

/** Finds k cells that together have only k numbers. */
export function nakedPathSubsetFinder(pencil: PathPencil, size: SubsetSize): PatternFinder {
  const { sets } = pencil
  const kind = `naked-${NAMES[size]}`
  return pencil.finder((frame, report) => {
    const open = pencil.cellsOf(frame, sets.openAt)
    const numbersOf = open.map((cell) => pencil.numbersAt(frame, cell))
    const rows = numbersOf.map((numbers) => {
      const row = new Int32Array((sets.numbers(frame) >>> 5) + 1)
      for (const number of numbers) row[number >>> 5] |= 1 << (number & 31)
      return row
    })
    smallUnionsOfWords(rows, size, (chosen) => {
      const cells = chosen.map((index) => open[index])
      const numbers = [...new Set(chosen.flatMap((index) => numbersOf[index]))].sort((a, b) => a - b)
      const candidates = pencil.candidatesOf(frame, numbers)
      const removes = candidates.filter(({ cell }) => !cells.includes(cell))
      if (removes.length === 0) return
      report({
        kind,
        facts: { values: numbers.join(', '), cells: pencil.names(cells) },
        cells,
        premises: [{ cells }],
        candidates: candidates.filter(({ cell }) => cells.includes(cell)),
        removes,
      })
    })
  })
}
