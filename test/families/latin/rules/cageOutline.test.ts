// The outlines of cages keep clear of the lines of the board.

import { expect, it } from 'vitest'
import { cageOutline } from '../../../../src/families/latin/rules/signs.ts'
import { parseShape } from '../../../../src/families/sudoku/notation.ts'
import { overhang, THINNEST_STROKE } from '../../../../src/render/strokeWidths.ts'

const board = parseShape('9x9')
/** The side of a cell on a page with four boards, in points. */
const CELL = 28

it('a cage touches no thick line, with a space as wide as its own line', () => {
  const { path } = cageOutline([0], board)
  const away = Math.min(...path.flatMap(([, ...ends]) => ends.map((at) => Math.min(at, 1 - at))))
  expect(away * CELL).toBeGreaterThan(overhang(CELL) + 1.5 * THINNEST_STROKE)
})
