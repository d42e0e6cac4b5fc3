// Cells, and candidates of several cells, as one fact of a reason.

import { cellName } from './cellNamesAndFaults.ts'
import type { Candidate } from './inference.ts'
import type { Shape } from './puzzle.ts'

/** The candidates of each cell, in reading order: `r1c2 = 3, 4; r1c3 = 5`. */
export function placementsFact(shape: Pick<Shape, 'columns'>, candidates: readonly Candidate[]): string {
  const valuesOf = new Map<number, number[]>()
  for (const { cell, value } of candidates.toSorted((a, b) => a.cell - b.cell || a.value - b.value)) {
    valuesOf.set(cell, [...(valuesOf.get(cell) ?? []), value])
  }
  return Array.from(valuesOf, ([cell, values]) => `${cellName(shape, cell)} = ${values.join(', ')}`).join(
    '; ',
  )
}

/** The names of cells: `r1c1, r1c4`. */
export function cellsFact(shape: Pick<Shape, 'columns'>, cells: readonly number[]): string {
  return cells.map((cell) => cellName(shape, cell)).join(', ')
}
