import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roman } from '../../src/book/layout/pagination.ts'
import { breakLines, fitted, titleSize, unbroken } from '../../src/book/layout/paragraph.ts'
import type { Face } from '../../src/render/typeface.ts'

/** Every letter is half an em wide. */
const face: Face = {
  capHeight: 0.66,
  width: (text) => 0.5 * Array.from(text).length,
  outline: () => [],
  missing: () => [],
  bytes: new Uint8Array(),
}

describe('a paragraph', () => {
  it('is broken where the next word has no room', () => {
    expect(breakLines(face, 'one two three four', 10, 40)).toEqual(['one two', 'three', 'four'])
    expect(breakLines(face, 'one two three four', 10, 39)).toEqual(['one two', 'three', 'four'])
    expect(breakLines(face, 'one two three four', 10, 34)).toEqual(['one', 'two', 'three', 'four'])
    expect(breakLines(face, '  ', 10, 40)).toEqual([])
  })

  it('ends no line within a calculation', () => {
    expect(breakLines(face, unbroken('fits 12 + 6 − 3'), 10, 60)).toEqual(['fits', '12 + 6 − 3'])
    expect(breakLines(face, 'fits 12 + 6 − 3', 10, 60)).toEqual(['fits 12 + 6', '− 3'])
  })

  it('keeps all its letters in lines that fit, whatever they are', () => {
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

describe('a title', () => {
  it('is as large as its longest word and the number of lines allow', () => {
    const look = { most: 40, least: 10, room: 100, lines: 2 }
    expect(titleSize(face, 'Short', look)).toBe(40)
    expect(titleSize(face, 'Considerably', look)).toBe(16.5)
    expect(titleSize(face, 'Now a rather long title', look)).toBe(16.5)
    expect(titleSize(face, 'Donaudampfschifffahrtsgesellschaft', look)).toBe(10)
  })
})

describe('a line that has to fit', () => {
  it('is set smaller, and cut when it would be too small', () => {
    expect(fitted(face, 'abcd', { size: 10, least: 7, room: 20 })).toEqual({ text: 'abcd', size: 10 })
    expect(fitted(face, 'abcd', { size: 10, least: 7, room: 16 })).toEqual({ text: 'abcd', size: 8 })
    expect(fitted(face, 'abcdefgh', { size: 10, least: 8, room: 16 })).toEqual({ text: 'abc…', size: 8 })
  })
})

describe('small roman figures', () => {
  it.each([
    [1, 'i'],
    [4, 'iv'],
    [9, 'ix'],
    [14, 'xiv'],
    [49, 'xlix'],
    [98, 'xcviii'],
    [145, 'cxlv'],
  ])('%d is %s', (number, text) => {
    expect(roman(number)).toBe(text)
  })
})
