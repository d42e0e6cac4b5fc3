import { expect, it } from 'vitest'
import { furtherOrders, makeSlots } from '../../src/maker/numberedRecipes.ts'
import { recipeOf } from '../support/recipeOf.ts'

const [sudoku, survo, again] = [recipeOf('sudoku'), recipeOf('survo'), recipeOf('sudoku')]

it('continues the numbers of each family from order to order', () => {
  const orders = [
    { recipe: sudoku, count: 2 },
    { recipe: survo, count: 1 },
    { recipe: again, count: 0 },
    { recipe: again, count: 2 },
  ]
  const slots = makeSlots(orders, 'S')
  expect(slots.length).toBe(5)
  const all = Array.from({ length: 6 }, (_, number) => slots.at(number))
  // One more than ordered belongs to the last order.
  expect(all.map(({ recipe, seed }) => `${recipe.family.name} ${seed}`).join()).toBe(
    'sudoku S/0,sudoku S/1,survo S/0,sudoku S/2,sudoku S/3,sudoku S/4',
  )
  expect(all[1].recipe).toBe(sudoku)
  expect(all[3].recipe).toBe(again)
})

it('numbers further puzzles after those of all orders, which stay as they are', () => {
  const orders = [
    { recipe: sudoku, count: 2 },
    { recipe: survo, count: 1 },
    { recipe: again, count: 1 },
  ]
  const further = furtherOrders(orders, [1, 0, 2])
  expect(further.map(({ recipe }) => recipe)).toEqual([sudoku, again])
  const slots = makeSlots(further, 'S')
  const seeds = Array.from({ length: slots.length }, (_, number) => slots.at(number).seed)
  expect(seeds).toEqual(['S/3', 'S/4', 'S/5'])
})
