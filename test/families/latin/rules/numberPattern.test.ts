// Patterns of numbers accept what regular expressions accept.

import { expect, it } from 'vitest'
import { isAccepted, stateAfter } from '../../../../src/families/latin/automata.ts'
import { parseNumberPattern } from '../../../../src/families/latin/rules/numberPattern.ts'
import { below, makeRng } from '../../../../src/kernel/rng.ts'

/** All rows of up to four numbers from 1 to 5. */
const ROWS = [1, 2, 3, 4].reduce<number[][]>(
  (rows) => [[], ...rows.flatMap((row) => [1, 2, 3, 4, 5].map((value) => [...row, value]))],
  [[]],
)

const PATTERNS = [
  '12',
  '1|2',
  '(12)*',
  '(12)+3?',
  '[1-3]*',
  '[^2]+',
  '.2.',
  '1*2*3*',
  '(1|23)*4?',
  '((1?2)*3)+',
  '[135]?([24][135])*[24]?',
  '(1*)*2',
]

it.each(PATTERNS)('%s', (pattern) => {
  const automaton = parseNumberPattern(pattern)
  const expected = new RegExp(`^(?:${pattern})$`)
  for (const row of ROWS) expect(isAccepted(automaton, row), row.join('')).toBe(expected.test(row.join('')))
})

it('random patterns, too', () => {
  const rng = makeRng('patterns')
  const random = (depth: number): string => {
    const repeat = ['', '', '*', '+', '?'][below(rng, 5)]
    if (depth === 0) return ['1', '2', '[13]', '[^1]', '.'][below(rng, 5)] + repeat
    const parts = Array.from({ length: 1 + below(rng, 3) }, () => random(depth - 1))
    return `(${parts.join(['', '|'][below(rng, 2)])})${repeat}`
  }
  for (let count = 0; count < 300; count++) {
    const pattern = random(2)
    const automaton = parseNumberPattern(pattern)
    const expected = new RegExp(`^(?:${pattern})$`)
    const wrong = ROWS.filter((row) => isAccepted(automaton, row) !== expected.test(row.join('')))
    expect(wrong, pattern).toEqual([])
  }
})

it('a beginning that nothing can complete has no state', () => {
  const automaton = parseNumberPattern('12*3')
  expect(stateAfter(automaton, [1, 2, 2])).toBeDefined()
  expect(stateAfter(automaton, [1, 3, 1])).toBeUndefined()
})

it.each([
  ['', 'it has no numbers'],
  ['()*', 'it has no numbers'],
  ['(12', '")" is missing'],
  ['12)', '")" has no meaning there'],
  ['1{2}', '"{2}" has no meaning there'],
  ['[]', '"[]" has no meaning there'],
  ['*1', '"*1" has no meaning there'],
  ['(1?2?3?4?5?6?7?8?9?)'.repeat(4), 'it has more than 30 numbers'],
])('refuses %s', (pattern, why) => {
  expect(() => parseNumberPattern(pattern)).toThrow(
    `is not a pattern of numbers: ${why}; expected one such as`,
  )
})
