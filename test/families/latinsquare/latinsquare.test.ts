// Latin squares: the published bounds on their givens; read and written. test/families/latin counts and classifies them.

import { describe, expect, it } from 'vitest'
import { fewestInSquare } from '../../../src/families/latinsquare/fewestGivens.ts'
import { LATIN_SQUARE_SHAPES } from '../../../src/families/latinsquare/puzzle.ts'
import { parsePuzzle } from '../../../src/index.ts'

it('puzzles have at least the published numbers of givens', () => {
  expect(LATIN_SQUARE_SHAPES.map((shape) => fewestInSquare(shape)?.clues)).toEqual([4, 6, 9, 12, 16, 8])
})

describe('the notation', () => {
  it('reads a line with slashes as a Latin square, and the same board without them as a Sudoku', () => {
    expect(parsePuzzle('.42./...3/..../..4.').family.name).toBe('latinsquare')
    expect(parsePuzzle('.42....3......4.').family.name).toBe('sudoku')
  })

  it('reads grids if the family is named', () => {
    const expected = parsePuzzle('latinsquare:4x4:.42./...3/..../..4.').puzzle
    expect(parsePuzzle('latin 4x4\n. 4 2 .\n. . . 3\n. . . .\n. . 4 .').puzzle).toEqual(expected)
    expect(parsePuzzle('latinsquare\n042_\n0003\n0000\n0040').puzzle).toEqual(expected)
  })

  it.each([
    ['latinsquare:3x3:.../.../...', '"3x3" is not a shape of a Latin square; expected NxN for N from 4 to 9'],
    ['latinsquare:4x4:.42./...3/...', 'row 3 has 3 cells; a row of a 4x4 board has 4'],
    ['latinsquare:4x4:.52./...3/..../..4.', '"5" is not a value from 1 to 4'],
    ['latinsquare:4x4:.44./...3/..../....', 'row 1 has 4 twice'],
    ['latinsquare:4x4:.4../.4.3/..../....', 'column 2 has 4 twice'],
  ])('refuses %s', (text, message) => {
    expect(() => parsePuzzle(text)).toThrow(message)
  })
})
