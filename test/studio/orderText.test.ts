import { expect, it } from 'vitest'
import { parseRecipe } from '../../src/book/recipe/parseRecipe.ts'
import { sudoku } from '../../src/families/sudoku/index.ts'
import { parseOrder } from '../../src/maker/orderFields.ts'
import { bookRecipeText, readBookDraft } from '../../src/studio/app/bookRecipe.ts'
import { changedOrder, fieldOf, withField } from '../../src/studio/app/orderText.ts'
import { planOf } from '../book/planned.ts'

it('orders are changed field by field, and stay orders', () => {
  const order = withField(withField('', 'stars', '3'), 'minimal', '')
  expect(order).toBe('stars=3,minimal')
  expect(parseOrder(sudoku, order)).toMatchObject({ minimal: true, stars: { least: 3, most: 3 } })
  expect(fieldOf(order, 'minimal')).toBe('')
  expect(fieldOf(order, 'tier')).toBeUndefined()
  expect(withField(order, 'stars', undefined)).toBe('minimal')
  expect(withField(order, 'stars', '4')).toBe('stars=4,minimal')
  expect(withField('', 'techniques', 'x-wing,swordfish')).toBe('techniques=x-wing+swordfish')
  expect(changedOrder(order, ['stars'])).toBe('stars=3')
  expect(changedOrder('', ['stars'])).toBe('')
})

it('recipes of books are read back with all that was typed', () => {
  const title = 'A "quiet": book #1'
  const form = {
    ...{ title, author: 'N. N.', seed: '1', trim: '6x9', puzzlesPerPage: 2, isOfTable: false },
    sections: [
      { family: 'sudoku', shape: '9x9+x', count: 3, stars: '2' },
      { family: 'kenken', shape: '6x6', count: 4, stars: '' },
    ],
  }
  const plan = planOf(bookRecipeText(form, 'de'))
  expect(plan.design).toMatchObject({ title, author: 'N. N.', seed: '1' })
  const counts = new Map<string, number>()
  for (const { count, recipe } of plan.orders) {
    const kind = `${recipe.family.name} ${recipe.shape.text}`
    counts.set(kind, count + (counts.get(kind) ?? 0))
  }
  expect([...counts]).toEqual([
    ['sudoku 9x9+x', 3],
    ['kenken 6x6', 4],
  ])
  expect(parseRecipe(bookRecipeText({ ...form, isOfTable: true }, 'de'))).toMatchObject({
    recipe: { title, language: 'de', puzzles: ['puzzles.jsonl'] },
  })
})

it('drafts of books are read from anywhere, and lack nothing', () => {
  const section = { family: 'sudoku', shape: '9x9', count: 60, stars: '' }
  const usual = {
    ...{ title: 'Usual', author: '', seed: '1', trim: '6x9', puzzlesPerPage: 1, isOfTable: false },
    sections: [section],
  }
  const draft = {
    form: { ...usual, title: 'Mine', sections: [{ ...section, count: 5 }, section] },
    own: 'a: 1',
  }
  expect(readBookDraft(JSON.parse(JSON.stringify(draft)), usual)).toEqual(draft)
  for (const nothing of [undefined, null, 5, 'text', [], { form: 7, own: 7 }, { form: { sections: [] } }])
    expect(readBookDraft(nothing, usual)).toEqual({ form: usual, own: undefined })
  const wrong = { form: { title: 5, author: 'A', sections: [null, { count: '3', stars: '2' }], onload: 'x' } }
  expect(readBookDraft(wrong, usual).form).toEqual({
    ...{ ...usual, author: 'A' },
    sections: [section, { ...section, stars: '2' }],
  })
})
