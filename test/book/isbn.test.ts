import fc from 'fast-check'
import { expect, it } from 'vitest'
import { isbnFault } from '../../src/book/recipe/planBook.ts'

it.each([
  // The examples of ISO 2108 and of the ISBN Users' Manual.
  '978-0-306-40615-7',
  '0-306-40615-2',
  '99921-58-10-7',
  '0-8044-2957-X',
  '080442957x',
  '978 92 95055 12 4',
  '9790260000438',
])('%s is sound', (text) => {
  expect(isbnFault(text)).toBeUndefined()
})

it.each([
  ['978-0-306-40615-8', 'has 8 as its check digit; for 978-0-306-40615- it must be 7'],
  ['0-306-40615-3', 'has 3 as its check digit; for 0-306-40615- it must be 2'],
  ['0-8044-2957-1', 'has 1 as its check digit; for 0-8044-2957- it must be X'],
  ['977-0-306-40615-7', 'must begin with 978 or 979'],
  ['978-0-306-40615', 'must have 13 digits, or 10, of which the last may be X'],
  ['X804429570', 'must have 13 digits, or 10, of which the last may be X'],
  ['ISBN 978-0-306-40615-7', 'must have 13 digits, or 10, of which the last may be X'],
])('%s is not', (text, fault) => {
  expect(isbnFault(text)).toBe(fault)
})

it('accepts one of the ten possible last digits after any twelve', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^978\d{9}$/), (body) => {
      const sound = Array.from('0123456789').filter((digit) => isbnFault(body + digit) === undefined)
      expect(sound).toHaveLength(1)
      expect(isbnFault(`${body}${(Number(sound[0]) + 1) % 10}`)).toContain(`must be ${sound[0]}`)
    }),
  )
})
