// The pattern of clues: the same for puzzles that look the same, and different if a clue is in another cell.

import { expect, it } from 'vitest'
import { patternOf } from '../../../src/feed/making/decideEntries.ts'

it('has the cells of givens without their values', () => {
  const pattern = patternOf('sudoku:4x4:1.....2..3.....4')
  expect(pattern).toBe('4x4:x,.,.,.,.,.,x,.,.,x,.,.,.,.,.,x')
  expect(patternOf('sudoku:4x4:4.....3..2.....1')).toBe(pattern)
  expect(patternOf('sudoku:4x4:.1....2..3.....4')).not.toBe(pattern)
})
