// Impossible orders are refused with a reason; possible orders are never refused.

import { describe, expect, it, vi } from 'vitest'
import { orbits } from '../../src/families/symmetry.ts'
import { findFamily } from '../../src/index.ts'
import { impossibleOrder } from '../../src/maker/impossibleOrder.ts'
import { parseOrder } from '../../src/maker/orderFields.ts'
import { parseStars } from '../../src/maker/parseStars.ts'
import { withoutFullBoards } from '../../src/maker/possibleClueCounts.ts'
import { lackingStars } from '../../src/maker/reachableStars.ts'
import { recipeOf } from '../support/recipeOf.ts'
import orders from './orders.json' with { type: 'json' }

const faultOf = (name: string, shape: string, order: string) => impossibleOrder(recipeOf(name, order, shape))

describe('stars as people write them', () => {
  it.each(orders.stars)('$text', ({ text, least, most }) => {
    expect(parseStars(text)).toEqual({ least, most })
  })

  it.each(orders.wrongStars)('refuse "$text"', ({ text, message }) => {
    expect(() => parseStars(text)).toThrow(message)
  })

  it('are figures in made names', () => {
    expect(() => parseOrder(findFamily('sudoku'), 'stars=easy')).toThrow('is not a number of stars')
  })
})

describe('orders that no puzzle meets', () => {
  it.each(orders.impossible)('$name $shape $order', ({ name, shape, order, sentence }) => {
    expect(faultOf(name, shape, order)).toContain(sentence)
  })

  it.each(orders.possible)('do not include $name $shape $order', ({ name, shape, order }) => {
    expect(faultOf(name, shape, order)).toBeUndefined()
  })

  it('of one star are told in the singular', () => {
    const { family, shape } = recipeOf('kenken', '', '9x9')
    expect(lackingStars(family, shape, [1], [2, 3])).toBe('hardly any 9x9 KenKen has 1 star; ask for 2 or 3')
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
  const sudoku = recipeOf('sudoku', 'clues=10..16', '4x4')
  expect(withoutFullBoards(sudoku).order.clues).toEqual({ least: 10, most: 15 })
  const hidoku = recipeOf('hidoku', 'clues=20..36,blocked=4', '6x6')
  expect(withoutFullBoards(hidoku).order.clues?.most).toBe(31)
  const recipe = recipeOf('sudoku', 'clues=16', '4x4')
  expect(withoutFullBoards(recipe)).toBe(recipe)
})
