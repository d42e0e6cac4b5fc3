import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalTail, signedRank } from '../../src/bench/statistics/wilcoxonAndHolm.ts'
import known from '../fixtures/signedRank.json' with { type: 'json' }

/** Differences with their statistic and known p for greater, less, two-sided. */
type Known = (typeof known.exact)['all positive']

// Without ties from R 4.2.2, wilcox.test(differences, alternative = ..., exact = TRUE); with ties or zeros
// from exactRankTests 0.8-35 for R, wilcox.exact(...), and the same to the last digit from SciPy 1.17.1,
// wilcoxon(..., method=PermutationMethod(n_resamples=inf)). Approximated: from R 4.2.2, wilcox.test(differences,
// alternative = ..., exact = FALSE): normal, corrected for ties and continuity.

function numbers(count: number, make: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

function expectKnown(found: ReturnType<typeof signedRank>, one: Known, tolerance: number): void {
  expect(found.statistic).toBe(one.statistic)
  for (const side of ['greater', 'less', 'twoSided'] as const) {
    expect(Math.abs(found[side] / one[side] - 1)).toBeLessThan(tolerance)
  }
}

describe('the signed-rank test', () => {
  it.each(Object.entries(known.exact))('is exact: %s', (_, one) => {
    expectKnown(signedRank(one.differences), one, 1e-11)
  })

  it.each(Object.entries(known.approximated))('is approximated beyond 200: %s', (_, one) => {
    expectKnown(signedRank(one.differences), one, 2e-7)
  })

  it('is approximated well where it is exact', () => {
    const { differences, twoSided } = known.exact['200 without ties']
    expect(signedRank(differences, 0).twoSided / twoSided).toBeCloseTo(1, 1)
  })

  it('has the smallest possible p if all 200 have one sign', () => {
    const { greater, twoSided } = signedRank(numbers(200, (index) => index))
    expect(greater).toBe(2 ** -200)
    expect(twoSided).toBe(2 ** -199)
  })

  it('gives p 1 for no differences', () => {
    expect(signedRank([0, 0])).toEqual({ used: 0, statistic: 0, less: 1, greater: 1, twoSided: 1 })
  })

  it('agrees with a trial of all signs, with ties and zeros', () => {
    const differences = fc.array(fc.integer({ min: -6, max: 6 }), { maxLength: 10 })
    fc.assert(
      fc.property(differences, (sample) => {
        const { statistic, less, greater } = signedRank(sample)
        const tried = byTrying(sample)
        expect(statistic).toBe(tried.statistic)
        expect(less).toBeCloseTo(tried.less, 12)
        expect(greater).toBeCloseTo(tried.greater, 12)
      }),
      { numRuns: 60 },
    )
  })

  it('changes sides with the signs, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { maxLength: 40 }), (sample) => {
        const found = signedRank(sample)
        const turned = signedRank(sample.map((difference) => -difference).reverse())
        expect(turned.twoSided).toBe(found.twoSided)
        expect(turned.less).toBe(found.greater)
      }),
    )
  })
})

/** Ranks by counting, and tries each of the 2^n combinations of signs. */
function byTrying(sample: readonly number[]) {
  const sizes = sample.filter((difference) => difference !== 0).map(Math.abs)
  const ranks = sizes.map((size) => {
    const below = sizes.filter((one) => one < size).length
    return below + (sizes.filter((one) => one === size).length + 1) / 2
  })
  const positive = sample.filter((difference) => difference !== 0).map((difference) => difference > 0)
  const statistic = ranks.reduce((sum, rank, index) => (positive[index] ? sum + rank : sum), 0)
  let less = 0
  let greater = 0
  for (let signs = 0; signs < 2 ** ranks.length; signs++) {
    let sum = 0
    for (let index = 0; index < ranks.length; index++) if (signs & (1 << index)) sum += ranks[index]
    if (sum <= statistic) less++
    if (sum >= statistic) greater++
  }
  return { statistic, less: less / 2 ** ranks.length, greater: greater / 2 ** ranks.length }
}

describe('the tail of the normal distribution', () => {
  // R 4.2.2, pnorm(z, lower.tail = FALSE).
  it.each(known.tails)('beyond %d is right to seven digits', (z, tail) => {
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(1.5e-7)
  })
})
