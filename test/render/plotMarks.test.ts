// Tests the marks of plots in every renderer: paths, their copies, and labels.

import { getDocumentProxy, getResolvedPDFJS } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { writePdf } from '../../src/render/pdf.ts'
import { pathData } from '../../src/render/pictureSvgElements.ts'
import { colourPng } from '../../src/render/png.ts'
import { svgOf } from '../../src/render/svg.ts'
import type { PlotScene } from '../../src/scene.ts'
import { readPng, typeface } from '../support/png.ts'

const SCENE: PlotScene = {
  ...{ left: 0, top: 0, width: 40, height: 20 },
  marks: [
    { mark: 'path', steps: [['M', 0, 0], ['L', 20, 0], ['L', 20, 20], ['L', 0, 20], ['Z']], fill: '#f00' },
    {
      mark: 'path',
      steps: [
        ['M', -1, 0],
        ['L', 1, 0],
      ],
      ...{ stroke: { colour: '#0072b2', width: 2, dash: [1, 0.5] }, opacity: 0.5 },
      copies: { name: 'dash', at: [25, 30].map((x) => [x, 5] as const) },
    },
    {
      ...{ mark: 'label', text: 'wide text', x: 39, y: 15, align: 'end' },
      ...{ size: 12, room: 10, weight: 'regular', colour: '#222' },
    },
    {
      ...{ mark: 'label', text: 'up', x: 22, y: 19, align: 'start', isTurned: true },
      ...{ size: 6, weight: 'bold', colour: '#222' },
    },
  ],
}

const svg = svgOf(SCENE, { cell: 1, typeface })

describe('path data', () => {
  it('is relative to rounded places, so errors of rounding do not add up', () => {
    const steps = Array.from({ length: 10 }, (_, index) => ['L', 0.14 * (index + 1), 0] as const)
    const data = pathData([['M', 0, 0], ...steps], 10)
    const sum = Array.from(data.matchAll(/h([\d.]+)/g), ([, length]) => Number(length)).reduce(
      (one, other) => one + other,
    )
    expect(sum).toBeCloseTo(1.4, 9)
  })

  it('returns to the start of a closed outline', () => {
    expect(
      pathData(
        [
          ['M', 1, 1],
          ['L', 3, 1],
          ['L', 3, -2],
          ['Z'],
          ['M', 5, 1],
          ['C', 5, 2, 4, 3, 6.04, 3],
          ['Q', 1, 1, 0, 0],
        ],
        10,
      ),
    ).toBe('M1 1h2v-3zm4 0c0 1-1 2 1 2q-5-2-6-3')
  })
})

describe('the marks of a plot', () => {
  it('are elements of an SVG, with the outlines of copies and letters once', () => {
    expect(svg).toContain('<path fill="#f00" d="M0 0h20v20h-20z"/>')
    expect(svg).toMatch(
      /<g fill="none" stroke="#0072b2" stroke-width="2" stroke-dasharray="1 0.5" stroke-opacity="0.5">(<use href="#dash" x="(25|30)" y="5"\/>){2}<\/g>/,
    )
    expect(svg.match(/id="dash"/g)).toHaveLength(1)
    // "wide text" has two e and two t.
    expect(svg.match(/href="#r65"/g)).toHaveLength(2)
    expect(svg.match(/id="r65"/g)).toHaveLength(1)
  })

  it('keep their colours in a PNG with a palette, and labels keep to their room', () => {
    const { data, width } = readPng(colourPng(svg, 10))
    const scale = width / Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1])
    const edge = -Number(/viewBox="(\S+)/.exec(svg)?.[1])
    const at = (x: number, y: number) => {
      const pixel = 4 * (Math.round((y + edge) * scale) * width + Math.round((x + edge) * scale))
      return [data[pixel], data[pixel + 1], data[pixel + 2]]
    }
    expect(at(10, 10)).toEqual([255, 0, 0])
    expect(at(39.5, 1)).toEqual([255, 255, 255])
    const columns = Array.from({ length: 190 }, (_, step) => 20.5 + step / 10)
    const inked = columns.filter((x) => [14, 14.5, 15, 15.5, 16].some((y) => at(x, y)[0] < 128))
    expect(Math.min(...inked.filter((x) => x > 26))).toBeGreaterThan(28.5)
    expect(Math.max(...inked)).toBeLessThan(39.2)
  })

  it('are painted in colour into a PDF, with text that can be searched', async () => {
    const page = { items: [{ item: 'plot', scene: () => SCENE, x: 0, y: 0, cell: 1 }] } as const
    const document = { width: 40, height: 20, pages: [page], title: 'T', language: 'en' }
    const bytes = await writePdf(document, typeface)
    const pdf = await getDocumentProxy(new Uint8Array(bytes))
    const first = await pdf.getPage(1)
    const { items } = await first.getTextContent()
    expect(items.map((item: { readonly str?: string }) => item.str).join(' ')).toContain('wide text')
    const { OPS } = await getResolvedPDFJS()
    const { fnArray, argsArray } = await first.getOperatorList()
    const colours = argsArray.filter((_: unknown, index: number) => fnArray[index] === OPS.setFillRGBColor)
    expect(colours.map(String)).toContain('#ff0000')
    const dashes = argsArray.filter((_: unknown, index: number) => fnArray[index] === OPS.setDash)
    expect(dashes.map(String)).toContain('1,0.5,0')
  })
})
