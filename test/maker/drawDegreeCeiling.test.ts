// Tests where in a band ceilings are drawn.

import { describe, expect, it } from 'vitest'
import { findFamily, makeRng, parseOrder } from '../../src/index.ts'
import { drawCeiling, endOf, LEAST_DEGREE, raiseCeiling } from '../../src/maker/drawDegreeCeiling.ts'
import { degreesOf, type Range } from '../../src/maker/orderValues.ts'

const bandOf = (asked: string) => degreesOf(parseOrder(findFamily('sudoku'), asked))

function drawn(band: Range, count = 600): number[] {
  const rng = makeRng('ceilings')
  return Array.from({ length: count }, () => drawCeiling(rng, band) as number)
}

describe('a ceiling', () => {
  it.each(['stars=1', 'stars=2', 'stars=3', 'stars=4', 'stars=2..3', 'degree=151..600', 'degree=40..1200'])(
    'of %s is drawn from the upper two thirds of its band, on a logarithmic scale',
    (asked) => {
      const band = bandOf(asked)
      const from = Math.max(band.least, LEAST_DEGREE)
      const placeOf = (degree: number) => Math.log(degree / from) / Math.log(band.most / from)
      const places = drawn(band).map((ceiling) => {
        expect(ceiling).toBeLessThan(band.most)
        expect(Math.round(10 * ceiling) / 10).toBe(ceiling)
        // Ceilings have one decimal, rounded down.
        expect(placeOf(ceiling + 0.1)).toBeGreaterThan(1 / 3)
        return placeOf(ceiling)
      })
      expect(Math.min(...places)).toBeLessThan(0.36)
      expect(Math.max(...places)).toBeGreaterThan(0.97)
      // Each sixth of the range gets a sixth of the ceilings.
      for (let part = 0; part < 6; part++) {
        const [low, high] = [part, part + 1].map((step) => 1 / 3 + step / 9)
        const share = places.filter((place) => place >= low && place < high).length / places.length
        expect(share, `part ${part}`).toBeGreaterThan(0.1)
        expect(share, `part ${part}`).toBeLessThan(0.24)
      }
    },
  )

  it.each(['degree=7..7', 'degree=1..1', 'degree=0..2', 'stars=1,degree=30..30'])(
    'of the narrow %s is within it',
    (asked) => {
      const band = bandOf(asked)
      for (const ceiling of drawn(band, 50)) {
        expect(ceiling).toBeLessThan(band.most)
        expect(ceiling).toBeGreaterThanOrEqual(Math.min(band.least, band.most - 0.1))
      }
    },
  )

  it.each(['stars=5', 'stars=2..5', 'degree=1501..', 'tier=singles', ''])(
    'does not exist for "%s", which has no upper end',
    (asked) => {
      expect(drawCeiling(makeRng('none'), bandOf(asked))).toBeUndefined()
      expect(endOf(bandOf(asked))).toBeUndefined()
    },
  )

  it('is never above the largest degree below the end', () => {
    expect(endOf({ least: 0, most: 600.5 })).toBe(600.4)
    expect(endOf({ least: 0, most: 30 })).toBe(29.9)
    expect(endOf({ least: 0, most: 30.05 })).toBe(30)
  })

  it('is raised by half of the way to the end, which it reaches', () => {
    expect(raiseCeiling(10, 20)).toBe(15)
    expect(raiseCeiling(15, 20)).toBe(17.5)
    expect(raiseCeiling(19.9, 20)).toBe(20)
    expect(raiseCeiling(20, 20)).toBe(20)
  })
})
