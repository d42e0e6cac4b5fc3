// Each check has a file that fails only this check, and one that passes: small books, of which one page differs.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Expected, preflight } from '../../src/book/preflight/preflight.ts'
import { BLEED, TRIMS, type Trim } from '../../src/print/trimsAndPrintLimits.ts'
import { type Draw, type Drawing, makePdf, SIX_BY_NINE, write } from '../support/pdfFile.ts'

const [WIDTH, HEIGHT] = SIX_BY_NINE
const WITH_BLEED: [number, number] = [WIDTH + BLEED, HEIGHT + 2 * BLEED]
/** A transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A black area. */
const plain: Draw = (drawing) => drawing.rect(100, 100, 60, 30).fill('black')

/** A sound book of 24 pages with other drawings on some of them, counted from 1. */
function pagesWith(others: Readonly<Record<number, Draw>>): Draw[] {
  return Array.from({ length: 24 }, (_, index) => others[index + 1] ?? plain)
}

const PRINT = { profile: 'print' } as const

/** The report on a sound book with these other pages. */
async function reportOn(
  others: Readonly<Record<number, Draw>>,
  expected: Expected = {},
  options: PDFKit.PDFDocumentOptions = {},
) {
  return preflight(await makePdf(pagesWith(others), options), expected)
}

/** The problems of the report. The messages do not begin with the number of the page. */
const problemsOf = async (...book: Parameters<typeof reportOn>) => (await reportOn(...book)).problems

/** Draws a plain page, and on it the given drawing. */
const and =
  (draw: Draw): Draw =>
  (drawing) => {
    plain(drawing)
    draw(drawing)
  }

const line = (drawing: Drawing, x1: number, y1: number, x2: number, y2: number, width = 1) =>
  drawing.lineWidth(width).moveTo(x1, y1).lineTo(x2, y2).stroke()

const setOnPage = (drawing: Drawing, entries: object) => Object.assign(drawing.page.dictionary.data, entries)

/** A drawing in another scale. */
const scaled =
  (x: number, y: number, draw: Draw): Draw =>
  (drawing) => {
    drawing.save().scale(x, y)
    draw(drawing)
    drawing.restore()
  }

describe('a sound file', () => {
  it('passes, with its measurements', async () => {
    const draw: Draw = (drawing) => {
      write(drawing, 'A page', 100, 100)
      line(drawing, 100, 200, 200, 200, 1.25)
    }
    const report = await preflight(await makePdf(pagesWith({ 7: draw, 8: draw })))
    expect(report).toMatchObject({
      pages: 24,
      width: WIDTH,
      height: HEIGHT,
      trim: '6x9',
      bleed: 0,
      profile: 'print',
      fonts: [{ name: expect.stringContaining('SourceSans3-Regular'), isEmbedded: true }],
      smallestType: { points: 10, page: 7, what: '“A page”, 35.3 mm from the left, 36.2 mm from the top' },
      thinnestLine: { points: 1.25, page: 7 },
      puzzles: 0,
      problems: [],
    })
    expect(report.found.solutions).toBe('no puzzle numbers found')
  })

  it('is read without taking ownership of its bytes, also from a buffer', async () => {
    const bytes = await makePdf(pagesWith({}))
    const before = bytes.slice()
    expect((await preflight(Buffer.from(bytes))).problems).toEqual([])
    expect((await preflight(bytes)).problems).toEqual([])
    expect(bytes).toEqual(before)
  })
})

describe('the size of pages', () => {
  it.each(TRIMS)('recognises $name with and without bleed', async (trim) => {
    const profile = 'screen'
    for (const bleed of [0, BLEED]) {
      const bytes = await makePdf([plain], { size: [trim.width + bleed, trim.height + 2 * bleed] })
      const name = trim.name === '8.5x11' ? 'letter' : trim.name
      expect(await preflight(bytes, { profile })).toMatchObject({ trim: name, bleed, problems: [] })
      const asExpected = await preflight(bytes, { profile, trim, bleed })
      expect(asExpected).toMatchObject({ trim: trim.name, bleed, problems: [] })
      const otherwise = await preflight(bytes, { profile, bleed: bleed ? 0 : BLEED })
      expect(otherwise.problems).toEqual([
        { check: 'size', message: expect.stringMatching(/they should have (no )?bleed$/) },
      ])
    }
  })

  it('is compared with the expected size and with the other pages', async () => {
    const trim = TRIMS.find(({ name }) => name === '5x8') as Trim
    const message = /\(6 x 9 in\), 6x9, no bleed; 5x8 is .*\(5 x 8 in\), or .* with bleed$/
    expect(await problemsOf({}, { trim })).toEqual([
      { check: 'size', message: expect.stringMatching(message) },
    ])
  })

  it.each([
    [{ MediaBox: [0, 0, WIDTH, HEIGHT - 10] }, '(6 x 8.861 in); most pages are'],
    [{ Rotate: 90 }, '(9 x 6 in); most'],
  ])('is that of the other pages, and follows the rotation: %o', async (entries, message) => {
    const other = and((drawing) => setOnPage(drawing, entries))
    expect(await problemsOf({ 23: other })).toEqual([
      { check: 'size', page: 23, message: expect.stringContaining(message) },
    ])
  })
})

describe('in print', () => {
  it.each([
    [22, /at least 24/],
    [23, /even/],
    [830, /at most 828/],
  ])('%i pages are refused', async (count, message) => {
    const bytes = await makePdf(Array.from({ length: count }, () => plain))
    const { problems } = await preflight(bytes)
    expect(problems.some((problem) => problem.check === 'pages' && message.test(problem.message))).toBe(true)
    expect(problems.every(({ check }) => check === 'pages')).toBe(true)
  })

  it('any number of pages is accepted for a screen', async () => {
    const bytes = await makePdf(Array.from({ length: 23 }, () => plain))
    expect((await preflight(bytes, { profile: 'screen' })).problems).toEqual([])
  })

  const faults: [string, RegExp, Draw][] = [
    ['fonts', /^Helvetica is not embedded$/, (drawing) => write(drawing, 'Hi', 100, 200, 10, 'Helvetica')],
    [
      'type',
      /^“tiny” in type of 5 pt, 35.3 mm from the left/,
      (drawing) => write(drawing, 'tiny', 100, 200, 5),
    ],
    ['type', /^“half” in type of 6 pt/, scaled(0.5, 0.5, (drawing) => write(drawing, 'half', 300, 400, 12))],
    ['line', /^a line of 0.2 pt, /, (drawing) => line(drawing, 100, 200, 200, 200, 0.2)],
    ['line', /^a line of 0.5 pt/, scaled(1, 0.5, (drawing) => line(drawing, 100, 400, 200, 400, 1))],
    ['line', /^a line of 0.3 pt/, (drawing) => drawing.rect(100, 200, 90, 0.3).fill()],
    [
      'colours',
      /^a line in #ff0000, .*; print must be black; only areas and lines of 1.5 pt may be grey$/,
      (drawing) => line(drawing.strokeColor('red'), 100, 200, 200, 200),
    ],
    ['colours', /^a line in #d9d9d9/, (drawing) => line(drawing.strokeColor('#d9d9d9'), 100, 200, 200, 200)],
    // A narrow area is a line.
    ['colours', /^a line in #d9d9d9/, (drawing) => drawing.rect(80, 80, 200, 1).fill('#d9d9d9')],
    ['colours', /^an area in #d9d9e0/, (drawing) => drawing.rect(80, 80, 200, 200).fill('#d9d9e0')],
    ['colours', /^“Grey” in #808080/, (drawing) => write(drawing.fillColor('#808080'), 'Grey', 100, 200, 12)],
    [
      'colours',
      /in a pattern/,
      (drawing) => {
        const gradient = drawing.linearGradient(100, 200, 150, 250).stop(0, 'black').stop(1, 'white')
        drawing.rect(100, 200, 50, 50).fill(gradient)
      },
    ],
    [
      'transparency',
      /^transparent: an area/,
      (drawing) => drawing.fillOpacity(0.5).rect(100, 200, 50, 50).fill('black'),
    ],
    ['transparency', /^transparent: an image/, (drawing) => drawing.image(PIXEL, 100, 200, { width: 0.2 })],
    ['extras', /^1 annotation \(Link\)/, (drawing) => drawing.link(100, 200, 50, 50, 'https://example.org')],
    ['extras', /^1 annotation \(Text\)/, (drawing) => drawing.note(100, 200, 50, 50, 'Hi')],
    ['extras', /^an outline/, (drawing) => drawing.outline.addItem('Here')],
    ['extras', /^attached files/, (drawing) => drawing.file(Buffer.from('Hi'), { name: 'hi.txt' })],
  ]
  it.each(faults)('each fault is refused: %s, %s', async (check, message, draw) => {
    const problems = await problemsOf({ 6: and(draw) }, PRINT)
    expect(problems).toEqual([
      { check, message: expect.stringMatching(message), ...(problems[0]?.page && { page: 6 }) },
    ])
  })

  it.each([0xe6, 0xb3, 0x60])('greys may be areas: %d', async (level) => {
    const area = and((drawing) => drawing.rect(80, 80, 200, 200).fill([level, level, level]))
    const { problems, found } = await reportOn({ 7: area }, PRINT)
    expect(problems).toEqual([])
    expect(found.colours).toBe('black, and grey areas')
  })

  it('reports each broken rule', async () => {
    const image: Draw = (drawing) => drawing.image(PIXEL, 100, 200, { width: 9 })
    const outline: Draw = (drawing) => drawing.outline.addItem('Here')
    const { found } = await reportOn({ 6: and(image), 7: outline }, PRINT)
    expect(found).toMatchObject({
      ...{ colours: 'black only', images: 'below 300 dots per inch', transparency: 'some' },
      ...{ extras: 'some', empty: 'page 7' },
    })
    const red = await reportOn(
      { 6: and((drawing) => line(drawing.strokeColor('red'), 99, 200, 200, 200)) },
      PRINT,
    )
    expect(red.found.colours).toBe('not black only')
  })

  it('a coarse image is refused, a fine one is not', async () => {
    const image = (width: number) => and((drawing) => drawing.image(PIXEL, 100, 200, { width }))
    const coarse = await problemsOf({ 6: image(1) })
    expect(coarse.find(({ check }) => check === 'images')?.message).toMatch(
      /^an image of 72 dots per inch, 35.3 mm/,
    )
    expect((await problemsOf({ 6: image(0.24) })).map(({ check }) => check)).not.toContain('images')
  })

  it('a form and its fields are refused', async () => {
    const form = and((drawing) => {
      drawing.initForm()
      drawing.formText('name', 100, 200, 80, 20)
    })
    expect((await problemsOf({ 6: form }, PRINT)).map(({ message }) => message)).toEqual([
      'a form; files for print must not have this',
      '1 annotation (Widget); files for print must not have any',
    ])
  })

  it('encryption is refused', async () => {
    const problems = await problemsOf({}, {}, { ownerPassword: 'secret' })
    expect(problems).toEqual([{ check: 'extras', message: expect.stringMatching(/^encryption/) }])
  })

  it('black and white of every kind, type that is scaled up and lines that are thick enough pass', async () => {
    const draw = and((drawing) => {
      drawing.rect(100, 200, 50, 50).fill([0, 0, 0])
      drawing.rect(110, 210, 10, 10).fill('white')
      scaled(2, 2, () => {
        write(drawing.fillColor('black'), 'double', 60, 150, 5)
        line(drawing, 60, 170, 90, 170, 0.4)
      })(drawing)
      line(drawing, 100, 400, 200, 400, 0.75)
    })
    expect(await problemsOf({ 6: draw })).toEqual([])
  })
})

describe('a screen', () => {
  it('may have colours, links and an outline, and is recognised by them', async () => {
    const draw = and((drawing) => {
      drawing.strokeColor('red')
      line(drawing, 100, 200, 200, 200)
      drawing.link(100, 200, 50, 50, 'https://example.org')
      drawing.outline.addItem('Here')
    })
    const report = await preflight(await makePdf([draw]))
    expect([report.profile, report.problems]).toEqual(['screen', []])
  })

  it('a line that is too thin for print is a remark, not a fault', async () => {
    const bytes = await makePdf([and((drawing) => line(drawing, 100, 200, 200, 200, 0.2))])
    const { problems, found } = await preflight(bytes, { profile: 'screen' })
    expect(problems).toEqual([])
    expect(found.line).toMatch(/^0\.2 pt, on page 1: .*; too thin for print, which needs 0\.75 pt$/)
  })
})

describe('the live area', () => {
  it('is mirrored: the same place is outside it on a left-hand page and inside it on a right-hand page', async () => {
    // 0.3 in from the left: too close to the inside of a right-hand page, where 0.375 in must be free, but
    // not to the outside of a left-hand page.
    const draw = and((drawing) => line(drawing, 21.6, 200, 21.6, 300))
    expect(await problemsOf({ 6: draw })).toEqual([])
    expect(await problemsOf({ 7: draw })).toEqual([
      {
        check: 'live',
        page: 7,
        message: 'a line reaching into the inside margin by 2.1 mm (0.082 in); keep 9.5 mm (0.375 in) free',
      },
    ])
    const right = and((drawing) => line(drawing, WIDTH - 21.6, 200, WIDTH - 21.6, 300))
    expect(await problemsOf({ 7: right })).toEqual([])
    expect((await problemsOf({ 6: right })).map(({ page }) => page)).toEqual([6])
  })

  it('gets narrower with the number of pages', async () => {
    const draw: Draw = (drawing) => drawing.rect(30, 100, 40, 40).fill('black')
    const book = (count: number) => makePdf(Array.from({ length: count }, () => draw))
    expect((await preflight(await book(150))).problems).toEqual([])
    expect((await preflight(await book(152))).problems.at(-1)?.message).toBe('live area: and 71 more')
  })

  it.each([
    ['top', 100, 10],
    ['bottom', 100, HEIGHT - 20],
    ['outside', WIDTH - 30, 100],
  ])('ends at the %s', async (side, x, y) => {
    const problems = await problemsOf({ 7: and((drawing) => write(drawing, 'HHH', x, y)) })
    expect(problems).toEqual([
      {
        check: 'live',
        page: 7,
        message: expect.stringMatching(`^“HHH” reaching into the ${side} margin by`),
      },
    ])
  })

  it('counts only visible marks: nothing clipped, white or invisible', async () => {
    const draw = and((drawing) => {
      drawing.rect(0, 0, 20, 20).fill('white')
      drawing.save().rect(100, 100, 100, 100).clip()
      drawing.rect(0, 0, WIDTH, HEIGHT).fill('black')
      drawing.restore()
    })
    expect(await problemsOf({ 7: draw })).toEqual([])
    const nothing = and((drawing) => {
      drawing.addContent('3 Tr')
      write(drawing, 'tiny', 1, 1, 2)
    })
    expect(await problemsOf({ 7: nothing })).toEqual([])
  })
})

describe('a mark at the edge of a page', () => {
  const messages = async (draw: Draw, size = WITH_BLEED) =>
    (await problemsOf({ 7: and(draw) }, PRINT, { size })).map(({ message }) => message)

  it('runs through the whole bleed at the top, the bottom and the outside, and up to the spine', async () => {
    const [width, height] = WITH_BLEED
    expect(await messages((drawing) => drawing.rect(0, 0, width, height).fill('#e0e0e0'))).toEqual([])
    expect(await messages((drawing) => drawing.rect(300, 0, width - 300, 60).fill('black'))).toEqual([])
  })

  it.each([
    ['outside', 0, 0, WITH_BLEED[0] - 3, WITH_BLEED[1]],
    ['top', 0, 3, WITH_BLEED[0], WITH_BLEED[1] - 3],
    ['bottom', 0, 0, WITH_BLEED[0], WITH_BLEED[1] - BLEED],
  ])('is cut off if it ends between trim and edge at the %s', async (side, x, y, width, height) => {
    const found = await messages((drawing) => drawing.rect(x, y, width, height).fill('#e0e0e0'))
    expect(found).toEqual([
      expect.stringMatching(
        `^an area reaching into the ${side} margin by .*; whatever is cut off must extend through the whole bleed of 3.2 mm \\(0.125 in\\)$`,
      ),
    ])
  })

  it('is not text', async () => {
    const found = await messages((drawing) => write(drawing, 'HHH', WITH_BLEED[0] - 5, 200))
    expect(found).toEqual([expect.stringMatching(/^“HHH” reaching into the outside/)])
  })

  it('needs a file with bleed', async () => {
    const draw: Draw = (drawing) => drawing.rect(200, 200, WIDTH - 200, 50).fill('#e0e0e0')
    const message = /outside margin.*keep 6.4 mm \(0.25 in\) free, or make pages with a bleed of 3.2 mm/
    expect(await messages(draw, [WIDTH, HEIGHT])).toEqual([expect.stringMatching(message)])
  })

  it('is only told to keep the margin free if it does not reach the trim', async () => {
    const found = await messages((drawing) => drawing.rect(200, 20, 60, 50).fill('#e0e0e0'))
    expect(found).toEqual([expect.stringMatching(/top margin by .*; keep 9.5 mm \(0.375 in\) free$/)])
  })
})

describe('the boxes of pages', () => {
  const right = [0, BLEED, WIDTH, BLEED + HEIGHT]
  const left = [BLEED, BLEED, BLEED + WIDTH, BLEED + HEIGHT]
  const reportWith = async (trim: (index: number) => number[], bleed: readonly number[]) => {
    const pages = Array.from({ length: 24 }, (_, index) =>
      and((drawing) => setOnPage(drawing, { TrimBox: trim(index), BleedBox: bleed })),
    )
    return preflight(await makePdf(pages, { size: WITH_BLEED }), PRINT)
  }

  it('mark the trim, with the bleed at the outside', async () => {
    const report = await reportWith((index) => (index % 2 === 0 ? right : left), [0, 0, ...WITH_BLEED])
    expect(report.problems).toEqual([])
    expect(report.found.boxes).toBe('6x9 on all pages')
  })

  it('are compared page by page, if only one page differs', async () => {
    const report = await reportWith(
      (index) => (index % 2 === 0 || index === 7 ? right : left),
      [0, 0, ...WITH_BLEED],
    )
    expect(report.found.boxes).toBe('6x9 on all pages')
    expect(report.problems).toEqual([
      {
        check: 'boxes',
        page: 8,
        message: expect.stringMatching(/^the trim box is .*, 0 mm \(0 in\) from the left/),
      },
    ])
  })

  it('are counted, if pages have none', async () => {
    const boxed = (pages: readonly number[]) =>
      reportOn(
        Object.fromEntries(
          pages.map((page) => [
            page,
            and((drawing) => setOnPage(drawing, { TrimBox: page % 2 === 0 ? left : right })),
          ]),
        ),
        PRINT,
        { size: WITH_BLEED },
      )
    const all = Array.from({ length: 24 }, (_, index) => index + 1)
    expect((await boxed([3])).found.boxes).toBe('6x9 on 1 page')
    expect((await boxed(all.filter((page) => page !== 3))).found.boxes).toBe('6x9 on 23 pages')
  })

  it('may be absent', async () => {
    expect((await reportOn({}, PRINT, { size: WITH_BLEED })).found.boxes).toBe('none')
  })

  it('must not be at the other side, and the bleed box must be the whole page', async () => {
    const { problems } = await reportWith(() => right, [0, 0, WIDTH, HEIGHT])
    expect(problems.every(({ check }) => check === 'boxes')).toBe(true)
    expect(problems.slice(0, 2).map(({ page }) => page)).toEqual([1, 2])
    expect(problems[0].message).toMatch(/^the bleed box is 152.4 x 228.6 mm .*; it should be 155.6 x 235 mm/)
    expect(problems[1].message).toMatch(
      /^the trim box is 152.4 x 228.6 mm \(6 x 9 in\), 0 mm \(0 in\) from the left .*; it should be .*, 3.2 mm \(0.125 in\) from the left/,
    )
  })
})

describe('empty pages', () => {
  const nothing: Draw = () => {}
  it('may be left-hand pages before a right-hand page', async () => {
    expect(
      await problemsOf({ 6: nothing, 10: (drawing) => drawing.rect(0, 0, 99, 99).fill('white') }),
    ).toEqual([])
    expect(await problemsOf({ 6: nothing, 7: nothing })).toEqual([
      { check: 'empty', page: 6, message: 'two empty pages in a row; remove one' },
      { check: 'empty', page: 7, message: 'a right-hand page is empty; only a left-hand page may be empty' },
    ])
    expect(await problemsOf({ 24: nothing })).toEqual([
      { check: 'empty', page: 24, message: 'the last page is empty; remove it' },
    ])
  })
})

/** A file that has the same page many times. */
function repeatedPage(count: number): Uint8Array {
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${'3 0 R '.repeat(count)}]/Count ${count}>>`,
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 432 648]>>',
  ]
  let text = '%PDF-1.7\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const table = `xref\n0 4\n0000000000 65535 f \n${places.join('')}trailer<</Size 4/Root 1 0 R>>`
  return new TextEncoder().encode(`${text}${table}\nstartxref\n${text.length}\n%%EOF`)
}

describe('a file that cannot be read', () => {
  const message = async (bytes: Uint8Array) => {
    const { pages, problems } = await preflight(bytes)
    expect([pages, problems.length, problems[0].check]).toEqual([0, 1, 'file'])
    return problems[0].message
  }

  it('has far more pages than can be bound', async () => {
    expect((await preflight(repeatedPage(4))).pages).toBe(4)
    expect(await message(repeatedPage(5001))).toBe('too long: more than 5000 pages')
  })

  it('is reported with the reason', async () => {
    const bytes = await makePdf([plain, plain])
    expect(await message(new Uint8Array())).toMatch(/^not a PDF/)
    expect(await message(new TextEncoder().encode('hello'.repeat(1000)))).toMatch(/^not a PDF/)
    expect(await message(bytes.slice(0, bytes.length / 2))).toMatch(/^truncated/)
    expect(await message(bytes.slice(0, bytes.length - 10))).toMatch(/^truncated/)
    const shifted = new Uint8Array([...bytes.slice(0, 200), ...bytes.slice(210)])
    expect(await message(shifted)).toMatch(/^damaged: its table/)
    expect(await message(await makePdf([plain], { userPassword: 'secret' }))).toMatch(/^encrypted/)
  })

  /** For a damaged file pdf.js may leave rejected promises behind, which would fail the running test. */
  async function withoutRejections(run: () => Promise<void>): Promise<void> {
    const listeners = process.listeners('unhandledRejection')
    process.removeAllListeners('unhandledRejection').on('unhandledRejection', () => {})
    try {
      await run()
      await new Promise((resolve) => setTimeout(resolve))
    } finally {
      process.removeAllListeners('unhandledRejection')
      for (const listener of listeners) process.on('unhandledRejection', listener)
    }
  }

  it('gives a report for any bytes', async () => {
    const bytes = await makePdf(pagesWith({ 3: (drawing) => drawing.image(PIXEL, 100, 200, { width: 9 }) }), {
      compress: false,
    })
    const change = fc.record({
      at: fc.nat(bytes.length - 1),
      to: fc.nat(255),
      length: fc.integer({ min: 1, max: 40 }),
    })
    const property = fc.asyncProperty(
      fc.array(change, { maxLength: 8 }),
      fc.option(fc.nat(bytes.length)),
      async (changes, cut) => {
        const garbled = bytes.slice(0, cut ?? bytes.length)
        for (const { at, to, length } of changes) garbled.fill(to, at, at + length)
        const { problems, pages } = await preflight(garbled)
        if (pages === 0) expect(problems[0].check).toBe('file')
      },
    )
    await withoutRejections(() => fc.assert(property, { numRuns: 60 }))
  })
})
