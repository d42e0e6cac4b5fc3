// Subsets: if k numbers have only k cells together, these cells hold nothing else (hidden). If k cells have
// only k numbers together, these numbers go nowhere else (naked). Pairs and triples.

import type { Candidate, PatternFinder } from '../../inference.ts'
import { smallUnionsOfWords } from '../../wordSets.ts'
import { numbersIn, numbersOfCells } from './numberRows.ts'
import type { PathPencil } from './pencil.ts'

/** The names of subsets of 2 and 3. */
const NAMES = { 2: 'pair', 3: 'triple' } as const

/** The size of subsets to search for. */
type SubsetSize = keyof typeof NAMES

/** Finds k numbers that have k cells together. */
export function hiddenPathSubsetFinder(pencil: PathPencil, size: SubsetSize): PatternFinder {
  const { sets, gone } = pencil
  const kind = `hidden-${NAMES[size]}`
  return pencil.finder((frame, report) => {
    const all = sets.numbers(frame)
    const missing = missingNumbers(pencil, frame)
    const rows = missing.map((number) => frame.subarray(sets.setOf(number), sets.setOf(number) + sets.words))
    smallUnionsOfWords(rows, size, (chosen, union) => {
      const numbers = chosen.map((index) => missing[index])
      const cells = pencil.cellsOf(union, 0)
      const removes: Candidate[] = []
      for (const cell of cells) {
        for (let value = 1; value <= all; value++) {
          if (!numbers.includes(value) && sets.has(frame, cell, value)) removes.push({ cell, value })
        }
      }
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

/** Finds k cells that have k numbers together. */
export function nakedPathSubsetFinder(pencil: PathPencil, size: SubsetSize): PatternFinder {
  const { sets } = pencil
  const kind = `naked-${NAMES[size]}`
  return pencil.finder((frame, report) => {
    const open = pencil.cellsOf(frame, sets.openAt)
    const rows = numbersOfCells(pencil, frame, open)
    smallUnionsOfWords(rows, size, (chosen, union) => {
      const cells = chosen.map((index) => open[index])
      const numbers = numbersIn(union)
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

function missingNumbers(pencil: PathPencil, frame: Int32Array): number[] {
  const missing: number[] = []
  for (let number = 1; number <= pencil.sets.numbers(frame); number++) {
    if (!pencil.isPlaced(frame, number)) missing.push(number)
  }
  return missing
}
