// Pages that open sections: their place, their texts, and the grey behind them.

import { describe, expect, it } from 'vitest'
import { type Design, SECTION_PAGES } from '../../src/book/bookDesignAndPuzzles.ts'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { BLEED } from '../../src/print/trimsAndPrintLimits.ts'
import type { Page } from '../../src/render/pageItems.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { typeface } from '../support/png.ts'
import { bookOf, designOf, itemsOf, pagesLaidOut, puzzlesOf, textsOf } from './layoutBooks.ts'
import { expectCounted } from './layoutMixes.ts'

const PUZZLES = puzzlesOf(3)
const laidOut = (given: Partial<Design>, arrangement: 'stars' | 'rising' = 'stars', puzzles = PUZZLES) => {
  const book = bookOf(designOf(given), puzzles, arrangement)
  const document = pagesLaidOut(book)
  const openers = book.sections.map((section) => {
    const name = `section-${section.puzzles[0].number}`
    const index = document.pages.findIndex((page) => itemsOf(page, 'anchor').some((one) => one.name === name))
    return { section, index, page: document.pages[index] }
  })
  return { document, openers }
}
const tintsOf = (page: Page) => itemsOf(page, 'rectangle').filter(({ tint }) => tint > 0)
const linesOf = (page: Page) => itemsOf(page, 'rule').filter(({ tint }) => tint === 0)

describe.each(['plain', 'tint', 'pattern'] as const)('a section page, %s', (sectionPages) => {
  it.each([true, false])('opens each section, with startsRight %s', (startsRight) => {
    const { openers } = laidOut({ sectionPages, startsRight, bleed: BLEED })
    expect(new Set(openers.map(({ index }) => index)).size).toBe(openers.length)
    for (const { section, index, page } of openers) {
      if (startsRight) expect(index % 2).toBe(0)
      const first = section.puzzles[0].number
      const { familyWords } = designOf()
      expect(textsOf(page)).toEqual([
        familyWords[section.families[0].name].name,
        section.stars === 1 ? 'Gentle' : 'Hard',
        `No. ${first}–${first + 2}`,
      ])
      expect(itemsOf(page, 'stars').map(({ stars }) => stars)).toContain(section.stars)
    }
  })

  it('is followed by the puzzles of its section, and counted before they are made', () => {
    const { document, openers } = laidOut({ sectionPages, startsRight: false })
    for (const { section, index } of openers)
      expect(textsOf(document.pages[index + 1])).toContain(`No. ${section.puzzles[0].number}`)
    for (const startsRight of [true, false]) expectCounted({ sectionPages, startsRight }, PUZZLES)
  })

  it.each([0, BLEED])('leads to a file without faults, with a bleed of %d pt', async (bleed) => {
    const { document } = laidOut({ sectionPages, startsRight: false, bleed, puzzlesPerPage: 1 }, 'rising')
    const expected = { bleed, profile: 'print', puzzles: PUZZLES.length } as const
    const report = await preflight(await writePdf(document, typeface), expected)
    expect(report).toMatchObject({ problems: [], puzzles: PUZZLES.length })
  })
})

it('says in a line of its own that no guessing is needed, with a capital', () => {
  const lineIn = (language: string) => {
    const { openers } = laidOut({ sectionPages: 'plain', claims: 'sections', language })
    return textsOf(openers[0].page)[2]
  }
  expect(['en', 'it', 'de'].map(lineIn)).toEqual([
    'No guessing needed',
    'Senza tentativi',
    'Ohne Raten lösbar',
  ])
})

describe('the grey of a section page', () => {
  it('runs over all edges but the spine with bleed, and ends at the margins without', () => {
    const design = { sectionPages: 'tint', startsRight: false, bleed: BLEED } as const
    const { document, openers } = laidOut(design, 'stars', puzzlesOf(5))
    const { width, height } = document
    const sides = new Set<number>()
    for (const { index, page } of openers) {
      const x = index % 2 === 0 ? 0 : -BLEED
      sides.add(x)
      const area = { x, y: -BLEED, width: width + BLEED, height: height + 2 * BLEED }
      expect(tintsOf(page)).toEqual([{ item: 'rectangle', ...area, tint: 0.12 }])
    }
    expect(sides.size).toBe(2)
    for (const { page } of laidOut({ sectionPages: 'tint', bleed: 0 }).openers) {
      const [{ x, y, ...area }] = tintsOf(page)
      expect(Math.min(x, y, width - x - area.width, height - y - area.height)).toBeGreaterThanOrEqual(18)
    }
  })

  it('has the white lines of a board up to its edges, and white behind the title', () => {
    for (const bleed of [0, BLEED]) {
      for (const { page } of laidOut({ sectionPages: 'pattern', bleed }).openers) {
        const [{ x, y, width, height }] = tintsOf(page)
        const lines = linesOf(page)
        expect(lines.length).toBeGreaterThan(2)
        // The outermost lines end where the grey ends.
        expect(Math.min(...lines.map(({ x1 }) => x1))).toBeCloseTo(x, 3)
        expect(Math.min(...lines.map(({ y1 }) => y1))).toBeCloseTo(y, 3)
        expect(Math.max(...lines.map(({ x2 }) => x2))).toBeCloseTo(x + width, 3)
        expect(Math.max(...lines.map(({ y2 }) => y2))).toBeCloseTo(y + height, 3)
        expect(itemsOf(page, 'rectangle').some(({ tint }) => tint === 0)).toBe(true)
      }
    }
  })

  it('repeats a small board instead of enlarging its cells', () => {
    for (const { section, page } of laidOut({ sectionPages: 'pattern' }).openers) {
      const upright = new Set(linesOf(page).flatMap(({ x1, x2 }) => (x1 === x2 ? [x1.toFixed(1)] : [])))
      expect(upright.size, section.families[0].name).toBeGreaterThanOrEqual(6)
    }
  })

  it('is nowhere without section pages', () => {
    expect(SECTION_PAGES[0]).toBe('none')
    const { document } = laidOut({ bleed: BLEED })
    // The title page has tones.
    expect(document.pages.slice(1).flatMap(tintsOf)).toEqual([])
  })
})
