// Suggestions for mistyped names.

import { expect, it } from 'vitest'
import { nearestOf } from '../../src/families/nearestName.ts'

it.each([
  ['suduko', ['sudoku', 'survo'], 'sudoku'],
  ['sudok', ['survo', 'sudoku'], 'sudoku'],
  ['A55', ['A4', 'A5'], 'A5'],
  ['6x', ['6x9', '8x10'], '6x9'],
  ['EN', ['en', 'de'], 'en'],
  ['pt', ['en', 'it'], undefined],
  ['chess', ['sudoku', 'survo'], undefined],
  ['', ['en'], undefined],
])('%j, of %j, may mean %j', (word, names, meant) => {
  expect(nearestOf(word, names)).toBe(meant)
})
