// What is announced before an order is made: the time of a graded puzzle would be many times that of one without a grade.

import { expect, it } from 'vitest'
import { slowSentence, workOf } from '../../src/cli/shared/slowWorkNotice.ts'
import { recipeOf } from '../support/recipeOf.ts'

const sentenceOf = (count: number, isGraded: boolean, asked = '', shape?: string) =>
  slowSentence(workOf([{ recipe: recipeOf('sudoku', asked, shape), count, isGraded }], 1), 0)

it.each([
  [5000, false, 'minimal', undefined, undefined],
  [5000, true, 'minimal', undefined, undefined],
  [50_000, true, '', undefined, '50000 Sudokus (9x9): about 3 min on 1 core'],
  [50_000, false, '', undefined, undefined],
  // An order for stars has to measure them.
  [5000, false, 'stars=3', undefined, '5000 Sudokus (9x9): about 2 min on 1 core'],
  [100, true, '', '16x16', '100 Sudokus (16x16): about 1 min on 1 core'],
  [100, false, '', '16x16', undefined],
])('%i Sudokus, graded %s, %j, %s: %s', (count, isGraded, asked, shape, sentence) => {
  expect(sentenceOf(count, isGraded, asked, shape)).toBe(sentence)
})
