import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roman } from '../../src/book/layout/pagination.ts'
import { breakLines, fitted, titleSize } from '../../src/print/lineBreaking.ts'
import { plainFace as face } from '../print/plainFace.ts'

describe('a paragraph', () => {
  it('breaks before a word that does not fit', () => {
    expect(breakLines(face, 'one two three four', 10, 40)).toEqual(['one two', 'three', 'four'])
    expect(breakLines(face, 'one two three four', 10, 39)).toEqual(['one two', 'three', 'four'])
    expect(breakLines(face, 'one two three four', 10, 34)).toEqual(['one', 'two', 'three', 'four'])
    expect(breakLines(face, '  ', 10, 40)).toEqual([])
  })

  it('never ends a line within a calculation', () => {
    expect(breakLines(face, 'fits 12 + 6 − 3', 10, 60)).toEqual(['fits', '12 + 6 − 3'])
    expect(breakLines(face, 'so (1 + 25) ÷ 2 = 13', 10, 85)).toEqual(['so', '(1 + 25) ÷ 2 = 13'])
    expect(breakLines(face, 'takes 1 to 6', 10, 50)).toEqual(['takes', '1 to 6'])
    expect(breakLines(face, 'one\u00a0two three', 10, 60)).toEqual(['one two', 'three'])
  })

  it('breaks a calculation that is wider than a line', () => {
    expect(breakLines(face, 'so 12 + 6 − 3', 10, 40)).toEqual(['so 12 +', '6 − 3'])
  })

  it('does not leave a short word alone in the last line if the line before can spare one', () => {
    expect(breakLines(face, 'a line that is full up', 10, 95)).toEqual(['a line that is', 'full up'])
    expect(breakLines(face, 'aline thatisfull up', 10, 80)).toEqual(['aline thatisfull', 'up'])
    expect(breakLines(face, 'a line that is thoroughly', 10, 95)).toEqual(['a line that is', 'thoroughly'])
  })

  it('keeps all letters of any text in lines that fit', () => {
    const text = fc.array(fc.string({ minLength: 1, maxLength: 30 }), { maxLength: 12 })
    fc.assert(
      fc.property(text, fc.integer({ min: 5, max: 200 }), (parts, room) => {
        const lines = breakLines(face, parts.join(' '), 10, room)
        for (const line of lines) expect(face.width(line) * 10).toBeLessThanOrEqual(room)
        expect(lines.join('').replaceAll(/\s/g, '')).toBe(parts.join('').replaceAll(/\s/g, ''))
      }),
    )
  })
})

it('a title is as large as its longest word and its lines allow', () => {
  const look = { most: 40, least: 10, room: 100, lines: 2 }
  expect(titleSize(face, 'Short', look)).toBe(40)
  expect(titleSize(face, 'Considerably', look)).toBe(16.5)
  expect(titleSize(face, 'Now a rather long title', look)).toBe(16.5)
  expect(titleSize(face, 'Donaudampfschifffahrtsgesellschaft', look)).toBe(10)
})

it('a line that has to fit is set smaller, and cut if it would get too small', () => {
  expect(fitted(face, 'abcd', { size: 10, least: 7, room: 20 })).toEqual({ text: 'abcd', size: 10 })
  expect(fitted(face, 'abcd', { size: 10, least: 7, room: 16 })).toEqual({ text: 'abcd', size: 8 })
  expect(fitted(face, 'abcdefgh', { size: 10, least: 8, room: 16 })).toEqual({ text: 'abc…', size: 8 })
})

it('roman numerals are in lower case', () => {
  expect([1, 4, 9, 14, 49, 98, 145].map(roman)).toEqual('i iv ix xiv xlix xcviii cxlv'.split(' '))
})
