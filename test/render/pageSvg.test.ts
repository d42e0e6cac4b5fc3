import { describe, expect, it } from 'vitest'
import { findFamily } from '../../src/families/registry.ts'
import { parsePuzzle } from '../../src/index.ts'
import { movedRight } from '../../src/print/pageItemBuilders.ts'
import type { Item } from '../../src/render/pageItems.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { pngOf } from '../../src/render/png.ts'
import { pageSvg, svgOf } from '../../src/render/svg.ts'
import { countPainted, isPainted, readPng, typeface } from '../support/png.ts'
import { hasPoppler, POPPLER, poppler } from '../support/poppler.ts'

const { family, puzzle } = parsePuzzle('hidoku:3x3:1,,/,,#/,,8')
const scene = findFamily(family.name).drawing.scene(
  puzzle,
  puzzle.givens.map((given) => Math.max(0, given)),
)

const ITEMS: readonly Item[] = [
  { item: 'scene', scene: () => scene, x: 20, y: 30, cell: 20 },
  { item: 'scene', scene: () => scene, x: 100, y: 30, cell: 10 },
  { item: 'text', text: 'Words & more', x: 20, y: 20, size: 12, weight: 'bold' },
  { item: 'rule', x1: 10, y1: 100, x2: 110, y2: 100, width: 2 },
  { item: 'stars', stars: 2, of: 5, x: 20, y: 120, size: 10 },
]
const PAGE = { width: 144, height: 126, items: ITEMS }

const pixelsOf = (items: readonly Item[], dpi = 72) =>
  readPng(pngOf(pageSvg({ ...PAGE, items }, typeface), { dpi }))

describe('a page as SVG', () => {
  const svg = pageSvg({ ...PAGE, title: 'Cages & <b>sums</b>' }, typeface)

  it('is as large as the page, in millimetres and in points', () => {
    expect(svg).toContain(' width="50.8mm" height="44.45mm" viewBox="0 0 144 126"')
    const { width, height } = readPng(pngOf(svg, { dpi: 144 }))
    expect([width, height]).toEqual([288, 252])
  })

  it('has a title for screen readers, and draws any text as outlines', () => {
    expect(svg).toContain('<title>Cages &amp; &lt;b&gt;sums&lt;/b&gt;</title>')
    const text = '</svg><script>alert("&")</script>'
    const hostile = pageSvg(
      { ...PAGE, items: [{ item: 'text', text, x: 0, y: 9, size: 9, weight: 'regular' }] },
      typeface,
    )
    expect(hostile).not.toMatch(/script|alert/)
    expect(hostile.match(/<path /g)).toHaveLength(1)
  })

  it('draws a board as its own picture does', () => {
    const alone = svgOf(scene, { cell: 20, typeface })
    const drawn = alone.slice(alone.indexOf('</defs>\n') + '</defs>\n'.length, alone.indexOf('</svg>'))
    expect(svg).toContain(`<g transform="translate(20 30)">\n${drawn}</g>`)
  })
})

describe('the painted parts of a page', () => {
  it('include rules that end exactly where they should', () => {
    const picture = pixelsOf([ITEMS[3]])
    expect(countPainted(picture)).toBe(200)
    for (const x of [10, 109]) for (const y of [99, 100]) expect(isPainted(picture, y * 144 + x)).toBe(true)
  })

  it('include filled and outlined stars', () => {
    const picture = pixelsOf([ITEMS[4]])
    // The middle of each star, slightly above the baseline.
    const filled = [0, 1, 2, 3, 4].map((star) => isPainted(picture, 116 * 144 + 24 + 10 * star))
    expect(filled).toEqual([true, true, false, false, false])
    const outlines = [0, 1, 2, 3, 4].map((star) => isPainted(picture, 113 * 144 + 25 + 10 * star, 255))
    expect(outlines).toEqual([true, true, true, true, true])
  })

  it('exclude anchors and empty texts', () => {
    const items: Item[] = [
      { item: 'anchor', name: 'a', y: 10 },
      { item: 'text', text: ' ', x: 0, y: 9, size: 9, weight: 'bold' },
    ]
    expect(countPainted(pixelsOf(items))).toBe(0)
    expect(pageSvg({ ...PAGE, items }, typeface)).not.toContain('<path')
  })

  it.skipIf(!hasPoppler)(`match the PDF (${POPPLER})`, async () => {
    const { width, height } = PAGE
    const document = { width, height, pages: [{ items: ITEMS }], title: 'x', language: 'en' }
    const bytes = await writePdf(document, typeface)
    const shades = poppler(bytes, 'pdftoppm', ['-r', '144', '-gray']).subarray(-4 * width * height)
    const differenceTo = (items: readonly Item[]) => {
      const { data } = pixelsOf(items, 144)
      return shades.reduce((sum, shade, pixel) => sum + Math.abs(shade - data[4 * pixel]), 0)
    }
    // The two renderers smooth edges differently; a mark at another place differs more.
    const same = differenceTo(ITEMS)
    ITEMS.forEach((moved, index) => {
      const items = ITEMS.with(index, movedRight(moved, 2))
      expect(differenceTo(items), moved.item).toBeGreaterThan(same)
    })
    expect(differenceTo(ITEMS.map((item) => movedRight(item, 2)))).toBeGreaterThan(2 * same)
  })
})
