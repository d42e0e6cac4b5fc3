import { expect, it } from 'vitest'
import { CODE_LETTERS, sheetCodes } from '../../../src/book/sheet/sheetCodes.ts'

it.each([1, 30, 80, 500])('%i codes differ from each other in at least two letters', (count) => {
  const codes = sheetCodes('a', count)
  expect(codes).toHaveLength(count)
  for (const [index, one] of codes.entries()) {
    for (const other of codes.slice(index + 1)) {
      expect(Array.from(one).filter((letter, place) => letter !== other[place]).length).toBeGreaterThan(1)
    }
  }
})

it('codes have three letters for a class, all different and none of them a vowel', () => {
  for (const code of sheetCodes('b', 60)) {
    expect(code).toMatch(new RegExp(`^[${CODE_LETTERS}]{3}$`))
    expect(new Set(code).size).toBe(3)
  }
  expect(CODE_LETTERS).not.toMatch(/[AEIOULQSVZ]/)
})

it('a pupil keeps the code if there are more pupils, and gets another with another seed', () => {
  expect(sheetCodes('a', 40).slice(0, 30)).toEqual(sheetCodes('a', 30))
  expect(sheetCodes('b', 30)).not.toEqual(sheetCodes('a', 30))
})
