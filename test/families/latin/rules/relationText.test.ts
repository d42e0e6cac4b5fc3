// Relations as text mean what the same relations mean in code.

import { expect, it } from 'vitest'
import { parseRelation, relationForReaders } from '../../../../src/families/latin/rules/relationText.ts'

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9]

it.each<[string, (a: number, b: number) => boolean]>([
  ['|a-b|>=4', (a, b) => Math.abs(a - b) >= 4],
  ['a=2b', (a, b) => a === 2 * b],
  ['a=b*2', (a, b) => a === 2 * b],
  ['a+b=5||a+b=10', (a, b) => a + b === 5 || a + b === 10],
  ['a<b&&b<>9', (a, b) => a < b && b !== 9],
  // "and" binds more tightly than "or".
  ['a=1||b=1&&a=2', (a, b) => a === 1 || (b === 1 && a === 2)],
  ['1<a-b<5', (a, b) => a - b > 1 && a - b < 5],
  ['(a+b)%3=0', (a, b) => (a + b) % 3 === 0],
  ['a-b-1=2', (a, b) => a - b - 1 === 2],
  ['10-2(a-b)<=6', (a, b) => 10 - 2 * (a - b) <= 6],
  ['||a-b|-3|=1', (a, b) => Math.abs(Math.abs(a - b) - 3) === 1],
  ['|a-|b-5||>2', (a, b) => Math.abs(a - Math.abs(b - 5)) > 2],
  ['|a-b|=1||a=b', (a, b) => Math.abs(a - b) === 1 || a === b],
  ['ab>=20', (a, b) => a * b >= 20],
])('%s', (text, expected) => {
  const holds = parseRelation(text)
  for (const a of NUMBERS) for (const b of NUMBERS) expect(holds(a, b), `${a} ${b}`).toBe(expected(a, b))
})

it.each([
  ['a+b', 'it compares nothing'],
  ['a=', 'a number is missing at the end'],
  ['a==b', 'a number is missing before "="'],
  ['|a-b>=4', '"|" is missing'],
  ['(a-b>=4', '")" is missing'],
  ['a>b)', '")" has no meaning there'],
  ['a>c', '"c" has no meaning there'],
  ['a!=b', '"!=b" has no meaning there'],
])('refuses %s', (text, why) => {
  expect(() => parseRelation(text)).toThrow(
    `"${text}" is not a relation between a and b: ${why}; expected one such as |a-b|>=4`,
  )
})

it('readers see the signs of mathematics', () => {
  expect(relationForReaders('|a-b|>=4')).toBe('|a − b| ≥ 4')
  expect(relationForReaders('a+b<>5||a*b=8')).toBe('a + b ≠ 5 / a × b = 8')
})
