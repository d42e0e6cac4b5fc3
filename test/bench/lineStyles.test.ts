import { describe, expect, it } from 'vitest'
import { heat } from '../../src/bench/report/heatMap.ts'
import { MEASURES } from '../../src/bench/report/reportData.ts'
import { boxFill, colourOf, contenderLetter, dashOf } from '../../src/bench/report/theme.ts'
import { contrast } from '../../src/design/contrast.ts'
import { COLOURS, HUES } from '../../src/design/tokens.ts'
import { seen, seenDistance, VISIONS } from '../support/colourVision.ts'
import { reportOf, results, rowsOf } from './rows.ts'

type Rgb = [number, number, number]

/** Colours at these distances differ in grey, at a glance, and from afar (2 is just noticeable). */
const GREY_APART = 8
const APART = 15
const FAR_APART = 22
/** A plot of so many lines is the most common one. */
const FEW = 4

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

describe('the lines of contenders', () => {
  it('are solid for the first seven, and all differ up to the thirty-fifth', () => {
    const looks = Array.from({ length: 35 }, (_, index) => `${colourOf(index)} ${dashOf(index)}`)
    expect(new Set(looks).size).toBe(35)
    expect(Array.from({ length: HUES.length }, (_, index) => dashOf(index))).toEqual(
      HUES.map(() => undefined),
    )
  })

  it('have a contrast of 3 to the paper (WCAG 2.2, 1.4.11)', () => {
    for (const hue of HUES) expect(contrast(hue, COLOURS.paper.light), hue).toBeGreaterThanOrEqual(2.95)
  })
})

describe.each(VISIONS)('contenders seen with vision %s', (vision) => {
  it('have colours that differ at a glance among the first seven, and more among the first four', () => {
    // In grey, letters tell lines apart; the first four differ in lightness, too.
    for (const [one, other] of pairsOf(vision === 'grey' ? FEW : HUES.length)) {
      const least = vision === 'grey' ? GREY_APART : other < FEW ? FAR_APART : APART
      const apart = seenDistance(vision, rgbOf(one), rgbOf(other))
      expect(apart, `${contenderLetter(one)} and ${contenderLetter(other)}`).toBeGreaterThan(least)
    }
  })

  it('have boxes of other fills up to the twenty-first', () => {
    const fills = Array.from({ length: 21 }, (_, index) => JSON.stringify(boxFill(index)))
    expect(new Set(fills).size).toBe(21)
  })
})
