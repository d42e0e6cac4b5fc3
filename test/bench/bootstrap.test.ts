// Tests bootstrap intervals, the correction of many p values, and that the confidence band of the share of solved puzzles holds the
// true curve; its steps are compared with those of SciPy.

import { describe, expect, it } from 'vitest'
import { bandHeight, ecdfBand, LARGE, makeBootstrap } from '../../src/bench/statistics/bootstrap.ts'
import { holm } from '../../src/bench/statistics/wilcoxon.ts'
import { makeRng } from '../../src/kernel/rng.ts'

/** Approximately normal numbers: the sum of twelve from 0..1, less six. */
function makeNormal(seed: string): () => number {
  const rng = makeRng(seed)
  return () => {
    let sum = -6
    for (let part = 0; part < 12; part++) sum += (rng() >>> 0) / 2 ** 32
    return sum
  }
}

describe('the bootstrap', () => {
  it('gives the same interval for the same seed, in every version', () => {
    const interval = makeBootstrap({ resamples: 2000, seed: 'bench' })([1, 2, 3, 4, 10, 20])
    expect(interval).toEqual(makeBootstrap({ resamples: 2000, seed: 'bench' })([1, 2, 3, 4, 10, 20]))
    expect(interval).toEqual({ low: 13 / 6, high: 12.5 })
    expect(makeBootstrap({ resamples: 2000, seed: 'other' })([1, 2, 3, 4, 10, 20])).not.toEqual(interval)
  })

  it('gives an interval that does not depend on earlier calls', () => {
    const used = makeBootstrap({ resamples: 200, seed: 'bench' })
    for (let size = 6; size < 20; size++) used(Array.from({ length: size }, (_, index) => index))
    const figures = [3, 1, 4, 1, 5, 9, 2, 6]
    expect(used(figures)).toEqual(makeBootstrap({ resamples: 200, seed: 'bench' })(figures))
  })

  it('takes the fifth of 200 means from either end', () => {
    const figures = [3.14, 1.41, 4.67, 1.62, 5.77, 9.87, 2.72, 6.28]
    const rng = makeRng('ends')
    const means = Array.from({ length: 200 }, () => {
      const drawn = figures.map(() => figures[Math.floor(((rng() >>> 0) / 2 ** 32) * figures.length)])
      return drawn.reduce((sum, figure) => sum + figure, 0) / figures.length
    }).sort((one, other) => one - other)
    expect(makeBootstrap({ resamples: 200, seed: 'ends' })(figures)).toEqual({
      low: means[4],
      high: means[195],
    })
    // The means at both ends differ from their neighbours, so the index matters.
    expect(new Set([3, 4, 5, 194, 195, 196].map((place) => means[place])).size).toBe(6)
  })

  it('contains the true mean in about 95 of 100 cases', () => {
    const normal = makeNormal('coverage')
    const bootstrap = makeBootstrap({ resamples: 400, seed: 'bench' })
    let held = 0
    for (let sample = 0; sample < 400; sample++) {
      const { low, high } = bootstrap(Array.from({ length: 40 }, () => 7 + normal()))
      if (low <= 7 && 7 <= high) held++
    }
    expect(held / 400).toBeGreaterThan(0.92)
    expect(held / 400).toBeLessThan(0.97)
  })
})

describe('the interval of very many values', () => {
  const normal = makeNormal('many')
  const values = Array.from({ length: LARGE + 1 }, () => 3 + 2 * normal())

  it('is the mean and 1.96 standard errors to each side, whatever the seed', () => {
    const mean = values.reduce((sum, one) => sum + one, 0) / values.length
    const variance = values.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (values.length - 1)
    const side = 1.959963984540054 * Math.sqrt(variance / values.length)
    const interval = makeBootstrap({ resamples: 2000, seed: 'bench' })(values)
    expect(interval.low).toBeCloseTo(mean - side, 12)
    expect(interval.high).toBeCloseTo(mean + side, 12)
    expect(makeBootstrap({ resamples: 2000, seed: 'other' })(values)).toEqual(interval)
  })

  it('differs from the bootstrap by less than two seeds of the bootstrap do, even if the values are skewed', () => {
    const rng = makeRng('skewed')
    const skewed = Array.from({ length: LARGE }, () => -Math.log(((rng() >>> 0) + 1) / 2 ** 32))
    const drawn = ['a', 'b', 'c', 'd', 'e'].map((seed) => makeBootstrap({ resamples: 2000, seed })(skewed))
    // One value more, which changes the mean by next to nothing, is beyond the bootstrap.
    const mean = skewed.reduce((sum, one) => sum + one, 0) / LARGE
    const large = makeBootstrap({ resamples: 2000, seed: 'a' })([...skewed, mean])
    for (const end of ['low', 'high'] as const) {
      const ends = drawn.map((interval) => interval[end])
      const middle = ends.reduce((sum, one) => sum + one, 0) / ends.length
      expect(Math.abs(large[end] - middle)).toBeLessThan(Math.max(...ends) - Math.min(...ends))
      expect(Math.abs(large[end] - middle) / (large.high - large.low)).toBeLessThan(0.02)
    }
  })
})

describe("Holm's correction", () => {
  // From R 4.2.2, p.adjust(p, "holm"). The 15 values are from Benjamini and Hochberg 1995, page 295.
  it.each([
    [
      [0.01, 0.02, 0.03, 0.04, 0.05],
      [0.05, 0.08, 0.09, 0.09, 0.09],
    ],
    [
      [0.04, 0.01, 0.03, 0.03],
      [0.09, 0.04, 0.09, 0.09],
    ],
    [
      [
        0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
        0.759, 1,
      ],
      [0.0015, 0.0056, 0.0247, 0.114, 0.2211, 0.278, 0.278, 0.278, 0.3213, 1, 1, 1, 1, 1, 1],
    ],
    [[0.03], [0.03]],
    [[], []],
  ])('of %j equals that of R', (probabilities, corrected) => {
    holm(probabilities).forEach((found, index) => {
      expect(found).toBeCloseTo(corrected[index], 12)
    })
    expect(holm(probabilities)).toHaveLength(corrected.length)
  })
})

describe('the band of solved puzzles', () => {
  it('holds the whole true curve in about 95 of 100 runs, capped or not', () => {
    const rng = makeRng('band')
    const chance = () => (rng() >>> 0) / 2 ** 32
    let [held, pointwise] = [0, 0]
    for (let run = 0; run < 1000; run++) {
      // The true share within a cost is the cost itself; a limit ends the search at 0.7.
      const costs = Array.from({ length: 50 }, chance)
        .filter((cost) => cost < 0.7)
        .sort((one, other) => one - other)
      const { low, high, share } = ecdfBand(costs, 50)
      const isIn = (ends: (step: number) => readonly [number, number]) =>
        costs.every((cost, step) => cost >= ends(step)[0] && cost <= ends(step - 1)[1])
      if (isIn((step) => [low[step], step < 0 ? bandHeight(50) : high[step]])) held++
      const side = (at: number) => 1.96 * Math.sqrt((at * (1 - at)) / 50)
      if (
        isIn((step) => [
          (share[step] ?? 0) - side(share[step] ?? 0),
          step < 0 ? 1 : share[step] + side(share[step]),
        ])
      )
        pointwise++
    }
    expect(held).toBeGreaterThan(940)
    expect(held).toBeLessThan(995)
    // Intervals that hold each point in 95 of 100 runs hold the whole curve in far fewer.
    expect(pointwise).toBeLessThan(850)
  })
})
