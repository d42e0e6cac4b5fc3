// The page count of a book that is not made yet: never lower than the finished book's, and rarely much
// higher.

import { describe, expect, it } from 'vitest'
import { designOf, gradeOf, puzzlesOf, trimOf } from '../book/layoutBooks.ts'
import { expectCounted, itNeverCountsTooFew, pagesOf } from '../book/layoutMixes.ts'
import { boardOf, times } from '../book/sketches.ts'

const LARGE = { isLargePrint: true, trim: trimOf('5x8'), language: 'de' } as const

describe('the counted pages', () => {
  it.each([
    { puzzlesPerPage: 1, count: 5, startsRight: true },
    { puzzlesPerPage: 6, count: 21, startsRight: false },
    { puzzlesPerPage: 1, count: 3, startsRight: false, ...LARGE },
  ] as const)('are those of a book, or a few more: %o', ({ count, ...design }) => {
    expectCounted(design, puzzlesOf(count))
  })

  it('are not many more because of one large board', () => {
    const small = times(boardOf('sudoku 4x4'), 160)
    const large = { ...boardOf('sudoku 16x16'), grade: gradeOf(2, 185) }
    const design = { trim: trimOf('8.5x11'), puzzlesPerPage: 4 } as const
    const without = pagesOf(design, small)
    const both = pagesOf(design, [...small, large])
    expect(both.laidOut).toBeLessThanOrEqual(without.laidOut + 4)
    expect(both.counted).toBeGreaterThanOrEqual(both.laidOut)
    expect(both.counted).toBeLessThanOrEqual(both.laidOut + 20)
  })

  // One book of each kind: with large print and without, on every trim.
  itNeverCountsTooFew((place) => [place + Math.floor(place / 4)])
})

describe('custom texts', () => {
  const paragraphOf = (length: number) =>
    'Whoever reads this has time. '.repeat(length).slice(0, length).trim()
  const { words, familyWords } = designOf()
  const paragraphs = (count: number) => Array<string>(count).fill(paragraphOf(600))
  const [made, degreeText, starsText, fiveStarsMean, colophonPuzzles] = paragraphs(5)
  const longest = {
    copyright: paragraphs(12),
    familyWords: Object.fromEntries(
      Object.entries(familyWords).map(([name, own]) => {
        const longer = (text: string) => text + paragraphOf(300 - text.length)
        const reasons = Object.entries(own.reasons).map(([kind, text]) => [kind, longer(text)])
        return [name, { ...own, howToPlay: paragraphs(8), reasons: Object.fromEntries(reasons) }]
      }),
    ),
    words: { ...words, made, degreeText, starsText, fiveStarsMean, colophonPuzzles },
  }

  it.each([
    { trim: trimOf('5x8') },
    { trim: trimOf('5x8'), isLargePrint: true, puzzlesPerPage: 1 },
    { trim: trimOf('8.5x11') },
    { trim: trimOf('A4'), isLargePrint: true, puzzlesPerPage: 1 },
  ] as const)('are counted at their greatest length: %o', (design) => {
    const puzzles = puzzlesOf(2, [1, 2, 3, 4, 5])
    const { counted, laidOut } = pagesOf({ ...design, ...longest }, puzzles)
    expect(counted).toBeGreaterThanOrEqual(laidOut)
    expect(counted).toBeGreaterThan(pagesOf(design, puzzles).counted)
  })
})
