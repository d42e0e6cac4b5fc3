// Reading a file of keys alone takes a time that grows with its length, not with its square.

import { describe, expect, it } from 'vitest'
import { mistakesOfPlan, planWith, slotPlan } from '../feed/plan/plans.ts'

/** The seconds and the mistakes of a plan with more of one kind of line. */
function timed(lines: string) {
  const start = performance.now()
  const mistakes = mistakesOfPlan(planWith(lines))
  return { mistakes, seconds: (performance.now() - start) / 1000 }
}

const lines = (number: number, line: (index: number) => string) =>
  Array.from({ length: number }, (_, index) => line(index)).join('')
const MANY = 15_000

describe.each([
  ['unknown keys', (number: number) => lines(number, (index) => `k${index}: 1\n`)],
  ['one key many times', (number: number) => lines(number, () => 'title: x\n')],
  ['slots of one unknown key', (number: number) => `slots:\n${lines(number, () => '- a: 1\n')}`],
])('a plan of %s', (_, text) => {
  it('is read in seconds, and each mistake has its place', () => {
    const { mistakes, seconds } = timed(text(MANY))
    expect(mistakes.length).toBeGreaterThanOrEqual(MANY)
    expect(mistakes.at(-1)).toMatch(new RegExp(`^${MANY + 5 + (text(1).split('\n').length - 2)}:`))
    // The square of this number of keys took over 40 seconds.
    expect(seconds).toBeLessThan(10)
  })
})

it('finds each repeated key, in any mapping, at its last place', () => {
  const text = slotPlan('family: sudoku, "family": kenken', 'title: again\n')
  expect(mistakesOfPlan(text)).toEqual(['7:34 duplicate key "family"', '8:1 duplicate key "title"'])
})
