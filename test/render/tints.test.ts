// Tints, guides and turned texts, in SVG and in PDF.

import { describe, expect, it } from 'vitest'
import type { Item, PageDocument } from '../../src/render/pageItems.ts'
import { writePdf } from '../../src/render/pdf.ts'
import { pngOf } from '../../src/render/png.ts'
import { pageSvg } from '../../src/render/svg.ts'
import { isPainted, readPng, typeface } from '../support/png.ts'
import { hasPoppler, POPPLER, poppler } from '../support/poppler.ts'

const ITEMS: readonly Item[] = [
  { item: 'rectangle', x: 10, y: 10, width: 80, height: 30, tint: 0.2 },
  { item: 'rectangle', x: 20, y: 15, width: 20, height: 20, tint: 0 },
  { item: 'rule', x1: 10, y1: 60, x2: 110, y2: 60, width: 2, dash: 10 },
  { item: 'rule', x1: 10, y1: 70, x2: 110, y2: 70, width: 2, tint: 0.5 },
  { item: 'text', text: 'HH', x: 120, y: 20, size: 30, weight: 'bold', isTurned: true },
  { item: 'rule', x1: 10, y1: 80, x2: 110, y2: 80, width: 2 },
]
const PAGE = { width: 160, height: 100 }

const COVER: PageDocument = {
  ...{ ...PAGE, bleed: 9, isUnbound: true, title: 'Tints', language: 'en' },
  pages: [{ items: ITEMS }],
}

describe('tints and turned texts', () => {
  const svg = pageSvg({ ...PAGE, items: ITEMS }, typeface)

  it('are greys in SVG', () => {
    expect(svg).toContain('<rect x="10" y="10" width="80" height="30" fill="#cccccc"/>')
    expect(svg).toContain('fill="#ffffff"')
    expect(svg).toContain('stroke-dasharray="10"')
    expect(svg).toContain('stroke="#808080"')
  })

  it('are painted in their places: a turned text reads downwards from its left end', () => {
    const picture = readPng(pngOf(svg, { dpi: 72 }))
    const isInk = (x: number, y: number) => isPainted(picture, y * picture.width + x)
    expect([isInk(15, 60), isInk(25, 60), isInk(35, 60)]).toEqual([true, false, true])
    const rows = Array.from({ length: 100 }, (_, y) => y).filter((y) =>
      Array.from({ length: 30 }, (_, x) => 115 + x).some((x) => isInk(x, y)),
    )
    const length = typeface.bold.width('HH') * 30
    expect(rows[0]).toBeGreaterThanOrEqual(20)
    expect(rows.at(-1)).toBeLessThan(20 + length)
    expect(rows.length).toBeGreaterThan(0.8 * length)
    // Its capitals are to the right of its baseline.
    expect(isInk(118, 30)).toBe(false)
  })

  it.skipIf(!hasPoppler)(
    `look the same in PDF for ${POPPLER}, with bleed on all sides of a cover`,
    async () => {
      const bytes = await writePdf(COVER, typeface)
      expect(poppler(bytes, 'pdfinfo', ['-box']).toString()).toMatch(/MediaBox: +0.00 +0.00 +178.00 +118.00/)
      const trim = ['-r', '72', '-x', '9', '-y', '9', '-W', '160', '-H', '100', '-png']
      const painted = readPng(poppler(bytes, 'pdftoppm', trim))
      const drawn = readPng(pngOf(svg, { dpi: 72 }))
      for (const here of '15,12 30,25 15,60 25,60 50,70 50,80 130,30 118,30'.split(' ')) {
        const [x, y] = here.split(',').map(Number)
        const pixel = y * drawn.width + x
        expect([here, isPainted(painted, pixel)]).toEqual([here, isPainted(drawn, pixel)])
      }
    },
  )
})
