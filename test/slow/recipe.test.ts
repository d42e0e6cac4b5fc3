// Recipes whose boards take long to make, and many more damaged recipes.

import { expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { starsOfShape } from '../../src/maker/reachableStars.ts'
import { mistakesOf } from '../book/planned.ts'
import { describeDamage } from '../book/recipeDamage.ts'

describeDamage({ parsed: 2000, planned: 200 })

// The stars of shapes without a calibration come from a few boards.
it.each([
  ['hidoku', '1x2', []],
  ['hidoku', '2x3', [2, 3]],
  ['magic', '3x3/5..13', [1]],
])('the stars of %s %s: %j', (name, shape, stars) => {
  const family = findFamily(name)
  expect(starsOfShape(family, family.notation.parseShape(shape))).toEqual(stars)
})

it('a recipe gets one proposal if several of its sections do not fit', () => {
  const sections = [
    { family: 'sudoku', shape: '16x16', count: 2, stars: 1 },
    { family: 'hidoku', shape: '20x20/rook', count: 2, stars: 1 },
  ]
  const mistakes = mistakesOf({ trim: '5x8', puzzlesPerPage: 4, sections })
  const remedy = 'choose 1 a page on a trim of 6x9'
  expect(mistakes.map((message) => message.replace(/^.*; /, ''))).toEqual([remedy, remedy])
  // One of them alone fits on the smaller trim.
  const alone = mistakesOf({ trim: '5x8', puzzlesPerPage: 4, sections: sections.slice(0, 1) })
  expect(alone).toEqual([expect.stringMatching(/; choose 1 a page$/)])
  expect(mistakesOf({ trim: '6x9', puzzlesPerPage: 1, sections })).toEqual([])
})
