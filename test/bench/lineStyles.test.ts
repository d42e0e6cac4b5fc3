import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { drawPlot, plotPng, svgOfPlot } from '../../src/bench/report/drawPlot.ts'
import { heat } from '../../src/bench/report/heatMap.ts'
import { plotKey, stackedBlocks } from '../../src/bench/report/plotLayout.ts'
import { type Entrant, MEASURES } from '../../src/bench/report/reportData.ts'
import { boxFill, colourOf, contenderLetter, dashOf, pointShape } from '../../src/bench/report/theme.ts'
import { seen, seenDistance, VISIONS, type Vision } from '../support/colourVision.ts'
import { typeface } from '../support/png.ts'
import { reportOf, results, rowsOf } from './rows.ts'

type Rgb = [number, number, number]

const DOZEN = 12
/** Colours at this distance differ at a glance (2 is just noticeable). */
const APART = 10

const rgbOf = (index: number) =>
  [1, 3, 5].map((at) => Number.parseInt(colourOf(index).slice(at, at + 2), 16)) as Rgb

const pairsOf = (count: number) =>
  Array.from({ length: count }, (_, one) =>
    Array.from({ length: one }, (_, other) => [other, one] as const),
  ).flat()

describe('the simulation', () => {
  it('leaves greys, and confuses what dichromats confuse', () => {
    for (const vision of VISIONS) {
      const [red, green, blue] = seen(vision, [128, 128, 128])
      for (const part of [red, green, blue]) expect(Math.abs(part - 128)).toBeLessThanOrEqual(1)
    }
    const [red, green] = [
      [200, 90, 0],
      [120, 125, 0],
    ] as Rgb[]
    expect(seenDistance('normal', red, green)).toBeGreaterThan(50)
    expect(seenDistance('deuteranopia', red, green)).toBeLessThan(20)
    expect(seenDistance('grey', [255, 0, 0], [127, 127, 127])).toBeLessThan(5)
  })
})

describe('the cells of a heat map', () => {
  it('have texts that are legible on each shade (WCAG 2.2, 1.4.3: 4.5 to 1)', () => {
    const contenders = Array.from({ length: 60 }, (_, index) =>
      rowsOf(`c${index}`, [Math.round(10 * 1000 ** (index / 59))]),
    )
    const made = results(contenders.flat())
    const drawn = heat(reportOf(made, 1), MEASURES[0])
    let fill = '#ffffff'
    const contrasts = (drawn?.scene.marks ?? []).flatMap((mark) => {
      if (mark.mark === 'path') fill = mark.fill ?? fill
      return mark.mark === 'label' && fill !== '#ffffff' ? [contrast(fill, mark.colour)] : []
    })
    expect(contrasts).toHaveLength(120)
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5)
  })
})

/** The contrast of two colours, after WCAG. */
function contrast(...colours: readonly [string, string]): number {
  const [dark, light] = colours
    .map((colour) => (colour.length === 4 ? colour.replaceAll(/[^#]/g, '$&$&') : colour))
    .map((colour) => {
      const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      const light = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]
    })
    .sort((one, other) => one - other)
  return (light + 0.05) / (dark + 0.05)
}

describe.each(VISIONS)('contenders seen with vision %s', (vision) => {
  it('differ in two ways among the first dozen: colour, dashes, points', () => {
    for (const [one, other] of pairsOf(DOZEN)) {
      const ways = [
        seenDistance(vision, rgbOf(one), rgbOf(other)) > APART,
        String(dashOf(one)) !== String(dashOf(other)),
        pointShape(one).name !== pointShape(other).name,
      ].filter(Boolean)
      expect(ways.length, `${contenderLetter(one)} and ${contenderLetter(other)}`).toBeGreaterThanOrEqual(2)
    }
  })

  it('have boxes of other fills up to the twenty-first', () => {
    const fills = Array.from({ length: 21 }, (_, index) => JSON.stringify(boxFill(index)))
    expect(new Set(fills).size).toBe(21)
  })

  it('differ in a picture of the key, even without letters', () => {
    const samples = samplesOf(vision)
    for (const [one, other] of pairsOf(DOZEN)) {
      const differing = samples[one].filter(
        (pixel, at) => seenDistance('normal', pixel, samples[other][at]) > 25,
      )
      expect(differing.length, `${contenderLetter(one)} and ${contenderLetter(other)}`).toBeGreaterThan(15)
    }
  })
})

/** The pixels of the lines in the key, right of the letters, as they are seen. */
function samplesOf(vision: Vision): Rgb[][] {
  const entrants = Array.from({ length: DOZEN }, (_, index): Entrant => {
    const tells = { nodes: true, milliseconds: true }
    return {
      name: `contender ${index}`.padEnd(60),
      kind: 'own',
      what: '',
      index,
      letter: contenderLetter(index),
      tells,
    }
  })
  const scene = stackedBlocks([plotKey(entrants)])
  const plot = { name: 'key', title: '', caption: '', alternative: '', scene, summary: NONE, data: NONE }
  const { data, width } = PNG.sync.read(
    Buffer.from(plotPng(svgOfPlot(plot, drawPlot(scene, typeface), true))),
  )
  return entrants.map((_, index) => {
    const pixels: Rgb[] = []
    for (let y = 2 * (10 + 19 * index); y < 2 * (10 + 19 * (index + 1)); y++) {
      for (let x = 2 * (10 + 24); x < 2 * (10 + 52); x++) {
        const at = 4 * (y * width + x)
        pixels.push([...seen(vision, [data[at], data[at + 1], data[at + 2]])] as Rgb)
      }
    }
    return pixels
  })
}

const NONE = { columns: [], rows: [] }
