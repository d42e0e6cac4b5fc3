// Tests how plots become pictures: letters as outlines, small files, and places of letters on curves.

import * as vega from 'vega'
import { describe, expect, it } from 'vitest'
import { badgePlaces } from '../../src/bench/report/badgePlaces.ts'
import { cactus } from '../../src/bench/report/cactusPlot.ts'
import { definitionsOf, drawPlot, svgOfPlot } from '../../src/bench/report/drawPlot.ts'
import { squeezed } from '../../src/bench/report/minifySvg.ts'
import type { Plot } from '../../src/bench/report/plot.ts'
import { reportDataOf } from '../../src/bench/report/reportData.ts'
import { MEASURES } from '../../src/bench/report/reportMeasures.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { loadTypeface } from '../../src/render/fonts.ts'
import { results, rowsOf } from './rows.ts'

const typeface = loadTypeface()
const run = results([...rowsOf('a <b>', [1, 5, 30]), ...rowsOf('b', [2, 2, -1000])])
const DRAWN = cactus(reportDataOf(run, statisticsOf(run)), MEASURES[0]) as Plot

describe('a drawing', () => {
  it('has its letters as outlines, each defined once, and the same bytes each time', async () => {
    const drawn = DRAWN
    const [first, second] = [await drawPlot(drawn.spec, typeface), await drawPlot(drawn.spec, typeface)]
    expect(svgOfPlot(drawn, second, true)).toBe(svgOfPlot(drawn, first, true))
    expect(first.content).not.toContain('<text')
    const used = new Set(Array.from(first.content.matchAll(/ href="#([^"]+)"/g), ([, id]) => id))
    const defined = Array.from(definitionsOf(first.letters).matchAll(/ id="([^"]+)"/g), ([, id]) => id)
    expect(new Set(defined)).toEqual(used)
    expect(defined).toHaveLength(used.size)
  })

  it("restores Vega's measuring of texts, even after an error", async () => {
    const { textMetrics } = vega as unknown as { textMetrics: { width: unknown } }
    const { width } = textMetrics
    await drawPlot(DRAWN.spec, typeface)
    expect(textMetrics.width).toBe(width)
    await expect(drawPlot({ mark: 'no mark' }, typeface)).rejects.toThrow()
    expect(textMetrics.width).toBe(width)
  })

  it('is made smaller without changing the picture', () => {
    const mark = (x: number, more = '') =>
      `<path transform="translate(${x},2)" d="M2.91,0A2.91,2.91,0,1,1,-2.91,0A2.91,2.91,0,1,1,2.91,0" stroke="#222"${more} opacity="1"/>`
    expect(squeezed(`<g>${mark(1.26, ' fill="red"')}${mark(3)}</g>`)).toBe(
      '<g stroke="#222"><circle cx="1.3" cy="2" r="2.9" fill="red"/><circle cx="3" cy="2" r="2.9"/></g>',
    )
    expect(squeezed('<path d="M0,1.04L5,1.04L5,2.96L7,9L7,9"/>')).toBe('<path d="M0,1H5V3L7,9"/>')
    expect(squeezed('<g opacity="0.25"/>')).toBe('<g opacity="0.25"/>')
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
