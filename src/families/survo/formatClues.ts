// The clues of a Survo id in one line: rows of cells, row sums and column sums.
//
//   ,6,,/8,,,/,,3,|30,18,30|27,16,10,25

import { formatClueRows } from '../gridText.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** Writes the clues of an id. */
export function survoClues({ shape, givens, rowSums, columnSums }: SurvoPuzzle): string {
  return `${formatClueRows(givens, shape)}|${rowSums.join(',')}|${columnSums.join(',')}`
}
