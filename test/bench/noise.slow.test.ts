// Simulated runs on a bad machine: identical copies get no stars, and a copy that is 5 % slower is found. Real runs are rows of
// `npm run bench -- noise`.

import { describe, expect, it } from 'vitest'
import { simulateRun } from '../../scripts/perf/noise-model.mjs'
import { mergeRepeats } from '../../src/bench/makeAndMergeRows.ts'
import { planRows } from '../../src/bench/planRowsAndControl.ts'
import { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import { makeRng } from '../../src/kernel/rng.ts'

const PUZZLES = 100

/** The pairs of a simulated run whose ratio of time satisfies a condition. */
function pairsOf(seed: string, slowness = 1) {
  const results = simulateRun({ makeRng, mergeRepeats, planRows, seed, slowness, puzzles: PUZZLES })
  return statisticsOf(results, { resamples: 500 }).all.pairs
}

const runs = (count: number) => Array.from({ length: count }, (_, index) => `run ${index}`)

describe('simulated runs', () => {
  it('of identical copies have a star in at most 5 % of all runs', () => {
    const all = runs(200).map((seed) => pairsOf(seed))
    expect(all[0].length, 'the control is in no pair').toBe(6)
    const starred = all.filter((pairs) => pairs.some(({ milliseconds }) => milliseconds?.isSignificant))
    expect(starred.length).toBeLessThanOrEqual(10)
  })

  it('find a copy that is 5 % slower in at least 90 % of all runs', () => {
    const found = runs(20).filter((seed) =>
      pairsOf(seed, 1.05).some(
        ({ one, other, milliseconds }) => `${one}${other}` === 'ad' && milliseconds?.isSignificant,
      ),
    )
    expect(found.length).toBeGreaterThanOrEqual(18)
  })
})
