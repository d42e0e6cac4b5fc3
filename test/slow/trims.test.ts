// A small book on each trim, with bleed and grey section pages, read by poppler and by pdf.js: sizes, boxes, fonts,
// and the text of every number of its puzzles. The puzzles are made once.

import { describe, expect, it } from 'vitest'
import { bookCover, coverDocument } from '../../src/book/cover/bookCover.ts'
import { PAPER_STOCKS } from '../../src/book/cover/paperStocks.ts'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { BLEED, TRIMS } from '../../src/print/trimsAndPrintLimits.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { finish } from '../book/finishedBooks.ts'
import { boxesOf, checkBoxes, checkNumbers, checkSizes, rounded, SIZES } from '../book/finishedChecks.ts'
import { bookOf, designOf, pagesLaidOut, puzzlesIn, puzzlesOf } from '../book/layoutBooks.ts'
import { typeface } from '../support/png.ts'
import { hasPoppler, phrasesOf, poppler } from '../support/poppler.ts'

// Two stars of each family make books of more than 24 pages.
const PUZZLES = puzzlesOf(1, [2, 4])

describe.each(TRIMS)('a book on $name', (trim) => {
  const [width, height] = SIZES[trim.name]
  const look = { trim, bleed: BLEED, puzzlesPerPage: 1, sectionPages: 'pattern', startsRight: false } as const
  const design = designOf(look)
  const book = bookOf(design, PUZZLES)

  it('has its size, its fonts and every number of its puzzles, and no fault', async () => {
    const finished = await finish(book)
    const { bytes, pages } = finished
    checkSizes(finished, trim.name, BLEED)
    expect(pages.flatMap(({ fonts }) => fonts).every(({ isEmbedded }) => isEmbedded)).toBe(true)
    const texts = pages.map(({ phrases }) => phrases)
    checkNumbers(finished, texts)
    const expected = { trim, bleed: BLEED, profile: 'print', puzzles: PUZZLES.length } as const
    const report = await preflight(bytes, expected)
    expect(report).toMatchObject({ problems: [], trim: trim.name, puzzles: PUZZLES.length })
    const found = { boxes: `${trim.name} on all pages`, colours: 'black, and grey areas' }
    expect(report.found).toMatchObject(found)
    if (!hasPoppler) return
    checkNumbers(finished, phrasesOf(bytes))
    const fonts = poppler(bytes, 'pdffonts', []).toString().trim().split('\n').slice(2)
    expect(fonts.map((line) => / (yes|no) (yes|no) (yes|no) /.exec(line)?.[0])).toEqual(
      fonts.map(() => ' yes yes yes '),
    )
    const text = poppler(bytes, 'pdftotext', ['-layout'], ['-']).toString()
    for (const { number } of puzzlesIn(book)) {
      expect(text.match(new RegExp(`No\\. ${number}(?!\\d)`, 'g'))?.length).toBeGreaterThan(1)
    }
    checkBoxes(bytes, pages.length, trim.name, BLEED)
  })

  it.skipIf(!hasPoppler)('has a cover whose trim is two pages and the spine', async () => {
    const { pages } = pagesLaidOut(book)
    const plan = { kind: 'plain', paper: PAPER_STOCKS[1], back: [] } as const
    const bytes = await writePdf(coverDocument(bookCover(book, pages.length, plan, typeface)), typeface)
    const wide = 2 * width + pages.length * 0.18
    expect(boxesOf(bytes, 'Trim', 1)).toEqual([rounded(BLEED, BLEED, BLEED + wide, BLEED + height)])
    expect(boxesOf(bytes, 'Media', 1)).toEqual([rounded(0, 0, wide + 2 * BLEED, height + 2 * BLEED)])
    expect(poppler(bytes, 'pdftotext', [], ['-']).toString()).toContain(design.author)
  })
})
