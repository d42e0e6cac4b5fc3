// A text that somebody goes on to change, and another text in its place.

import { expect, it } from 'vitest'
import { isChange } from '../../src/studio/app/textChange.ts'

const GIVEN = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const OTHER = '..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9'

it.each([
  ['a line break', `${GIVEN}\n`, true],
  ['a line break and another first number', `9${GIVEN.slice(1)}\n`, true],
  ['another number', GIVEN.replace('195', '1.5'), true],
  ['another puzzle after it', `${GIVEN}\n${OTHER}`, true],
  ['a number less', GIVEN.slice(1), true],
  ['another puzzle', OTHER, false],
  ['nothing', '', false],
])('%s', (_, text, expected) => {
  expect(isChange(GIVEN, text)).toBe(expected)
  expect(isChange(text, GIVEN)).toBe(expected)
})
