// The fewest givens of a 6x6 Sudoku, by exhaustive search: the 28,200,960 grids are of 49 kinds, and none of
// them is the solution of a puzzle with seven givens.

import { expect, it } from 'vitest'
import { fewestGivens } from '../../src/families/sudoku/fewestGivens.ts'
import { sudokuShape } from '../../src/families/sudoku/puzzle.ts'
import { hasPuzzle, kindsOfGrids } from '../support/fullGrids.ts'

it('a 6x6 Sudoku has at least eight givens', () => {
  const boxes = { rows: 2, columns: 3 }
  const { all, kinds } = kindsOfGrids(boxes)
  expect([all * 720, kinds.length]).toEqual([28_200_960, 49])
  const least = fewestGivens(sudokuShape(6))?.clues as number
  expect(kinds.filter((grid) => hasPuzzle(boxes, grid, least - 1))).toEqual([])
  expect(kinds.some((grid) => hasPuzzle(boxes, grid, least))).toBe(true)
})
