// Random full tables: the numbers may be in any order, and the sums follow.

import { type Rng, shuffled } from '../../kernel/rng.ts'
import { rowsAndColumns } from '../cellNamesAndFaults.ts'
import type { FullBoard } from '../making.ts'
import type { SurvoPuzzle, SurvoShape } from './puzzle.ts'

/** Fills a table with the numbers in random order. */
export function fillSurvo(rng: Rng, shape: SurvoShape): FullBoard<SurvoPuzzle> {
  const numbers = Array.from({ length: shape.rows * shape.columns }, (_, cell) => cell + 1)
  const solution = shuffled(rng, numbers)
  const sums = rowsAndColumns(shape).map((line) => line.reduce((sum, cell) => sum + solution[cell], 0))
  const rowSums = sums.slice(0, shape.rows)
  return { puzzle: { shape, givens: solution, rowSums, columnSums: sums.slice(shape.rows) }, solution }
}
