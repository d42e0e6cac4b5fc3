// Tests the signed-rank test against published examples, against R and SciPy, and by trying all signs.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { normalTail, signedRank } from '../../src/bench/statistics/wilcoxon.ts'

/** Differences with known exact p: the statistic, then p for greater, less, two-sided. */
interface Known {
  readonly differences: readonly number[]
  readonly statistic: number
  readonly greater: number
  readonly less: number
  readonly twoSided: number
}

// Without ties from R 4.2.2, wilcox.test(differences, alternative = ..., exact = TRUE); with ties or zeros
// from exactRankTests 0.8-35 for R, wilcox.exact(...), and the same to the last digit from SciPy 1.17.1,
// wilcoxon(..., method=PermutationMethod(n_resamples=inf)).
const KNOWN: Readonly<Record<string, Known>> = {
  'depression, Hollander and Wolfe 1973, page 29 (the example of ?wilcox.test)': {
    differences: [0.952, -0.147, 1.022, 0.43, 0.62, 0.59, 0.49, -0.08, 0.01],
    statistic: 40,
    greater: 0.01953125,
    less: 0.986328125,
    twoSided: 0.0390625,
  },
  'social perceptiveness, Siegel 1956, page 79': {
    differences: [19, 27, -1, 6, 7, 13, -4, 3],
    statistic: 32,
    greater: 0.02734375,
    less: 0.98046875,
    twoSided: 0.0546875,
  },
  "Darwin's maize (the example of scipy.stats.wilcoxon)": {
    differences: [49, -67, 8, 16, 6, 23, 28, 41, 14, 29, 56, 24, 75, 60, -48],
    statistic: 96,
    greater: 0.0206298828125,
    less: 0.98233032226562,
    twoSided: 0.041259765625,
  },
  'all positive': {
    differences: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
    statistic: 55,
    greater: 0.0009765625,
    less: 1,
    twoSided: 0.001953125,
  },
  'a tie of different signs': {
    differences: [4, -1, 6, 2, -2],
    statistic: 11.5,
    greater: 0.1875,
    less: 0.875,
    twoSided: 0.375,
  },
  'nothing but ties': {
    differences: [1, 1, -1, 2, 2, -2, 3, 3, 3, -4, 5, 5],
    statistic: 61,
    greater: 0.04638671875,
    less: 0.963134765625,
    twoSided: 0.0927734375,
  },
  'ties and zeros, which are dropped': {
    differences: [0, 0, 3, -1, 2, 2, 5, -4, 1, 7, 0, 6],
    statistic: 37.5,
    greater: 0.0390625,
    less: 0.96484375,
    twoSided: 0.078125,
  },
  'three sizes among 28': {
    differences: [
      ...Array(10).fill(1),
      ...Array(4).fill(-1),
      ...Array(7).fill(2),
      ...Array(3).fill(-2),
      ...Array(4).fill(3),
    ],
    statistic: 317.5,
    greater: 0.00345478951931,
    less: 0.99699269235134,
    twoSided: 0.00690957903862,
  },
  '200 without ties': {
    differences: numbers(200, (index) => ((index * 7919) % 1009) - 450),
    statistic: 12307,
    greater: 0.0028639958611569,
    less: 0.99714685526539,
    twoSided: 0.0057279917223139,
  },
}

// From R 4.2.2, wilcox.test(differences, alternative = ..., exact = FALSE): normal, corrected for ties and
// continuity.
const APPROXIMATED: Readonly<Record<string, Known>> = {
  '300 with few ties': {
    differences: numbers(300, (index) => ((index * 7919) % 611) - 270),
    statistic: 27987,
    greater: 0.00015991602852193,
    less: 0.99984049233415,
    twoSided: 0.00031983205704387,
  },
  '300 of 23 sizes and zeros': {
    differences: numbers(300, (index) => ((index * 7919) % 23) - 9),
    statistic: 27443,
    greater: 7.1352972845099e-7,
    less: 0.99999928901035,
    twoSided: 1.427059456902e-6,
  },
}

function numbers(count: number, make: (index: number) => number): number[] {
  return Array.from({ length: count }, (_, index) => make(index + 1))
}

function expectKnown(found: ReturnType<typeof signedRank>, known: Known, tolerance: number): void {
  expect(found.statistic).toBe(known.statistic)
  for (const side of ['greater', 'less', 'twoSided'] as const) {
    expect(Math.abs(found[side] / known[side] - 1)).toBeLessThan(tolerance)
  }
}

describe('the signed-rank test', () => {
  it.each(Object.entries(KNOWN))('is exact: %s', (_, known) => {
    expectKnown(signedRank(known.differences), known, 1e-11)
  })

  it.each(Object.entries(APPROXIMATED))('is approximated beyond 200: %s', (_, known) => {
    expectKnown(signedRank(known.differences), known, 2e-7)
  })

  it('is approximated well where it is exact', () => {
    const { differences, twoSided } = KNOWN['200 without ties']
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
  it.each([
    [-3, 0.99865010196837],
    [-0.5, 0.691462461274013],
    [0, 0.5],
    [1, 0.158655253931457],
    [1.959963984540054, 0.025],
    [4, 3.16712418331199e-5],
    [8, 6.22096057427178e-16],
    [20, 2.75362411860623e-89],
  ])('beyond %d is right to seven digits', (z, tail) => {
    expect(Math.abs(normalTail(z) / tail - 1)).toBeLessThan(1.5e-7)
  })
})
