// The simulation of machines that make a corpus: where the answer is known without it, it says the same. The figures of
// docs/corpora.md come from `npm run bench -- "corpora: plan"`.

import { describe, expect, it } from 'vitest'
import { type SimulatedCorpus, simulateCorpus } from '../../scripts/perf/corpora-model.mjs'
import { makeRng } from '../../src/kernel/rng.ts'

const simulate = (model: Partial<SimulatedCorpus>) =>
  simulateCorpus({
    ...{ makeRng, seed: 'spring', way: 'leases', chunks: 1000, chunkSeconds: 20, machines: 10 },
    ...model,
  })

/** Expects two numbers to be about the same. */
const expectNear = (found: number, expected: number, share: number) =>
  expect(Math.abs(found / expected - 1)).toBeLessThan(share)

describe('simulated machines', () => {
  it.each(['shards', 'leases'] as const)('divide chunks of equal times evenly (%s)', (way) => {
    const { seconds, worked, lost, again, idle } = simulate({ way, chunks: 1001 })
    expect(seconds).toBeCloseTo(101 * 20)
    expect(worked).toBeCloseTo(1001 * 20)
    expect([lost, again]).toEqual([0, 0])
    expect(idle).toBeCloseTo(1 - 1001 / 1010)
  })

  it('wait for the server if it takes longer than all chunks', () => {
    expect(simulate({ serverSeconds: 3 }).seconds).toBeCloseTo(1000 * 3 + 20)
    expect(simulate({ serverSeconds: 1 }).seconds).toBeLessThan(1.1 * 100 * 21)
  })

  it('wait for the answer at each chunk', () => {
    expect(simulate({ takeSeconds: 0.5, startSeconds: 7 }).seconds).toBeCloseTo(7 + 100 * 20.5)
  })

  it('take as long for a chunk that begins again after each failure as the formula says', () => {
    // With failures at the rate r, a chunk of t seconds that starts again each time takes (e^rt - 1) (1/r + away).
    const betweenFailures = 60
    const awaySeconds = 30
    const chunks = 20_000
    const expected = chunks * Math.expm1(20 / betweenFailures) * (betweenFailures + awaySeconds)
    const { seconds } = simulate({ way: 'shards', machines: 1, chunks, betweenFailures, awaySeconds })
    expectNear(seconds, expected, 0.02)
  })

  it('begin as many chunks again as machines fail', () => {
    const failing = { chunks: 50_000, betweenFailures: 2000, awaySeconds: 60, lapseSeconds: 60 }
    const { worked, again, lost } = simulate(failing)
    expectNear(again, worked / 2000, 0.1)
    // A failure hits a chunk in its middle, on average.
    expectNear(lost, 10 * again, 0.1)
    expect(worked - lost).toBeCloseTo(50_000 * 20)
  })

  it('end together with leases, and with shards when the slowest ends', () => {
    const uneven = { machineSpread: 0.3, chunkSpread: 0.1, machines: 20, chunks: 4000 }
    const shards = simulate({ ...uneven, way: 'shards' })
    const leases = simulate({ ...uneven, way: 'leases' })
    expect(leases.idle).toBeLessThan(0.03)
    expect(shards.idle).toBeGreaterThan(0.2)
    expect(shards.seconds).toBeGreaterThan(1.2 * leases.seconds)
  })

  it('make the last chunk when a lease has lapsed', () => {
    // Two machines, one chunk each: the one that fails leaves its chunk to the other.
    const model = { machines: 2, chunks: 2, betweenFailures: 15, awaySeconds: 1e9, lapseSeconds: 100 }
    const runs = Array.from({ length: 50 }, (_, run) => simulate({ ...model, seed: `${run}` }))
    expect(runs.some(({ again, seconds }) => again === 1 && seconds > 120 && seconds < 1e5)).toBe(true)
  })

  it('come from the seed', () => {
    const model = { chunkSpread: 0.5, betweenFailures: 1000, awaySeconds: 60 }
    expect(simulate(model)).toEqual(simulate(model))
    expect(simulate({ ...model, seed: 'autumn' })).not.toEqual(simulate(model))
  })
})
