// Compares the statistics of a run with those that test/slow/scipy_statistics.py computes from the same results file.

import { expect } from 'vitest'
import { CONTROL, type Results } from '../../src/bench/results.ts'
import { ecdfBand } from '../../src/bench/statistics/bootstrapAndEcdfBand.ts'
import type { statisticsOf } from '../../src/bench/statistics/computeStatistics.ts'
import type { Ratio } from '../../src/bench/statistics/statistics.ts'
import recorded from '../bench/recordedStatistics.json' with { type: 'json' }
import { madeResults, own } from './results.ts'

type Kept = typeof recorded
/** What the script writes, for any contenders. */
export type ScipyStatistics = Pick<Kept, 'pairs' | 'control' | 'virtualBest'> & {
  readonly [Part in 'summaries' | 'borda' | 'marginal' | 'bands']: Record<
    string,
    Kept[Part][keyof Kept[Part]]
  >
}
type Found = Omit<Kept['pairs'][number], 'holm'> & {
  readonly bound: string | null
  readonly holm?: number | null
  readonly beyondControl?: number | null
}

/** A run in which limits ended searches and contenders failed, with a control. */
export function scipyRun(puzzles: number, nodes: number): Results {
  const contenders = [own('quick', 1), own(CONTROL, 1), own('slow', 1.3), own('twin', 1.02), own('weak', 1.9)]
  const made = madeResults({
    seed: `scipy ${puzzles}`,
    contenders,
    kinds: [['sudoku', '9x9']],
    puzzles,
    nodes,
  })
  const named = made.header.contenders.map((one) =>
    one.name === CONTROL ? { ...one, kind: 'control' as const } : one,
  )
  // Some searches ended by their time, and some contenders failed.
  const rows = made.rows.map((row, index) => {
    const { ended, ...rest } = row
    if (row.contender === 'weak' && index % 17 === 0) return { ...rest, outcome: 'crashed' as const }
    if (row.contender === 'slow' && row.outcome === 'capped') return { ...row, ended: 'time-limit' as const }
    return row
  })
  return { header: { ...made.header, contenders: named }, rows }
}

/** Expects a ratio with its bound, interval and chances. */
function expectRatio(ratio: Ratio | null, found: Found): void {
  const { one, other, measure, bound, interval, method } = found
  const what = `${one} ${other} ${measure} ${method}`
  expect(ratio?.of, what).toBe(found.of)
  expect(ratio?.ratio, what).toBeCloseTo(found.ratio, 9)
  expect(ratio?.bound ?? null, what).toBe(bound)
  // The fit of the normal distribution's tail has seven digits; counting is exact.
  const tolerance = method === 'approx' ? 3e-7 : 1e-9
  for (const [ours, theirs] of [
    [ratio?.p, found.p],
    [ratio?.holm, found.holm],
    [ratio?.beyondControl, found.beyondControl],
  ]) {
    if (theirs === null || theirs === undefined) expect(ours ?? null, what).toBeNull()
    else expect(Math.abs((ours as number) / theirs - 1), what).toBeLessThan(tolerance)
  }
  if (!interval) expect([ratio?.low, ratio?.high], what).toEqual([null, null])
  else {
    // Both are drawn, so the ends differ by a few hundredths of the interval. That of very many is not drawn.
    const most = found.of > 2000 ? 1e-9 : 0.06 * Math.log(interval[1] / interval[0])
    expect(Math.abs(Math.log((ratio?.low ?? 0) / interval[0])), what).toBeLessThan(most)
    expect(Math.abs(Math.log((ratio?.high ?? 0) / interval[1])), what).toBeLessThan(most)
  }
}

type Section = ReturnType<typeof statisticsOf>['all']

/** The comparisons, by what they compare. */
export const AGREEMENTS: Readonly<Record<string, (all: Section, found: ScipyStatistics) => void>> = {
  'totals and means with their bounds, and PAR2': ({ summaries }, found) => {
    for (const { contender, ...summary } of summaries) {
      for (const measure of ['nodes', 'milliseconds'] as const) {
        const { of, total, geometricMean, par2, meanBound, totalBound } = summary[measure]
        const theirs = found.summaries[contender][measure]
        expect(of).toBe(theirs.of)
        expectClose(total, theirs.total)
        expectClose(geometricMean, theirs.geometricMean)
        expectClose(par2, theirs.par2)
        expect([meanBound, totalBound]).toEqual(theirs.isBound ? ['least', 'least'] : [undefined, undefined])
      }
    }
  },
  'ratios, their bounds and intervals, p, and p after Holm': ({ pairs, control }, found) => {
    expect(found.pairs).toHaveLength(12)
    for (const one of found.pairs) {
      const measure = one.measure as 'nodes' | 'milliseconds'
      const pair = pairs.find((pair) => pair.one === one.one && pair.other === one.other)
      expectRatio(pair?.[measure] ?? null, one)
    }
    expectRatio(control, found.control)
  },
  'Borda scores, the virtual best and the marginal contributions': ({ virtualBest, portfolio }, found) => {
    expect(virtualBest.solved).toBe(found.virtualBest.solved.length)
    expect(virtualBest.milliseconds.of).toBe(found.virtualBest.of)
    expectClose(virtualBest.milliseconds.total, found.virtualBest.total)
    expectClose(virtualBest.milliseconds.geometricMean, found.virtualBest.geometricMean)
    // Over the puzzles that the virtual best solved.
    const { geometricMean } = found.marginal.nobody
    for (const { contender, borda, marginal } of portfolio) {
      expectClose(borda, found.borda[contender])
      const without = found.marginal[contender]
      expect(marginal.solvedAlone).toBe(without.unsolved)
      expect(marginal.bound).toBe(without.unsolved > 0 ? 'least' : undefined)
      if (without.unsolved === 0) expectClose(marginal.ratio, without.geometricMean / geometricMean)
    }
  },
  'confidence bands': (_, { bands }) => {
    for (const { puzzles, costs, share, low, high, exactHeight } of Object.values(bands)) {
      const band = ecdfBand(costs, puzzles)
      const [ours, theirs] = [
        [band.share, band.low, band.high],
        [share, low, high],
      ].map((lists) => lists.flat())
      expect(Math.max(...ours.map((end, index) => Math.abs(end - theirs[index])))).toBeLessThan(1e-12)
      expect(ours).toHaveLength(theirs.length)
      const height = Math.sqrt(Math.log(40) / (2 * puzzles))
      expect(height).toBeGreaterThan(exactHeight)
      expect(height / exactHeight).toBeLessThan(1.06)
    }
  },
}

function expectClose(ours: number | null, theirs: number | null): void {
  if (ours === null || theirs === null) expect(ours).toBe(theirs)
  else expect(Math.abs(ours / theirs - 1)).toBeLessThan(1e-12)
}
