import { describe, expect, it } from 'vitest'
import { PAPERS, type Paper } from '../../../src/feed/plan/feedPlanAndOrders.ts'
import { publicSheet } from '../../../src/feed/print/printableSheet.ts'
import { MILLIMETRE } from '../../../src/render/paperSize.ts'
import { writePdf } from '../../../src/render/pdf.ts'
import type { Language } from '../../../src/words/languages.ts'
import { typeface } from '../../support/png.ts'
import { hasPoppler, POPPLER, poppler } from '../../support/poppler.ts'
import {
  boardOf,
  CASES,
  codeText,
  expectPaintedWithin,
  expectPrinted,
  linesOf,
  lookOf,
  publishedOf,
  scenesOf,
} from './printed.ts'

const address = 'https://puzzles.example.org/daily/2027-01-30/slot/'
const MARGIN = 20 * MILLIMETRE

function sheetOf(
  name: string,
  shape: string,
  language: Language,
  own = {},
  paper: Paper = 'A4',
  meta: Parameters<typeof lookOf>[1] = {},
) {
  return publicSheet(publishedOf(boardOf(name, shape, own)), lookOf(language, meta), paper)
}

describe.each(CASES)('%s %s in %s', (name, shape, language, own) => {
  it.each(PAPERS)('is one page of %s with margins all around', (paper) => {
    const sheet = sheetOf(name, shape, language, own, paper)
    const { width, height, pages } = sheet
    expect([width / MILLIMETRE, height / MILLIMETRE].map(Math.round)).toEqual(
      paper === 'A4' ? [210, 297] : [216, 279],
    )
    expect(pages).toHaveLength(1)
    const box = expectPaintedWithin({ width, height, items: pages[0].items }, MARGIN - 1)
    // The foot of the page reaches the margin.
    expect(box.bottom).toBeGreaterThan(height - MARGIN - 1)
  })

  it('has the board without its solution and the code, and nothing overlaps', () => {
    const { items } = sheetOf(name, shape, language, own).pages[0]
    const [board, code, ...others] = expectPrinted(items, boardOf(name, shape, own))
    expect(others).toEqual([])
    const boardWidth = board.scene.width * board.cell
    expect(boardWidth).toBeLessThanOrEqual(150 * MILLIMETRE)
    expect(boardWidth).toBeGreaterThan(40 * MILLIMETRE)
    expect(board.y + board.scene.height * board.cell).toBeLessThan(code.y + 4 * code.cell)
    const head = items.filter((item) => item.item === 'text' && item.y < code.y)
    for (const item of head) if (item.item === 'text') expect(item.y).toBeLessThan(board.y)
  })
})

describe('a sheet', () => {
  it('states where it can be played, as a code and as an address', () => {
    const { items } = sheetOf('sudoku', '9x9', 'en').pages[0]
    const [, code] = scenesOf(items)
    expect(codeText(code.scene)).toBe(address)
    // Phones can scan modules of 0.4 mm.
    expect(code.cell).toBeGreaterThanOrEqual(0.4 * MILLIMETRE)
    expect(linesOf(items).slice(-2)).toEqual(['Play online:', address])
  })

  it('has series, title, date, difficulty and rules', () => {
    expect(linesOf(sheetOf('sudoku', '9x9', 'en').pages[0].items).slice(0, 5)).toEqual([
      'The Daily Example',
      'Daily Numbers',
      'Saturday, 30 January 2027',
      'Easy',
      'Every row, every column and every box holds each number from 1 to 9 once.',
    ])
  })

  it('speaks German', () => {
    const sheet = sheetOf('sudoku', '9x9', 'de')
    expect(sheet.language).toBe('de')
    expect(sheet.title).toBe('Daily Numbers · 30. Januar 2027')
    expect(linesOf(sheet.pages[0].items)).toEqual(
      expect.arrayContaining(['Samstag, 30. Januar 2027', 'Leicht', 'Online spielen:']),
    )
  })

  it('makes room for a long address, broken into lines, and for long titles', () => {
    const base = `https://example.org/${'a-long-folder/'.repeat(4)}`
    const long = `${base}2027-01-30/slot/`
    const title = 'A series of puzzles with a very long title '.repeat(4).trim()
    const { width, height, pages } = sheetOf('sudoku', '9x9', 'en', {}, 'A4', { base, title })
    const { items } = pages[0]
    expect(codeText(scenesOf(items)[1].scene)).toBe(long)
    expect(linesOf(items).join('')).toContain(long)
    expectPaintedWithin({ width, height, items }, MARGIN - 1)
  })

  it.skipIf(!hasPoppler)(`is a PDF whose words can be copied (${POPPLER})`, async () => {
    const series = '<i>Rätsel & Co.</i>'
    const bytes = await writePdf(sheetOf('sudoku', '9x9', 'de', {}, 'A4', { title: series }), typeface)
    const text = poppler(bytes, 'pdftotext', ['-layout'], ['-']).toString()
    for (const words of [series, 'Daily Numbers', 'Samstag, 30. Januar 2027', address])
      expect(text).toContain(words)
  })
})
