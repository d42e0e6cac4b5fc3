// Windows: squares of cells, separated by one row and one column, hold each number once. Known as windoku or
// hyper Sudoku.
//
//   . . . . . . . . .
//   . w w w . w w w .      The windows of a 9x9 board. Peter Ritmeester published the first in NRC Handelsblad, 2005.
//   . w w w . w w w .
//   ...

import { range } from '../../constraintProblem.ts'
import { groupsOfKind } from '../boardOfGroups.ts'
import type { LatinRule } from './rule.ts'

/** The rule of the windows. */
export const windows: LatinRule = {
  name: 'hyper',
  alsoKnownAs: ['windoku', 'hyper-sudoku', 'nrc-sudoku'],
  fits: ({ size, boxRows, boxColumns }) => boxRows === boxColumns && boxRows < size,
  groups({ size, boxRows: side }) {
    const starts = range(0, side - 2).map((window) => 1 + window * (side + 1))
    const within = range(0, side - 1)
    const windowAt = (top: number, left: number) =>
      within.flatMap((down) => within.map((across) => (top + down) * size + left + across))
    return groupsOfKind(
      'window',
      starts.flatMap((top) => starts.map((left) => windowAt(top, left))),
    )
  },
  relabelling: 'any',
  isFlexible: true,
  isShaded: true,
}
