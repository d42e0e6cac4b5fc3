// Impossible orders are refused with a reason; possible orders are never refused.

import { describe, expect, it, vi } from 'vitest'
import { orbits } from '../../src/families/symmetry.ts'
import { findFamily } from '../../src/index.ts'
import { parseStars } from '../../src/maker/askedStars.ts'
import { impossibleOrder } from '../../src/maker/impossibleOrder.ts'
import { parseOrder } from '../../src/maker/orderFields.ts'
import { withoutFullBoards } from '../../src/maker/possibleClues.ts'
import { recipeOf } from '../support/recipeOf.ts'

const faultOf = (name: string, shape: string, order: string) => impossibleOrder(recipeOf(name, order, shape))

describe('stars as people write them', () => {
  it.each([
    ['3', 3, 3],
    ['easy', 2, 2],
    ['Leicht', 2, 2],
    ['easy..hard', 2, 4],
    ['2..teuflisch', 2, 5],
  ])('%s', (text, least, most) => {
    expect(parseStars(text)).toEqual({ least, most })
  })

  it.each([
    ['eazy', '"eazy" is not a number of stars; did you mean "easy"?'],
    ['easy..hrad', 'did you mean "hard"?'],
    [
      '6',
      '"6" is not a number of stars; use 1 to 5, or gentle, easy, medium, hard, fiendish, or 2..4 for a range',
    ],
    ['hard..easy', '"hard..easy" is not a number of stars'],
    ['', 'is not a number of stars'],
    ['1..2..3', 'is not a number of stars'],
  ])('refuse %j', (text, message) => {
    expect(() => parseStars(text)).toThrow(message)
  })

  it('are figures in made names', () => {
    expect(() => parseOrder(findFamily('sudoku'), 'stars=easy')).toThrow('is not a number of stars')
  })
})

describe('orders that no puzzle meets', () => {
  it.each([
    ['sudoku', '9x9', 'clues=16', 'a Sudoku of 9x9 has at least 17 givens: proved by McGuire'],
    ['sudoku', '16x16', 'clues=14', 'has at least 15 givens: two numbers'],
    ['sudoku', '9x9', 'clues=81', 'has at most 80 givens: with 81 no cell is left to fill in'],
    ['hidoku', '6x6', 'clues=30,blocked=6', 'has at most 29 givens'],
    ['hidoku', '6x6', 'clues=1', 'has at least 2 givens: the first and the last number stay'],
    ['hidoku', '6x6', 'clues=0,free-ends', 'has at least 1 given'],
    ['hidoku', '1x2', '', 'free-ends is set. That leaves no cell to fill in'],
    [
      'hidoku',
      '2x2',
      'blocked=2',
      'a Hidoku of 2x2 has at least 2 givens: the first and the last number stay',
    ],
    ['hidoku', '2x2', 'blocked=3,free-ends', 'That leaves no cell to fill in'],
    ['magic', '5x5', 'clues=1', 'has at least 2 givens'],
    ['survo', '3x3', 'clues=9', 'has at most 8 givens'],
    ['kenken', '6x6', 'clues=8', 'has at least 9 cages: no cage has more than 4 cells'],
    ['kenken', '6x6', 'clues=5,minimal', 'has at least 6 cages'],
    ['kenken', '6x6', 'clues=20', 'has at most 19 cages: at most 3 cages may have a single cell'],
    ['kenken', '4x4', 'clues=16,single-cells=16', 'has at most 15 cages'],
    [
      'sudoku',
      '6x6',
      'clues=21,symmetry=rotate180',
      'no pattern of rotate180 on 6x6 has 21 givens; ask for 20 or 22',
    ],
    ['sudoku', '9x9', 'clues=26..27,symmetry=rotate90', 'has 26..27 givens; ask for 25 or 28'],
    ['hidoku', '8x8', 'blocked=3,symmetry=rotate180', 'has 3 blocked cells; ask for 2 or 4'],
    ['survo', '2x4', 'stars=4..5', 'no Survo of 2x4 has 4 or 5 stars; ask for 1 or 2'],
    ['survo', '2x4', 'degree=2000..', 'no Survo of 2x4 has 5 stars; ask for 1 or 2'],
    ['sudoku', '4x4', 'tier=techniques..', 'no Sudoku of 4x4 needs more than singles'],
  ])('%s %s %s', (name, shape, order, sentence) => {
    expect(faultOf(name, shape, order)).toContain(sentence)
  })

  it.each([
    ['sudoku', '9x9', 'clues=16..17'],
    ['sudoku', '9x9', 'clues=80'],
    ['sudoku', '9x9', 'clues=24..26,symmetry=rotate90'],
    ['sudoku', '9x9', 'clues=25,symmetry=rotate90'],
    ['survo', '4x4', 'clues=0'],
    ['survo', '2x4', 'stars=2..5'],
    ['kenken', '6x6', 'clues=9'],
    ['sudoku', '4x4', 'tier=singles..chains'],
    ['sudoku', '25x25', 'stars=5'],
    ['hidoku', '1x2', 'free-ends'],
    ['hidoku', '1x3', ''],
  ])('do not include %s %s %s', (name, shape, order) => {
    expect(faultOf(name, shape, order)).toBeUndefined()
  })

  it('are not detected by searching where there is no table, since a search would miss rare puzzles and take long', () => {
    const { family, shape, order } = recipeOf('hidoku', 'stars=4', '4x4/rook')
    const fill = vi.fn()
    const unable = { ...family, making: { ...family.making, fill } }
    expect(impossibleOrder({ family: unable, shape, order })).toBeUndefined()
    expect(fill).not.toHaveBeenCalled()
  })

  it('by symmetry are exactly the numbers that no union of orbits has', () => {
    for (const symmetry of ['rotate180', 'rotate90', 'mirrors', 'diagonals', 'all'] as const) {
      const { shape } = recipeOf('magic', '', '5x5')
      const sums = new Set([0])
      for (const { length } of orbits(shape, symmetry)) for (const sum of [...sums]) sums.add(sum + length)
      for (let clues = 2; clues < 25; clues++) {
        const fault = faultOf('magic', '5x5', `clues=${clues},symmetry=${symmetry}`)
        expect(fault === undefined, `${symmetry} ${clues}`).toBe(sums.has(clues))
      }
    }
  })
})

it('a range of clues ends below the full board', () => {
  expect(withoutFullBoards(recipeOf('sudoku', 'clues=10..16', '4x4')).order.clues).toEqual({
    least: 10,
    most: 15,
  })
  const hidoku = recipeOf('hidoku', 'clues=20..36,blocked=4', '6x6')
  expect(withoutFullBoards(hidoku).order.clues?.most).toBe(31)
  const recipe = recipeOf('sudoku', 'clues=16', '4x4')
  expect(withoutFullBoards(recipe)).toBe(recipe)
})
