// Counts of full grids that are no twins, which take some time. test/families/latin/canonical.test.ts names the sources.

import { expect, it } from 'vitest'
import { classesOf } from '../families/latin/classes.ts'

it.each([
  ['sudoku', '6x6', 39_168, 49],
  ['sudoku', '6x6/3x2', 39_168, 49],
  ['latinsquare', '6x6', 9408, 17],
])('the full grids of %s %s are %i, of %i classes', { timeout: 240_000 }, (name, text, grids, classes) => {
  const found = classesOf(name, text)
  expect([found.grids, found.kinds.length]).toEqual([grids, classes])
})
