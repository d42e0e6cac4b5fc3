// Tests that the confidence band of the share of solved puzzles holds the true curve; its steps are compared with those of SciPy.

import { describe, expect, it } from 'vitest'
import { bandHeight, ecdfBand } from '../../src/bench/statistics/bootstrap.ts'
import { makeRng } from '../../src/kernel/rng.ts'

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
