// Facts in sentences: the names of groups are those of the language, also within longer facts.

import { expect, it } from 'vitest'
import { factText } from '../../src/grader/reasonText.ts'

const groups = { row: 'Zeile {number}', falling: 'der fallenden Diagonale' }

it.each([
  ['row 3', 'Zeile 3'],
  ['row 3, falling, column 2', 'Zeile 3, der fallenden Diagonale, column 2'],
  ['row 1: 2+7, 3+6; row 2: 4+5', 'Zeile 1: 2+7, 3+6; Zeile 2: 4+5'],
  ['r1c2 = 3, 4; r1c3 = 5', 'r1c2 = 3, 4; r1c3 = 5'],
  [7, '7'],
])('%s is told as %s', (fact, told) => {
  expect(factText(fact, groups)).toBe(told)
})
