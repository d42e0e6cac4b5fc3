// Durations on the command line.

import { expect, it } from 'vitest'
import { duration } from '../../src/cli/shared/duration.ts'

it.each([
  ['250ms', 250],
  ['2s', 2000],
  ['1.001s', 1001],
  ['1.1h', 3_960_000],
  ['0.7 m', 42_000],
  ['24h', 86_400_000],
])('%s is a whole number of milliseconds', (text, milliseconds) => {
  expect(duration(text)).toBe(milliseconds)
})

it.each(['', '2', 's', '-1s', '1e3s', '2d'])('%j is none', (text) => {
  expect(() => duration(text)).toThrow('expected a number with its unit (ms, s, m, h)')
})
