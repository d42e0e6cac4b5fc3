// What preflight says about greys, about marks at the edge of the page, and about trim boxes.

import { describe, expect, it } from 'vitest'
import { preflight } from '../../src/book/preflight/preflight.ts'
import { BLEED } from '../../src/print/printLimits.ts'
import { type Drawing, makePdf, SIX_BY_NINE } from '../support/pdfFile.ts'

const [WIDTH, HEIGHT] = SIX_BY_NINE
const WITH_BLEED: [number, number] = [WIDTH + BLEED, HEIGHT + 2 * BLEED]

type Draw = (drawing: Drawing) => void

/** A page with a black area, and before that something else. */
const page =
  (draw: Draw): Draw =>
  (drawing) => {
    draw(drawing)
    drawing.rect(100, 100, 60, 30).fill('black')
  }

/** The report on a sound book with this as its seventh page. */
async function reportOn(draw: Draw, options: PDFKit.PDFDocumentOptions = {}, every: Draw = () => {}) {
  const pages = Array.from({ length: 24 }, (_, index) => (drawing: Drawing) => {
    every(drawing)
    page(index === 6 ? draw : () => {})(drawing)
  })
  return preflight(await makePdf(pages, options), { profile: 'print' })
}

const grey = (level: number) => `#${level.toString(16).padStart(2, '0').repeat(3)}`

describe('greys in print', () => {
  it.each([0xe6, 0xb3, 0x60])('may be areas: %d', async (level) => {
    const report = await reportOn((drawing) => drawing.rect(80, 80, 200, 200).fill(grey(level)))
    expect(report.problems).toEqual([])
    expect(report.found.colours).toBe('black, and grey areas')
  })

  it.each<[string, Draw]>([
    ['coloured areas', (drawing) => drawing.rect(80, 80, 200, 200).fill('#d9d9e0')],
    ['lines', (drawing) => drawing.lineWidth(1).moveTo(80, 80).lineTo(280, 80).stroke(grey(0xd9))],
    ['narrow areas, which are lines', (drawing) => drawing.rect(80, 80, 200, 2).fill(grey(0xd9))],
    ['texts', (drawing) => drawing.fillColor(grey(0xd9)).font('R', 12).text('Grey', 80, 80)],
  ])('may not be %s', async (_, draw) => {
    const { problems, found } = await reportOn(draw)
    expect(problems.map(({ check, page }) => [check, page])).toEqual([['colours', 7]])
    expect(problems[0].message).toMatch(/print must be black only, and grey only as areas$/)
    expect(found.colours).toBe('not black only')
  })
})

describe('a mark at the edge of a page', () => {
  const messages = async (draw: Draw, size = WITH_BLEED) =>
    (await reportOn(draw, { size })).problems.map(({ message }) => message)

  it('runs through the whole bleed at the top, the bottom and the outside, and up to the spine', async () => {
    const [width, height] = WITH_BLEED
    expect(await messages((drawing) => drawing.rect(0, 0, width, height).fill(grey(0xe0)))).toEqual([])
  })

  it.each([
    ['outside', 0, 0, WITH_BLEED[0] - 3, WITH_BLEED[1]],
    ['top', 0, 3, WITH_BLEED[0], WITH_BLEED[1] - 3],
    ['bottom', 0, 0, WITH_BLEED[0], WITH_BLEED[1] - BLEED],
  ])('is cut off if it ends between trim and edge at the %s', async (side, x, y, width, height) => {
    const found = await messages((drawing) => drawing.rect(x, y, width, height).fill(grey(0xe0)))
    expect(found).toEqual([
      expect.stringMatching(
        `^an area reaching into the ${side} margin by .*; what is trimmed must run through the whole bleed of 3.2 mm \\(0.125 in\\)$`,
      ),
    ])
  })

  it('needs a file with bleed', async () => {
    const found = await messages(
      (drawing) => drawing.rect(200, 200, WIDTH - 200, 50).fill(grey(0xe0)),
      [WIDTH, HEIGHT],
    )
    expect(found).toEqual([
      expect.stringMatching(
        /outside margin.*keep 6.4 mm \(0.25 in\) free, or make pages with a bleed of 3.2 mm/,
      ),
    ])
  })

  it('is only told to keep the margin free if it does not reach the trim', async () => {
    const found = await messages((drawing) => drawing.rect(200, 20, 60, 50).fill(grey(0xe0)))
    expect(found).toEqual([expect.stringMatching(/top margin by .*; keep 9.5 mm \(0.375 in\) free$/)])
  })
})

describe('the boxes of pages', () => {
  const boxes =
    (trim: (index: number) => number[], bleed = [0, 0, ...WITH_BLEED]) =>
    (drawing: Drawing) => {
      const index = drawing.bufferedPageRange().count - 1
      Object.assign(drawing.page.dictionary.data, { TrimBox: trim(index), BleedBox: bleed })
    }
  const right = [0, BLEED, WIDTH, BLEED + HEIGHT]
  const left = [BLEED, BLEED, BLEED + WIDTH, BLEED + HEIGHT]
  const options = { size: WITH_BLEED, bufferPages: true }
  const found = (every: Draw) => reportOn(() => {}, options, every)

  it('mark the trim, with the bleed at the outside', async () => {
    const report = await found(boxes((index) => (index % 2 === 0 ? right : left)))
    expect(report.problems).toEqual([])
    expect(report.found.boxes).toBe('6x9 on all pages')
  })

  it('may be absent', async () => {
    expect((await found(() => {})).found.boxes).toBe('none')
  })

  it('must not be at the other side, and the bleed box must be the whole page', async () => {
    const report = await found(boxes(() => right, [0, 0, WIDTH, HEIGHT]))
    const [first, second] = report.problems
    expect(report.problems.every(({ check }) => check === 'boxes')).toBe(true)
    expect(first).toMatchObject({
      page: 1,
      message: expect.stringMatching(/^the bleed box is 152.4 x 228.6 mm .*; it should be 155.6 x 235 mm/),
    })
    expect(second).toMatchObject({
      page: 2,
      message: expect.stringMatching(
        /^the trim box is 152.4 x 228.6 mm \(6 x 9 in\), 0 mm \(0 in\) from the left .*; it should be .*, 3.2 mm \(0.125 in\) from the left/,
      ),
    })
  })
})
