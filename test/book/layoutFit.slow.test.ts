// Room on pages: refusals are justified, their proposals fit, and accepted boards are readable.

import { describe, expect, it } from 'vitest'
import type { Design, PuzzlesPerPage } from '../../src/book/bookDesignAndPuzzles.ts'
import { FAMILIES } from '../../src/families/registry.ts'
import { MILLIMETRE } from '../../src/render/paperSize.ts'
import { bookOf, designOf, pagesLaidOut, puzzlesOf, trimOf } from './layoutBooks.ts'
import { sound } from './layoutChecks.ts'
import {
  ALL_DESIGNS,
  accepted,
  boardNamed,
  boardType,
  describeAccepted,
  describeRefusals,
  expectFaultless,
  nameOf,
  scenesOf,
  WIDEST,
  whyNot,
} from './layoutFits.ts'

/** All designs on the smallest trim, which has the least room. */
const SMALLEST = ALL_DESIGNS.filter(({ trim }) => trim === trimOf('5x8'))

describeRefusals(['kenken 9x9', 'hidoku 20x20/rook', 'magic 8x8'].map(boardNamed), SMALLEST)
describeAccepted(SMALLEST)

describe('room on a page', () => {
  it('is enough for six 9x9 Sudokus on the smallest page, and for one of 16x16', () => {
    const small = (puzzlesPerPage: PuzzlesPerPage) => ({ trim: trimOf('5x8'), puzzlesPerPage })
    expect(whyNot(boardNamed('sudoku 9x9'), small(6))).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), small(1))).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), small(2))).toMatch(
      /^a 16x16 Sudoku board needs cells of at least 6 mm to write in; with 2 puzzles a page on 5x8 in, its cells would have only/,
    )
  })

  it('depends on the inside margin of a thick book', () => {
    const design = { trim: trimOf('5x8'), puzzlesPerPage: 1 } as const
    expect(whyNot(boardNamed('sudoku 16x16'), design)).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), design, 500)).toBeDefined()
  })

  it('must be enough for digits of 18 points in large print, also in circles', () => {
    const large = (name: string) => ({ trim: trimOf(name), isLargePrint: true, puzzlesPerPage: 1 as const })
    expect(whyNot(boardNamed('sudoku 9x9'), large('5x8'))).toBeUndefined()
    expect(whyNot(boardNamed('sudoku 16x16'), large('6x9'))).toContain('for 18 pt digits')
    expect(whyNot(boardNamed('hidoku 10x10'), large('6x9'))).toContain('for 18 pt digits')
  })

  it('is refused in a message with the name that the book gives to the family', () => {
    const { familyWords } = designOf()
    const named = (name: string) =>
      whyNot(boardNamed('sudoku 25x25'), {
        puzzlesPerPage: 6,
        familyWords: { ...familyWords, sudoku: { ...familyWords.sudoku, name } },
      })
    expect(named('Number Box')).toMatch(/^a 25x25 Number Box board needs/)
    expect(named('Elephant')).toMatch(/^a 25x25 Elephant board needs/)
  })

  it('proposes no smaller page than requested', () => {
    const large = (name: string) =>
      whyNot(boardNamed('sudoku 25x25'), { trim: trimOf(name), isLargePrint: true, puzzlesPerPage: 1 })
    expect(large('8x10')).toMatch(/; choose 1 a page without large print$/)
    expect(large('5x8')).toMatch(/; choose 1 a page on a trim of \S+ without large print$/)
  })

  it('gives cells of at least five millimetres, also after layout', () => {
    const puzzles = puzzlesOf(1).filter(({ family }) => family.name === 'sudoku')
    const design = designOf({ trim: trimOf('5x8'), puzzlesPerPage: 6 })
    const [board] = scenesOf(pagesLaidOut(bookOf(design, puzzles)), 'puzzle-1')
    expect(board.cell).toBeGreaterThan(5 * MILLIMETRE)
  })
})

describe('the set of accepted boards', () => {
  it('includes many boards, and some of every family', () => {
    const names = (design: Partial<Design>) => accepted(design).map(nameOf)
    const on = (trim: string, puzzlesPerPage: PuzzlesPerPage) => names({ trim: trimOf(trim), puzzlesPerPage })
    expect(on('A4', 1)).toHaveLength(WIDEST.length)
    expect(on('8.5x11', 4)).toEqual(
      expect.arrayContaining(['sudoku 9x9', 'survo 5x6', 'hidoku 10x10', 'magic 6x6']),
    )
    expect(on('5x8', 1)).toEqual(expect.arrayContaining(['kenken 9x9', 'hidoku 12x12', 'sudoku 16x16']))
  })

  it('has no fault in the finished file', async () => {
    await expectFaultless({ trim: trimOf('5x8'), puzzlesPerPage: 2 })
  })
})

describe('large print', () => {
  const design = { trim: trimOf('8.5x11'), puzzlesPerPage: 1, isLargePrint: true } as const
  const document = pagesLaidOut(bookOf(designOf(design), accepted(design)))

  it('has solutions in digits of at least 14 points', () => {
    const solutions = document.outline.find(({ title }) => title === 'Solutions')?.page ?? 0
    const pages = document.pages.slice(solutions)
    expect(Math.min(...boardType({ ...document, pages }))).toBeGreaterThan(13.99)
  })

  it('has boards that fill the width of the page', () => {
    const wide = accepted(design).filter(({ puzzle: { shape } }) => shape.columns >= Math.max(6, shape.rows))
    expect(new Set(wide.map(({ family }) => family))).toEqual(new Set(FAMILIES))
    for (const one of wide) {
      const [board] = scenesOf(pagesLaidOut(bookOf(designOf(design), [one])), 'puzzle-1')
      expect((board.scene().width * board.cell) / design.trim.width, nameOf(one)).toBeGreaterThan(0.75)
    }
  })
})

it('the rules and examples stay on their pages with any words', () => {
  const { familyWords } = designOf()
  const long = 'Whoever has come so far will not mind to read a little more. '.repeat(9)
  const wordy = Object.fromEntries(
    Object.entries(familyWords).map(([name, words]) => [
      name,
      {
        ...words,
        howToPlay: [long, long],
        reasons: Object.fromEntries(Object.keys(words.reasons).map((kind) => [kind, long])),
      },
    ]),
  )
  for (const name of ['5x8', '8x10']) {
    const design = designOf({ trim: trimOf(name), familyWords: wordy, isLargePrint: true, puzzlesPerPage: 1 })
    sound(pagesLaidOut(bookOf(design, puzzlesOf(5))))
  }
})
