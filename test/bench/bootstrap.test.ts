import { describe, expect, it } from 'vitest'
import { LARGE, makeBootstrap } from '../../src/bench/statistics/bootstrapAndEcdfBand.ts'
import { holm } from '../../src/bench/statistics/wilcoxonAndHolm.ts'
import { makeRng } from '../../src/kernel/rng.ts'
import known from '../fixtures/signedRank.json' with { type: 'json' }

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
  it.each(known.holm)('of $probabilities equals that of R', ({ probabilities, corrected }) => {
    holm(probabilities).forEach((found, index) => {
      expect(found).toBeCloseTo(corrected[index], 12)
    })
    expect(holm(probabilities)).toHaveLength(corrected.length)
  })
})
