// Numbers beside the board stand alone, without givens, wherever boards are found that they determine.

import { describe, expect, it } from 'vitest'
import { findFamily, generate, parseOrder, parsePuzzle } from '../../../../src/index.ts'

/** The number of givens of a puzzle, as a list. */
function givens(name: string, shape: string): number[] {
  const family = findFamily(name)
  const recipe = { family, shape: family.notation.parseShape(shape), order: parseOrder(family, '') }
  return Array.from(
    generate(recipe, 'frames', { count: 1 }),
    ({ id }) => parsePuzzle(id).puzzle.givens.filter((given) => given > 0).length,
  )
}

describe.each([
  ['sudoku', '8x8+x-sums'],
  ['sudoku', '6x6+x-sums'],
  ['latinsquare', '7x7+x-sums'],
  ['sudoku', '6x6+skyscrapers'],
])('%s %s', (name, shape) => {
  it('has no givens', () => expect(givens(name, shape)).toEqual([0]))
})

it('skyscrapers of order 8, which have no such boards, have givens', () => {
  for (const count of givens('sudoku', '8x8+skyscrapers')) expect(count).toBeGreaterThan(0)
})
