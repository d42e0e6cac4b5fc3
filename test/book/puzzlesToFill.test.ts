// Filling a book: the puzzles that it names make all pages full.

import { describe, expect, it } from 'vitest'
import { arrange } from '../../src/book/arrangePuzzles.ts'
import {
  ARRANGEMENTS,
  type Arrangement,
  type Design,
  PUZZLES_PER_PAGE,
} from '../../src/book/bookDesignAndPuzzles.ts'
import { layOutWithNotes } from '../../src/book/layout/layOutBook.ts'
import { puzzlesOnPage } from '../../src/book/layout/puzzleBlockSizes.ts'
import { chaptersOf } from '../../src/book/layout/puzzlePages.ts'
import { fillBook } from '../../src/book/puzzlesToFill.ts'
import { FEWEST_PAGES } from '../../src/print/trimsAndPrintLimits.ts'
import { typeface } from '../support/png.ts'
import { designOf, puzzlesOf } from './layoutBooks.ts'

/** Fills a book of this many puzzles of each family and each of two numbers of stars. */
function filled(count: number, given: Partial<Design>, arrangement: Arrangement) {
  const design = designOf(given)
  const puzzles = puzzlesOf(count)
  const kinds = puzzles.map(({ family, grade }) => `${family.name} ${grade.stars}`)
  const names = [...new Set(kinds)]
  const numbered = kinds.map((kind) => names.indexOf(kind))
  const filling = fillBook({ design, typeface, arrangement, puzzles, kinds: numbered })
  const copies = filling.more.flatMap((number, kind) =>
    Array.from({ length: number }, () => puzzles[numbered.indexOf(kind)]),
  )
  const sections = arrange([...puzzles, ...copies], arrangement)
  const { document, notes } = layOutWithNotes({ design, sections }, typeface)
  const onPage = puzzlesOnPage(design)
  const left = chaptersOf({ design, sections }).map((chapter) => chapter.puzzles.length % onPage)
  return { ...filling, length: document.pages.length, left, counted: notes }
}

describe('fillBook', () => {
  it.each(
    ARRANGEMENTS.flatMap((arrangement) => PUZZLES_PER_PAGE.map((count) => [arrangement, count] as const)),
  )('fills all pages of a printed book: %s, %d to a page', (arrangement, puzzlesPerPage) => {
    const { pages, notes, length, counted, left } = filled(1, { puzzlesPerPage }, arrangement)
    expect({ pages, notes }).toEqual({ pages: length, notes: counted })
    expect(left.filter((number) => number > 0)).toEqual([])
    expect(length).toBeGreaterThanOrEqual(FEWEST_PAGES)
    expect(length).toBeLessThanOrEqual(FEWEST_PAGES + 20)
    expect(length % 2).toBe(0)
    expect(notes).toBeLessThanOrEqual(1)
  })

  it('needs nothing more for full pages on a screen, however few', () => {
    const { more, left } = filled(1, { profile: 'screen', puzzlesPerPage: 1 }, 'stars')
    expect([...more, ...left].filter((number) => number > 0)).toEqual([])
  })

  it('leaves no page for notes where a few puzzles more can take it', () => {
    const books = PUZZLES_PER_PAGE.map((puzzlesPerPage) => filled(2, { puzzlesPerPage }, 'stars'))
    expect(books.filter(({ notes }) => notes === 0).length).toBeGreaterThanOrEqual(3)
  })

  it('adds to all kinds in proportion', () => {
    const { more } = filled(2, { puzzlesPerPage: 1 }, 'stars')
    expect(Math.max(...more) - Math.min(...more)).toBeLessThanOrEqual(1)
  })
})
