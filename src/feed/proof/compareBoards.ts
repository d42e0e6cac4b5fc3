// Compares the board that a file shows with the board of its puzzle, and describes the first difference.

import { cellName } from '../../families/grid.ts'
import type { DrawnBoard } from './drawnBoard.ts'

type CellList = 'numbers' | 'corners' | 'blocked' | 'circled' | 'wallsRight' | 'wallsBelow'

/** The words for the content of a cell. */
const TELLINGS: Readonly<Record<CellList, (value: string | boolean) => string>> = {
  numbers: (value) => (value === '' ? 'no number' : `${value}`),
  corners: (value) => (value === '' ? 'no clue' : `the clue ${value}`),
  blocked: (value) => (value ? 'a blocked cell' : 'an open cell'),
  circled: (value) => (value ? 'a circle' : 'no circle'),
  wallsRight: (value) => (value ? 'a wall to its right' : 'no wall to its right'),
  wallsBelow: (value) => (value ? 'a wall below it' : 'no wall below it'),
}

/** The first difference between two boards, such as `shows 5 at r1c1, where the puzzle has 6`; undefined if they agree. */
export function boardDifference(shown: DrawnBoard, expected: DrawnBoard): string | undefined {
  const { rows, columns } = expected
  if (shown.rows !== rows || shown.columns !== columns) {
    return `shows ${shown.rows} rows and ${shown.columns} columns, where the puzzle has ${rows} and ${columns}`
  }
  for (const [list, tell] of Object.entries(TELLINGS) as [CellList, (typeof TELLINGS)[CellList]][]) {
    const cell = expected[list].findIndex((value, index) => value !== shown[list][index])
    if (cell < 0) continue
    const where = cellName(expected, cell)
    return `shows ${tell(shown[list][cell])} at ${where}, where the puzzle has ${tell(expected[list][cell])}`
  }
  for (const [list, side] of [
    ['beside', 'right of row'],
    ['below', 'below column'],
  ] as const) {
    const line = expected[list].findIndex((value, index) => value !== shown[list][index])
    if (line < 0) continue
    const [is, should] = [shown[list][line], expected[list][line]].map((sum) => sum || 'no number')
    return `shows ${is} ${side} ${line + 1}, where the puzzle has ${should}`
  }
  return undefined
}
