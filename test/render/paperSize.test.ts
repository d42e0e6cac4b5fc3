import { describe, expect, it } from 'vitest'
import { MILLIMETRE, parsePaperSize } from '../../src/render/paperSize.ts'

describe('parsePaperSize', () => {
  it.each([
    ['A4', 210, 297],
    ['a5', 148, 210],
    ['Letter', 215.9, 279.4],
    ['200x250mm', 200, 250],
    ['8.5 x 11 in', 215.9, 279.4],
    ['100×60mm', 100, 60],
  ])('reads %s', (text, width, height) => {
    const paper = parsePaperSize(text)
    expect(paper.width / MILLIMETRE).toBeCloseTo(width, 6)
    expect(paper.height / MILLIMETRE).toBeCloseTo(height, 6)
  })

  const WRONG = 'B9 200x250 200mm 0x0mm -1x200mm 1e3x200mm 49x200mm 200x2000mm 200x250cm'.split(' ')

  it.each(['', ...WRONG])('refuses %j in one line', (text) => {
    expect(() => parsePaperSize(text)).toThrow(/^("|a paper of )[^\n]+$/)
  })
})
