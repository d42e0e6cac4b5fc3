import { inflateSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/index.ts'
import type { Item, PageDocument } from '../../src/render/pageItems.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { openPdf, outlineOf, pagesOf } from '../support/pdf.ts'
import { isPainted, readPng, typeface } from '../support/png.ts'
import { hasPoppler, POPPLER, poppler } from '../support/poppler.ts'

const [WIDTH, HEIGHT, BLEED] = [300, 400, 9]
const { family, puzzle } = parsePuzzle('kenken:3x3:6xA1,A2,B1;4+A3,B3;2/B2,C2;3=C1;2=C3')
const { scene } = findFamily(family.name).drawing
const drawn = () => scene(puzzle, [1, 2, 3, 3, 1, 2, 2, 3, 1])

function text(content: string, more: object = {}): Item {
  return { item: 'text', text: content, x: 40, y: 40, size: 12, weight: 'bold', ...more }
}

const anchor = (name: string, y: number): Item => ({ item: 'anchor', name, y })

/** Three pages, with links from the first to the last and back. */
const PAGES: PageDocument['pages'] = [
  {
    items: [
      { item: 'scene', scene: drawn, x: 40, y: 60, cell: 30 },
      text('Größe: 3 × 4 ÷ 2 − 1', { link: 'solution-10' }),
      anchor('puzzle-9', 30),
    ],
  },
  {
    items: [
      text('Seite 2', { weight: 'regular' }),
      { item: 'rule', x1: 0, y1: 50, x2: WIDTH, y2: 50, width: 0.75 },
    ],
  },
  { items: [text('AVATAR', { link: 'puzzle-9' }), anchor('solution-10', 100)] },
]

function documentOf(more: Partial<PageDocument> = {}): PageDocument {
  return {
    ...{ width: WIDTH, height: HEIGHT, bleed: BLEED, language: 'de', isForScreen: true, pages: PAGES },
    ...{ title: 'Cages & <sums> – größer', author: 'A & B' },
    outline: [{ title: 'Teil – 1', page: 0, entries: [{ title: 'Lösungen', page: 2, entries: [] }] }],
    ...more,
  }
}

let screen: Uint8Array
let print: Uint8Array
beforeAll(async () => {
  screen = await writePdf(documentOf(), typeface)
  print = await writePdf(documentOf({ isForScreen: false }), typeface)
})

/** The file as one character for each byte. */
const charactersOf = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

/** The content stream of each page. */
function paintingOf(bytes: Uint8Array): string[] {
  const objects = charactersOf(bytes).split('\nendobj\n')
  const streams = objects.flatMap((object) => {
    const stream = /FlateDecode\n>>\nstream\n(.*)\nendstream$/s.exec(object)?.[1]
    return stream === undefined ? [] : [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
  })
  // Pages begin by flipping the y axis; other streams are fonts.
  return streams.filter((stream) => stream.startsWith('1 0 0 -1 0 '))
}

/** What is seen of each page. */
const seenIn = async (bytes: Uint8Array) => pagesOf(await openPdf(bytes))

describe('a document as PDF', () => {
  it('is the same on every run, and contains no date', async () => {
    const again = await writePdf(documentOf(), typeface)
    expect(Buffer.compare(Buffer.from(screen), Buffer.from(again))).toBe(0)
    expect(charactersOf(screen)).not.toMatch(/CreationDate|CreateDate|ModDate/)
  })

  it('stores its texts as the right characters', async () => {
    const [first, , third] = (await seenIn(screen)).map(({ phrases }) => phrases.map((one) => one.text))
    expect(first).toEqual(expect.arrayContaining(['Größe: 3 × 4 ÷ 2 − 1', '6×', '4+', '2÷', '3']))
    expect(third.join('')).toBe('AVATAR')
  })

  it('embeds its fonts', async () => {
    for (const { fonts } of await seenIn(print)) {
      expect(fonts.length).toBeGreaterThan(0)
      expect(fonts.filter(({ isEmbedded }) => !isEmbedded)).toEqual([])
    }
    expect(charactersOf(print)).not.toContain('Helvetica')
  })

  it('is black in DeviceGray, without any other colour', () => {
    for (const bytes of [screen, print]) {
      const painting = paintingOf(bytes)
      expect(painting.length).toBe(3)
      for (const stream of painting) {
        expect(stream.match(/^0 g 0 G$/gm)?.length).toBe(1)
        expect(stream.replace('0 g 0 G', '')).not.toMatch(
          /\s(?:g|G|rg|RG|k|K|sc|SC|scn|SCN|cs|CS|gs|sh|Do)$/m,
        )
      }
      expect(charactersOf(bytes)).not.toMatch(/DeviceRGB|DeviceCMYK|ExtGState/)
    }
  })

  it('has its title, author and language, also in XML', async () => {
    const document = await openPdf(screen)
    const { info } = await document.getMetadata()
    expect(info).toMatchObject({ Title: 'Cages & <sums> – größer', Author: 'A & B', Language: 'de' })
    const xmp = Buffer.from(screen).toString('utf8')
    expect(xmp).toContain('Cages &amp; &lt;sums&gt; – größer')
    expect(xmp).toContain('A &amp; B')
  })

  it('has room for bleed at the top, the bottom and the outside', async () => {
    const document = await openPdf(print)
    for (const [index, { phrases }] of (await seenIn(print)).entries()) {
      expect((await document.getPage(index + 1)).view).toEqual([0, 0, WIDTH + BLEED, HEIGHT + 2 * BLEED])
      const first = phrases.find(({ height }) => height === 12)
      expect(first?.left).toBe((index % 2 === 0 ? 0 : BLEED) + 40)
    }
    const boxes = Array.from(charactersOf(print).matchAll(/\/TrimBox \[([^\]]*)\]/g), ([, box]) => box)
    const [right, left] = [`0 9 ${WIDTH} ${HEIGHT + 9}`, `9 9 ${WIDTH + 9} ${HEIGHT + 9}`]
    expect(boxes).toEqual([right, left, right])
    expect(charactersOf(print).match(/\/BleedBox \[0 0 309 418\]/g)?.length).toBe(3)
  })
})

describe('a document for screens', () => {
  it('shows its title instead of the file name', async () => {
    const document = await openPdf(screen)
    expect(await document.getViewerPreferences()).toMatchObject({ DisplayDocTitle: true })
  })

  it('links to its anchors', async () => {
    const document = await openPdf(screen)
    for (const number of [1, 3]) {
      const [link, ...more] = await (await document.getPage(number)).getAnnotations()
      expect(more).toEqual([])
      expect(link).toMatchObject({ subtype: 'Link', borderStyle: { width: 0 } })
      // A reader who looks up a solution keeps the zoom.
      const [, kind, , , zoom] = (await document.getDestination(link.dest)) as unknown[]
      expect([kind, zoom]).toEqual([{ name: 'XYZ' }, 0])
    }
    const [[first], , [third]] = (await pagesOf(document)).map(({ links }) => links)
    expect(first).toMatchObject({ page: 2, top: BLEED + 100 })
    // The link surrounds its text.
    const { box, ...target } = third
    expect(target).toEqual({ page: 0, top: BLEED + 30 })
    expect(box.left).toBeCloseTo(40)
    expect(box.right).toBeCloseTo(40 + typeface.bold.width('AVATAR') * 12, 3)
    expect(box.bottom).toBeGreaterThan(BLEED + 40)
    expect(box.top).toBeLessThan(BLEED + 40 - 8)
  })

  it('finds all of many anchors, under names that sort the same by any rule', async () => {
    const names = Array.from({ length: 12 }, (_, index) => `${index % 2 === 0 ? 'Größe' : 'a'} ${index}`)
    const pages = names.map((name, index) => ({
      items: [text('there', { link: names[11 - index] }), anchor(name, 10)],
    }))
    const bytes = await writePdf(documentOf({ pages, outline: [] }), typeface)
    const tree = /\/Names \[((?:\s*\(\w+\) \[[^\]]*\])*)\s*\]/.exec(charactersOf(bytes))?.[1] ?? ''
    const keys = Array.from(tree.matchAll(/\((\w+)\)/g), ([, key]) => key)
    expect(keys.length).toBe(12)
    expect(keys).toEqual(keys.toSorted())
    expect(keys).toEqual(keys.toSorted(new Intl.Collator('en', { numeric: true }).compare))
    const targets = (await seenIn(bytes)).map(({ links }) => links.map(({ page }) => page))
    expect(targets).toEqual(names.map((_, index) => [11 - index]))
  })

  it('has its outline', async () => {
    expect(await outlineOf(await openPdf(screen))).toEqual([
      { title: 'Teil – 1', page: 0 },
      { title: 'Lösungen', page: 2 },
    ])
  })

  it('is refused if a link leads to no anchor', async () => {
    const pages = [{ items: [text('lost', { link: 'nowhere' })] }]
    await expect(writePdf(documentOf({ pages, outline: [] }), typeface)).rejects.toThrow('nowhere')
  })
})

describe('a document for print', () => {
  it('has no links, outline, annotations or named places', async () => {
    const document = await openPdf(print)
    expect(await document.getOutline()).toBeNull()
    expect(await document.getViewerPreferences()).toBeNull()
    expect(await document.getDestinations()).toEqual({})
    expect((await seenIn(print)).map(({ annotations }) => annotations)).toEqual([0, 0, 0])
    expect(charactersOf(print)).not.toMatch(/\/Annot|\/URI|\/GoTo|\/Outlines/)
  })
})

// Debian's poppler gives a second opinion, if it is installed.
describe.skipIf(!hasPoppler)(POPPLER, () => {
  it('finds both fonts embedded as subsets, with their characters', () => {
    const [, , ...fonts] = poppler(print, 'pdffonts', []).toString().trim().split('\n')
    expect(fonts.length).toBe(2)
    for (const font of fonts) expect(font).toMatch(/SourceSans3-(?:Regular|Bold) .* yes yes yes /)
  })

  it('reads texts and boxes', () => {
    expect(poppler(print, 'pdftotext', [], ['-']).toString()).toContain('Größe: 3 × 4 ÷ 2 − 1')
    const info = poppler(print, 'pdfinfo', ['-box', '-f', '2', '-l', '2']).toString()
    expect(info).toMatch(/TrimBox: +9\.00 +9\.00 +309\.00 +409\.00/)
    expect(info).toMatch(/MediaBox: +0\.00 +0\.00 +309\.00 +418\.00/)
  })

  it('paints the board in its place, and nothing else', () => {
    const painted = readPng(poppler(print, 'pdftoppm', ['-r', '72', '-png', '-f', '1', '-l', '1']))
    expect([painted.width, painted.height]).toEqual([WIDTH + BLEED, HEIGHT + 2 * BLEED])
    const rows = new Set<number>()
    const columns = new Set<number>()
    for (let pixel = 0; pixel < painted.width * painted.height; pixel++) {
      const [x, y] = [pixel % painted.width, Math.floor(pixel / painted.width)]
      if (y < BLEED + 50 || !isPainted(painted, pixel)) continue
      rows.add(y)
      columns.add(x)
    }
    // The board has its corner at (40, 60) of the trimmed page and is 90 wide; half a stroke surrounds it.
    const bounds = (found: Set<number>) => [Math.min(...found), Math.max(...found)]
    expect(bounds(columns)).toEqual([39, 130])
    expect(bounds(rows)).toEqual([BLEED + 59, BLEED + 150])
  })
})
