// Preflight of covers: those of the program pass, and each wrong one fails only the check of its fault.

import { describe, expect, it } from 'vitest'
import { TITLE_DESIGNS } from '../../../src/book/bookDesignAndPuzzles.ts'
import { bookCover, coverDocument } from '../../../src/book/cover/bookCover.ts'
import { COVER_KINDS, coverGeometry } from '../../../src/book/cover/coverGeometry.ts'
import { USUAL_PAPER } from '../../../src/book/cover/paperStocks.ts'
import { preflightCover } from '../../../src/book/preflight/preflight.ts'
import { parseTrim, type Trim } from '../../../src/print/trimsAndPrintLimits.ts'
import { writePdf } from '../../../src/render/pdf.ts'
import { type Draw, makePdf, write } from '../../support/pdfFile.ts'
import { typeface } from '../../support/png.ts'
import { bookOf, designOf, puzzlesOf, trimOf } from '../layoutBooks.ts'
import { boardOf } from '../sketches.ts'

const PUZZLES = puzzlesOf(1, [2])
/** Boards of five families, some of them with small print that is too small for print on some covers. */
const FIVE = ['sudoku 9x9', 'kenken 6x6', 'survo 3x4', 'hidoku 8x8', 'magic 5x5'].map((kind) =>
  boardOf(kind, 'cover'),
)
const geometryOf = (pages: number, trim = '6x9') =>
  coverGeometry({ trim: trimOf(trim), pages, paper: USUAL_PAPER })

describe.each(COVER_KINDS)('a cover of the program, %s', (kind) => {
  it.each([
    ['5x8', 24],
    ['6x9', 200],
    ['8.25x6', 120],
    ['A4', 600],
  ])('passes, %s with %i pages', async (trim, pages) => {
    const book = bookOf(designOf({ trim: trimOf(trim) }), PUZZLES)
    const cover = bookCover(book, pages, { kind, paper: USUAL_PAPER, back: ['A text.'] }, typeface)
    const bytes = await writePdf(coverDocument(cover), typeface)
    const { problems, unchecked } = await preflightCover(bytes, geometryOf(pages, trim))
    expect(problems).toEqual([])
    expect(unchecked).toEqual(kind === 'template' ? ['live', 'spine', 'barcode'] : [])
  })

  it.each(['4x4', '5x8', 'A5', '6x9', '8.25x6', '8.5x11'])(
    'passes with boards of five families, %s',
    async (name) => {
      const trim = parseTrim(name) as Trim
      const geometry = coverGeometry({ trim, pages: 24, paper: USUAL_PAPER })
      for (const titleDesign of TITLE_DESIGNS) {
        const book = bookOf(designOf({ trim, titleDesign }), FIVE)
        const cover = bookCover(book, 24, { kind, paper: USUAL_PAPER, back: [] }, typeface)
        const bytes = await writePdf(coverDocument(cover), typeface)
        expect((await preflightCover(bytes, geometry)).problems).toEqual([])
      }
    },
  )
})

const GEOMETRY = geometryOf(200)
const { wrapWidth, wrapHeight, bleed, panels, barcode, safe } = GEOMETRY
const FRONT = bleed + panels.front.x

/** A cover of 200 pages with a grey ground and a title, and this drawing. */
const coverWith = (draw: Draw, size = [wrapWidth, wrapHeight], geometry = GEOMETRY, options = {}) => {
  const page: Draw = (drawing) => {
    drawing.rect(0, 0, size[0], size[1]).fill('#cccccc')
    drawing.fill('black')
    write(drawing, 'A title', FRONT + 60, 100, 24)
    draw(drawing)
  }
  return makePdf([page], { size: [size[0], size[1]], ...options }).then((bytes) =>
    preflightCover(bytes, geometry),
  )
}

/** A text along the spine, from top to bottom, of this size; its baseline is at a distance from the fold. */
const spineText =
  (size: number, from: number): Draw =>
  (drawing) => {
    drawing.save().rotate(90, { origin: [FRONT - from, 200] })
    write(drawing, 'A title', FRONT - from, 200 - size, size)
    drawing.restore()
  }

describe('a cover of another program', () => {
  it('passes with a ground, a title, and a text on the spine', async () => {
    const { problems, found } = await coverWith(spineText(12, 22))
    expect(problems).toEqual([])
    expect(found.size).toContain('6x9 for 200 pages, spine 11.4 mm')
    expect(found.spine).toBe('allowed')
  })

  const image: Draw = (drawing) => drawing.rect(FRONT + 300, 100, 130, 30).fill('#336699')
  it.each<[string, string, Draw, RegExp]>([
    ['a text near the trim', 'live', (d) => write(d, 'Text', FRONT + 20, 12), /keep texts 6\.4 mm/],
    ['a text over a fold', 'live', (d) => write(d, 'A text', FRONT + 2, 300), /from trim and folds/],
    ['white letters near the trim', 'live', (d) => write(d.fill('white'), 'Text', 10, 99), /“Text”/],
    ['an area near the trim', 'live', image, /or extend it through the whole bleed/],
    ['a text on the spine that is too large', 'spine', spineText(26, 29), /keep within/],
    ['a text on the barcode', 'barcode', (d) => write(d, 'ISBN', 320, wrapHeight - 60), /barcode there/],
    ['a thin line', 'line', (d) => d.lineWidth(0.2).moveTo(60, 60).lineTo(90, 60).stroke(), /0\.75 pt/],
    ['small type', 'type', (d) => write(d, 'Text', 60, 60, 4), /at least/],
    ['a font that is not embedded', 'fonts', (d) => write(d, 'A', 60, 60, 10, 'Helvetica'), /embedded/],
    [
      'a wrong trim box',
      'boxes',
      (d) => Object.assign(d.page.dictionary.data, { TrimBox: [0, 0, 99, 99] }),
      /trim/,
    ],
  ])('fails with %s', async (_, check, draw, message) => {
    const { problems } = await coverWith(draw)
    expect(problems).toEqual([expect.objectContaining({ check, message: expect.stringMatching(message) })])
  })

  it('fails without bleed, for another number of pages, and with more than one page', async () => {
    const { trimmed } = GEOMETRY
    const checksOf = async (report: ReturnType<typeof preflightCover>) =>
      (await report).problems.map(({ check, message }) => `${check}: ${message}`)
    const none: Draw = () => undefined
    const [size] = await checksOf(coverWith(none, [trimmed.width, trimmed.height]))
    expect(size).toMatch(/^size: the sheet is .* is .*\(12\.7 x 9\.25 in\) with bleed$/)
    expect((await checksOf(coverWith(none, undefined, geometryOf(210))))[0]).toMatch(
      /^size: .* for 210 pages/,
    )
    const two = makePdf([none, none], { size: [wrapWidth, wrapHeight] })
    expect(await checksOf(two.then((bytes) => preflightCover(bytes, GEOMETRY)))).toEqual([
      'pages: 2 pages; a cover must be one page',
    ])
  })

  it('fails with a text on the spine of a thin book', async () => {
    const thin = geometryOf(70)
    const middle = bleed + thin.panels.spine.x + thin.spine / 2
    const draw: Draw = (drawing) => {
      drawing.save().rotate(90, { origin: [middle, 200] })
      write(drawing, 'A title', middle, 200 - 4, 7)
      drawing.restore()
    }
    const { problems } = await coverWith(draw, [thin.wrapWidth, thin.wrapHeight], thin)
    expect(problems.map(({ check }) => check)).toEqual(['spine'])
  })

  it('may have a ground or white below the barcode, but nothing that ends there', async () => {
    const { x, y, width, height } = barcode
    const place = [x + bleed, y + bleed, width, height] as const
    expect((await coverWith((d) => d.rect(...place).fill('white'))).problems).toEqual([])
    const half = (drawing: PDFKit.PDFDocument) =>
      drawing.rect(safe.back.x + bleed, place[1], place[0] + 40 - safe.back.x, 30).fill('#555555')
    expect((await coverWith(half)).problems.map(({ check }) => check)).toEqual(['barcode'])
  })
})
