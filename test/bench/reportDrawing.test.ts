import { getDocumentProxy } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { badgePlaces } from '../../src/bench/report/curvePanel.ts'
import { definitionsOf, drawPlot, plotPdf, plotPng, svgOfPlot } from '../../src/bench/report/drawPlot.ts'
import { loadTypeface } from '../../src/render/loadTypeface.ts'
import { readPng } from '../support/png.ts'
import { plotsOf, reportOf, results, rowsOf } from './rows.ts'

const typeface = loadTypeface()
const run = results([...rowsOf('a <b>', [1, 5, 30]), ...rowsOf('b', [2, 2, -1000])])
const PLOTS = plotsOf(reportOf(run))

describe.each(PLOTS.map((plot) => [plot.name, plot] as const))('the drawing of %s', (_, plot) => {
  const first = drawPlot(plot.scene, typeface)
  const svg = svgOfPlot(plot, first, true)

  it('has its texts as outlines, each defined once, and the same bytes each time', () => {
    expect(svgOfPlot(plot, drawPlot(plot.scene, typeface), true)).toBe(svg)
    expect(svg).not.toContain('<text')
    const used = new Set(Array.from(svg.matchAll(/ href="#([^"]+)"/g), ([, id]) => id))
    const defined = Array.from(definitionsOf(first.letters).matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(defined)).toEqual(used)
    expect(defined).toHaveLength(used.size)
  })

  it('has all its marks within the picture', () => {
    const { width, height } = first
    const { data, width: pixels, height: rows } = readPng(plotPng(svg))
    expect([pixels, rows]).toEqual([2 * width, 2 * height])
    const isBlank = (x: number, y: number) => data[4 * (y * pixels + x)] === 255
    const across = Array.from({ length: pixels }, (_, x) => x)
    const down = Array.from({ length: rows }, (_, y) => y)
    expect(across.every((x) => isBlank(x, 0) && isBlank(x, rows - 1))).toBe(true)
    expect(down.every((y) => isBlank(0, y) && isBlank(pixels - 1, y))).toBe(true)
  })

  it('is a page of a PDF of the same size, whose texts can be searched', async () => {
    const pdf = await getDocumentProxy(new Uint8Array(await plotPdf(plot, typeface)))
    const page = await pdf.getPage(1)
    expect([pdf.numPages, ...page.view]).toEqual([1, 0, 0, first.width * 0.75, first.height * 0.75])
    const { items } = await page.getTextContent()
    const text = items.map((item: { readonly str?: string }) => item.str ?? '').join(' ')
    expect(text).toContain(plot.name === 'scatter' ? 'A: a <b>' : 'a <b>')
  })
})

describe('letters on curves', () => {
  const places = (ys: readonly number[]) => ys.map((y, index) => ({ x: index * 20, y, isDrawn: true }))

  it('stand where their curve is apart from the others', () => {
    const one = [0, 0, 50, 0, 0, 0]
    const other = [0, 0, 0, 0, 0, 0]
    expect(badgePlaces([places(other), places(one)])[1]).toBe(2)
  })

  it('stand side by side on coinciding curves', () => {
    const curves = Array.from({ length: 5 }, () => places([0, 0, 0, 0, 0]))
    expect(new Set(badgePlaces(curves)).size).toBe(5)
  })

  it('stand on the curve', () => {
    const late = places([0, 0, 9, 9, 9]).map((place, index) => ({ ...place, isDrawn: index > 3 }))
    expect(badgePlaces([late, places([0, 0, 0, 0, 9])])[0]).toBe(4)
  })
})
