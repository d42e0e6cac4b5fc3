// Covers of books: everything stays in its place, in the document and in the file.

import { describe, expect, it } from 'vitest'
import { type Design, TITLE_DESIGNS } from '../../../src/book/bookDesignAndPuzzles.ts'
import { bookCover, coverDocument, coverSvg } from '../../../src/book/cover/bookCover.ts'
import { COVER_KINDS, type CoverArea } from '../../../src/book/cover/coverGeometry.ts'
import { PAPER_STOCKS } from '../../../src/book/cover/paperStocks.ts'
import { backTextFits } from '../../../src/book/cover/plainCover.ts'
import { shownGivens } from '../../../src/families/cellNamesAndFaults.ts'
import { FAMILIES } from '../../../src/families/registry.ts'
import { parseTrim, SMALLEST_TYPE, TRIMS, type Trim } from '../../../src/print/trimsAndPrintLimits.ts'
import type { TextItem } from '../../../src/render/pageItems.ts'
import { writePdf } from '../../../src/render/pdf.ts'
import { openPdf, pagesOf } from '../../support/pdf.ts'
import { typeface } from '../../support/png.ts'
import { bookOf, boxesOf, designOf, itemsOf, puzzlesOf } from '../layoutBooks.ts'
import { boardOf } from '../sketches.ts'

const PUZZLES = puzzlesOf(1, [2])
const BACK = ['A text about the book, which is long enough for several lines on the back.', 'And another.']
const LIMITS = ['4x4', '17x17', '4x12', '12x4'].map((size) => parseTrim(size) as Trim)

function coverOf(trim: Trim, kind: (typeof COVER_KINDS)[number], look: Partial<Design> = {}, pages = 300) {
  const book = bookOf(designOf({ trim, ...look }), PUZZLES)
  return bookCover(book, pages, { kind, paper: PAPER_STOCKS[1], back: BACK }, typeface)
}

const textsOf = (cover: ReturnType<typeof coverOf>) => itemsOf(cover, 'text')

const isWithin = (inner: CoverArea, outer: CoverArea) =>
  inner.x >= outer.x - 0.01 &&
  inner.y >= outer.y - 0.01 &&
  inner.x + inner.width <= outer.x + outer.width + 0.01 &&
  inner.y + inner.height <= outer.y + outer.height + 0.01

/** The area of a text, level or turned. */
function areaOf({ text, x, y, size, weight, isTurned }: TextItem): CoverArea {
  const length = typeface[weight].width(text) * size
  if (isTurned) return { x: x - 0.2 * size, y, width: 0.86 * size, height: length }
  return { x, y: y - 0.66 * size, width: length, height: 0.86 * size }
}

describe.each([...TRIMS, ...LIMITS])('a cover of $name', (trim) => {
  it.each(TITLE_DESIGNS)('keeps its texts and boards in their places: %s', (titleDesign) => {
    for (const kind of ['plain', 'tint', 'colour'] as const) {
      const cover = coverOf(trim, kind, { titleDesign })
      const { bleed, panels, safe, barcode, spineText } = cover.geometry
      const places = [safe.back, safe.front, spineText as CoverArea]
      for (const text of textsOf(cover)) {
        expect(text.size).toBeGreaterThanOrEqual(SMALLEST_TYPE)
        const area = areaOf(text)
        const isInPlace = places.some((place) => isWithin(area, place))
        expect(isInPlace, text.text).toBe(true)
        const isOnBarcode = area.x + area.width > barcode.x && area.y + area.height > barcode.y
        expect(isOnBarcode && area.x < barcode.x + barcode.width, text.text).toBe(false)
      }
      const { x, y, height } = safe.front
      // A board that is cut ends at the edges of the bleed.
      const right = panels.front.x + panels.front.width + bleed
      const cut = { x, y: -bleed, width: right - x, height: y + height + bleed }
      for (const box of boxesOf(cover, typeface).filter(({ item }) => item.item === 'scene')) {
        const area = { x: box.left, y: box.top, width: box.right - box.left, height: box.bottom - box.top }
        const isCut = Math.abs(box.top + bleed) < 0.01 && Math.abs(box.right - right) < 0.01
        expect(isWithin(area, isCut ? cut : safe.front)).toBe(true)
      }
    }
  })
})

describe('the boards of a cover', () => {
  it.each(TITLE_DESIGNS)('are as readers find them, without numbers of the solution: %s', (titleDesign) => {
    const five = ['kenken 6x6', 'sudoku 9x9', 'survo 3x4', 'hidoku 8x8', 'magic 5x5']
    const puzzles = five.map((kind) => boardOf(kind, 'cover'))
    for (const name of ['4x6', '6x9', 'A4']) {
      const design = designOf({ trim: parseTrim(name) as Trim, titleDesign })
      const book = bookOf(design, puzzles)
      const plan = { kind: 'plain', paper: PAPER_STOCKS[0], back: [] } as const
      const scenes = itemsOf(bookCover(book, 24, plan, typeface), 'scene').map(({ scene }) => scene())
      const printed = puzzles.map(
        ({ family, puzzle }) =>
          new Set(
            family.drawing.scene(puzzle, shownGivens(puzzle)).marks.map((mark) => JSON.stringify(mark)),
          ),
      )
      for (const { marks } of scenes) {
        const texts = marks.filter(({ mark }) => mark === 'text').map((mark) => JSON.stringify(mark))
        expect(printed.some((own) => texts.every((text) => own.has(text)))).toBe(true)
      }
      expect(scenes.length > 0).toBe(titleDesign !== 'type')
    }
  })
})

describe('a plain cover', () => {
  const texts = textsOf(coverOf(TRIMS[7], 'plain')).map(({ text }) => text)

  it('has title, subtitle, author, back text, publisher and ISBN, and boards of the book', () => {
    const parts = ['Puzzles of many kinds', 'Anna Example', 'And another.', 'Example Press']
    expect(texts).toEqual(expect.arrayContaining([...parts, 'ISBN 978-0-00-000000-2']))
  })

  it('shows boards of all families in a mosaic, or the number of puzzles', () => {
    const { items } = coverOf(TRIMS[7], 'tint', { titleDesign: 'mosaic' })
    const boards = itemsOf({ items }, 'scene')
    expect(boards.length).toBeGreaterThanOrEqual(FAMILIES.length)
    expect(new Set(boards.map(({ x }) => x.toFixed(3))).size).toBeLessThan(boards.length)
    const figures = textsOf(coverOf(TRIMS[7], 'colour', { titleDesign: 'type' }))
    expect(figures.map(({ text }) => text)).toContain(String(PUZZLES.length))
  })

  it('has the title on the spine, from top to bottom, if there is room', () => {
    const turned = (pages: number) =>
      textsOf(coverOf(TRIMS[7], 'plain', {}, pages)).filter(({ isTurned }) => isTurned)
    expect(turned(300).map(({ text }) => text)).toEqual(['Numbers for Long Evenings', 'Anna Example'])
    expect(turned(78)).toEqual([])
    // Between the margins of 79 pages of white paper there is no room for legible type.
    expect(turned(79)).toEqual([])
    expect(turned(120)).toHaveLength(2)
  })

  it('refuses more text than the back has room for', () => {
    const { geometry } = coverOf(TRIMS[7], 'plain')
    expect(backTextFits(geometry, BACK, typeface)).toBe(true)
    const long = Array.from({ length: 30 }, () => BACK[0].repeat(4))
    expect(backTextFits(geometry, long, typeface)).toBe(false)
  })
})

describe.each([...TRIMS, ...LIMITS])('a template of $name', (trim) => {
  it.each([24, 300])('labels its parts within the trimmed sheet, with %d pages', (pages) => {
    for (const language of ['en', 'de']) {
      const cover = coverOf(trim, 'template', { language }, pages)
      for (const text of textsOf(cover)) {
        expect(text.size).toBeGreaterThanOrEqual(SMALLEST_TYPE)
        expect(isWithin(areaOf(text), cover.geometry.trimmed), text.text).toBe(true)
      }
    }
  })
})

describe('a cover as a file', () => {
  it.each(COVER_KINDS)('has one page of the whole size with fonts, as PDF and as SVG: %s', async (kind) => {
    const cover = coverOf(TRIMS[7], kind)
    const { wrapWidth, wrapHeight } = cover.geometry
    const bytes = await writePdf(coverDocument(cover), typeface)
    const [page, ...others] = await pagesOf(await openPdf(bytes))
    expect(others).toEqual([])
    expect([page.width, page.height]).toEqual([wrapWidth, wrapHeight])
    expect(page.fonts.every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const svg = coverSvg(cover, typeface)
    expect(svg).toContain(`viewBox="-9 -9 ${wrapWidth} ${wrapHeight}"`)
    expect(svg).toContain('<title>Numbers for Long Evenings (cover)</title>')
    expect(svg.match(/rotate\(90\)/g)?.length).toBe(2)
    expect(await writePdf(coverDocument(coverOf(TRIMS[7], kind)), typeface)).toEqual(bytes)
  })
})
