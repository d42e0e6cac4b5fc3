// Sections of a recipe by tier, and the techniques that a recipe asks for.

import { describe, expect, it } from 'vitest'
import { countPages } from '../../src/book/layout/countMostPages.ts'
import { bookOf, designOf, gradeOf, pagesLaidOut } from './layoutBooks.ts'
import { mistakesOf as allMistakesOf, planOf } from './planned.ts'
import { boardOf, portionOf, sketchOf, times } from './sketches.ts'

const text = (section: string, more = '') => `title: x\n${more}\nsections:\n  - { ${section} }\n`

function ordersOf(section: string): string[] {
  return planOf(text(section)).orders.map(({ recipe: { order }, count }) => {
    const { stars, tier } = order
    return `${tier?.least}..${tier?.most}, ${stars?.least ?? 'any'} stars: ${count}`
  })
}

const mistakesOf = (section: string, more = '') =>
  allMistakesOf(text(section, more)).map((mistake) => mistake.replace(/^\d+:\d+ /, ''))

describe('a section with a tier', () => {
  it('has one order of any stars, or one for each number of stars', () => {
    expect(ordersOf('family: sudoku, count: 5, tier: singles')).toEqual(['singles..singles, any stars: 5'])
    expect(ordersOf('family: sudoku, count: 5, tier: ..techniques, stars: 3..4')).toEqual([
      'singles..techniques, 3 stars: 3',
      'singles..techniques, 4 stars: 2',
    ])
  })

  it.each([
    ['sudoku, count: 5, tier: singels', '"singels" is not a tier; did you mean "singles"?'],
    [
      'sudoku, count: 5, tier: guessing',
      '"guessing" is not a tier; use singles, techniques, chains, nested, or a range such as ..techniques',
    ],
    [
      'sudoku, count: 5, tier: chains, stars: 2',
      'no Sudoku of 2 stars has the tier chains; ask for 4 or 5 stars, or for another tier',
    ],
    ...['nested', 'chains..', '..nested'].map((tier) => [
      `sudoku, count: 5, tier: ${tier}`,
      'books and feeds leave out puzzles that need assumptions within assumptions; end the range at chains',
    ]),
  ])('is refused if no puzzle can meet it: %s', (section, message) => {
    expect(mistakesOf(`family: ${section}`)).toEqual([message])
  })
})

it('may list the techniques of its puzzles', () => {
  const allowed = (techniques: string) =>
    planOf(text(`family: sudoku, count: 5, techniques: ${techniques}`)).orders[0].recipe.order.techniques
  expect(allowed('[x-wing, naked-pair]')).toBe('naked-pair+x-wing')
  expect(allowed('"x-wing, naked-pair"')).toBe('naked-pair+x-wing')
  expect(mistakesOf('family: sudoku, count: 5, techniques: [x-wnig]')).toEqual([
    '"x-wnig" is not a technique of a Sudoku; did you mean "x-wing"?',
  ])
  expect(mistakesOf('family: sudoku, count: 5, techniques: {}')).toEqual([
    '"techniques" must be a text or a list, not a mapping',
  ])
})

describe('the techniques of a recipe', () => {
  const SUDOKU = 'family: sudoku, count: 5'

  it('may be those that are needed, a list, or none', () => {
    const chosen = ['techniques: true', 'techniques: [x-wing]', 'techniques: false', ''].map(
      (more) => planOf(text(SUDOKU, more)).design.techniques,
    )
    expect(chosen).toEqual(['needed', ['x-wing'], [], []])
  })

  it.each([
    ['[x-wnig]', 'unknown technique "x-wnig"; did you mean "x-wing"?'],
    [
      '[guess-the-rest]',
      'unknown technique "guess-the-rest" of Sudoku; docs/techniques.md lists all techniques',
    ],
  ])('must be known: %s', (names, message) => {
    expect(mistakesOf(SUDOKU, `techniques: ${names}`)).toEqual([message])
  })

  it('must include one of each family', () => {
    const two = `${SUDOKU} }\n  - { family: survo, count: 5`
    expect(mistakesOf(two, 'techniques: [x-wing]')).toEqual([
      '"techniques" lists no technique for Survo; add one, such as last-cell, or write techniques: true',
    ])
    expect(mistakesOf(two, 'techniques: [x-wing, last-cell]')).toEqual([])
  })
})

describe('the count of pages', () => {
  it.each([true, false])('holds for puzzles that may fall into sections of any tier', (startsRight) => {
    const board = boardOf('sudoku 4x4')
    const tiers = ['singles', 'techniques', 'chains', 'nested'] as const
    const puzzles = times(board, 30).map((one, index) => ({
      ...one,
      id: `${one.id}#${index}`,
      grade: { ...gradeOf(2, 100 + index), tier: tiers[index % 4] },
    }))
    const { tier: _, ...portion } = portionOf([board], 30)
    const design = { startsRight, techniques: 'needed' as const }
    const { pages } = pagesLaidOut(bookOf(designOf(design), puzzles, 'tiers'))
    const counted = countPages(sketchOf(design, [{ ...portion, stars: 0 }], 'tiers'))
    expect(counted).toBeGreaterThanOrEqual(pages.length)
  })
})
