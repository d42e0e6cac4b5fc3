// Tests the confidence band of the share of solved puzzles: its steps, and that it holds the true curve.

import { describe, expect, it } from 'vitest'
import { bandHeight, ecdfBand } from '../../src/bench/statistics/bootstrap.ts'
import { makeRng } from '../../src/kernel/rng.ts'

describe('the band of solved puzzles', () => {
  it('has a step for each cost, of all puzzles, with equal steps for equal costs', () => {
    const { share, low, high } = ecdfBand([1, 2, 2, 5], 5)
    const height = Math.sqrt(Math.log(40) / 10)
    expect(share).toEqual([0.2, 0.6, 0.6, 0.8])
    expect(low.slice(0, 3)).toEqual([0, 0, 0])
    expect(low[3]).toBeCloseTo(0.8 - height, 12)
    expect(high[0]).toBeCloseTo(0.2 + height, 12)
    expect(high.slice(1)).toEqual([1, 1, 1])
    expect(ecdfBand([], 5)).toEqual({ share: [], low: [], high: [] })
  })

  // The exact critical values of Kolmogorov and Smirnov are from SciPy: scipy.stats.kstwo.ppf(level, puzzles).
  it.each([
    [10, 0.95, 0.409246085],
    [100, 0.95, 0.134027916],
    [1000, 0.95, 0.0427765005],
    [100, 0.99, 0.160808681],
  ])('of %d puzzles at level %d is hardly higher than the exact test needs', (puzzles, level, exact) => {
    expect(bandHeight(puzzles, level)).toBeGreaterThan(exact)
    expect(bandHeight(puzzles, level) / exact).toBeLessThan(1.06)
  })

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
