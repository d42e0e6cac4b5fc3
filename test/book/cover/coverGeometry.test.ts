import { describe, expect, it } from 'vitest'
import { coverGeometry, trimsOfCover } from '../../../src/book/cover/coverGeometry.ts'
import { coverSummary } from '../../../src/book/cover/coverTemplate.ts'
import {
  PAPER_STOCKS,
  type PaperStock,
  paperFault,
  parsePaperStock,
} from '../../../src/book/cover/paperStocks.ts'
import { parseTrim, TRIMS, type Trim } from '../../../src/print/trimsAndPrintLimits.ts'
// Spines and whole covers with bleed, in inches, as published calculators and their guides state them.
import published from './publishedCovers.json' with { type: 'json' }

const INCH = 72
const MILLIMETRE = INCH / 25.4
const TOLERANCE = 0.001

const paperOf = (text: string) => parsePaperStock(text) as PaperStock
const coverOf = (pages: number, paper: string, trim = '6x9') =>
  coverGeometry({ pages, paper: paperOf(paper), trim: parseTrim(trim) as Trim })

describe('the spine', () => {
  it.each(published.spines)(
    'is as wide as $source states for $pages pages on $paper',
    ({ pages, paper, inches }) => {
      expect(Math.abs(coverOf(pages, paper).spine / INCH - inches)).toBeLessThan(TOLERANCE)
    },
  )

  it('is as wide as calculatorlib.com/book-spine-width-calculator states in millimetres', () => {
    expect(coverOf(300, '444ppi').spine / MILLIMETRE).toBeCloseTo(17.16, 2)
  })

  it('has text from 79 pages, a sixteenth of an inch from each fold', () => {
    expect(coverOf(78, 'white').spineText).toBeUndefined()
    const { spineText, spine, panels } = coverOf(79, 'white')
    expect(spineText?.x).toBeCloseTo(panels.spine.x + INCH / 16)
    expect(spineText?.width).toBeCloseTo(spine - INCH / 8)
  })
})

describe('the whole cover', () => {
  it.each(published.wraps)(
    'is as large as $source states for $pages pages on $paper, $trim',
    ({ pages, paper, trim, width, height }) => {
      const { wrapWidth, wrapHeight } = coverOf(pages, paper, trim)
      expect(Math.abs(wrapWidth / INCH - width)).toBeLessThan(TOLERANCE)
      expect(Math.abs(wrapHeight / INCH - height)).toBeLessThan(TOLERANCE)
    },
  )

  it.each(TRIMS)('has back, spine and front side by side, and room for the barcode, on $name', (trim) => {
    const { panels, trimmed, barcode, safe } = coverGeometry({ pages: 200, paper: PAPER_STOCKS[0], trim })
    expect(panels.back.x + panels.back.width).toBeCloseTo(panels.spine.x)
    expect(panels.spine.x + panels.spine.width).toBeCloseTo(panels.front.x)
    expect(panels.front.x + panels.front.width).toBeCloseTo(trimmed.width)
    expect([barcode.width / INCH, barcode.height / INCH]).toEqual([2, 1.2])
    expect(panels.spine.x - barcode.x - barcode.width).toBeCloseTo(INCH / 4)
    expect(trim.height - barcode.y - barcode.height).toBeCloseTo(INCH / 4)
    expect(barcode.x).toBeGreaterThan(safe.back.x)
  })

  it.each(TRIMS)('is recognised by its size, on $name', (trim) => {
    for (const pages of [24, 400]) {
      const { wrapWidth, wrapHeight } = coverGeometry({ pages, paper: PAPER_STOCKS[0], trim })
      expect(trimsOfCover({ width: wrapWidth, height: wrapHeight }, TRIMS)).toContain(trim)
    }
    const { width, height } = trim
    expect(trimsOfCover({ width: width + 9, height: height + 18 }, TRIMS)).toEqual([])
  })

  it('is described in one line, in both units', () => {
    expect(coverSummary(coverOf(200, 'cream'))).toBe(
      'spine 12.7 mm (0.5 in), whole cover with bleed 323.85 x 234.95 mm (12.75 x 9.25 in), for 200 pages on cream paper; spine text allowed',
    )
    expect(coverSummary(coverOf(60, '444ppi', '8.25x11'))).toMatch(
      /60 pages on paper of 444 ppi; no spine text below 79 pages; 8.25x11 is available only for hardcovers/,
    )
  })
})

describe('a paper', () => {
  it.each([
    ['Cream', 'cream', 0.0025],
    ['standard-color', 'standard-colour', 0.002252],
    ['PREMIUM-COLOUR', 'premium-colour', 0.002347],
    ['500 ppi', '500ppi', 0.002],
    ['0.1mm', '0.1mm', 0.05 / 25.4],
    ['.004in', '0.004in', 0.002],
  ])('reads %s as %s', (text, name, inches) => {
    const paper = paperOf(text)
    expect(paper.name).toBe(name)
    expect(paper.page / INCH).toBeCloseTo(inches, 7)
  })

  it('must be known or measured, within what can be bound', () => {
    for (const text of ['pink', '', '444', 'ppi', '0.1cm', '-1mm'])
      expect(parsePaperStock(text)).toMatch(/^one of white, cream, .*, such as 444ppi or 0.1mm$/)
    for (const text of ['2000ppi', '10ppi', '5mm', '0ppi'])
      expect(parsePaperStock(text)).toBe('a paper of 50 to 1500 pages per inch (sheets of 0.034 to 1.016 mm)')
  })

  it('binds only some numbers of pages, fewer on large trims', () => {
    const fault = (paper: string, trim: string, pages: number) => paperFault(paperOf(paper), trim, pages)
    expect(fault('white', '6x9', 828)).toBeUndefined()
    expect(fault('cream', '6x9', 777)).toBe('cream paper takes at most 776 pages on a trim of 6x9, not 777')
    expect(fault('white', 'letter', 591)).toContain('at most 590 pages')
    expect(fault('standard-colour', '6x9', 70)).toBe('standard-colour paper needs at least 72 pages, not 70')
    expect(fault('444ppi', '6x9', 2000)).toBeUndefined()
    const odd = 'each leaf has two pages, so a book has an even number of pages, such as 122, not 121'
    expect([fault('white', '6x9', 121), fault('444ppi', '6x9', 121)]).toEqual([odd, odd])
  })
})
