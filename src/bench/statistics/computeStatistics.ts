// Computes the statistics of a run from its rows: for all puzzles, for each family and shape, and for each
// number of stars.

import { count } from '../../families/notationText.ts'
import { STARS } from '../../grader/stars.ts'
import type { Results, Row } from '../results.ts'
import { type Bootstrap, makeBootstrap } from './bootstrap.ts'
import { pairOf } from './comparePair.ts'
import { holm } from './holm.ts'
import { toldBy } from './means.ts'
import { byShape, puzzlesIn } from './rowsByFamily.ts'
import {
  MEASURE_NAMES,
  type PairStatistics,
  type RunStatistics,
  type StatisticsSection,
} from './statistics.ts'
import { type ContenderRows, summaryOf } from './summary.ts'

interface StatisticsOptions {
  /** The number of resamples for the interval of a ratio. */
  readonly resamples?: number
  /** The seed of the resampling. */
  readonly seed?: string
}

/**
 * Computes the statistics of a run. They depend only on the rows and options, not on the order of the rows.
 */
export function statisticsOf(
  results: Results,
  { resamples = 2000, seed = 'bench' }: StatisticsOptions = {},
): RunStatistics {
  const bootstrap = makeBootstrap({ resamples, seed })
  // Floating-point sums depend on the order in their last digits, and resamples depend on it completely.
  const sorted = results.rows.toSorted((a, b) => (a.puzzle < b.puzzle ? -1 : a.puzzle > b.puzzle ? 1 : 0))
  const told = results.header.contenders.map((contender) => ({
    name: contender.name,
    tells: toldBy(contender, results),
  }))
  const section = (title: string, rows: readonly Row[]) => {
    const taken = told.map((one) => ({
      ...one,
      rows: rows.filter(({ contender }) => contender === one.name),
    }))
    return sectionOf(title, taken, results, bootstrap)
  }
  const byStars = STARS.map((stars) => ({
    title: count(stars, 'star'),
    rows: sorted.filter((row) => row.stars === stars),
  }))
  return {
    all: section('all puzzles', sorted),
    byFamily: byShape(sorted).map(({ title, rows }) => section(title, rows)),
    byStars: byStars.filter(({ rows }) => rows.length > 0).map(({ title, rows }) => section(title, rows)),
  }
}

function sectionOf(
  title: string,
  all: readonly ContenderRows[],
  { header }: Results,
  bootstrap: Bootstrap,
): StatisticsSection {
  const taken = all.filter(({ rows }) => rows.length > 0)
  return {
    title,
    puzzles: puzzlesIn(taken.flatMap(({ rows }) => rows)),
    summaries: taken.map((one) => summaryOf(one, header)),
    pairs: corrected(
      taken.flatMap((one, index) =>
        taken.slice(index + 1).flatMap((other) => pairOf(one, other, header, bootstrap) ?? []),
      ),
    ),
  }
}

/** Adds Holm's correction to the p of each measure, over all pairs. */
function corrected(pairs: readonly PairStatistics[]): PairStatistics[] {
  return MEASURE_NAMES.reduce<PairStatistics[]>(
    (done, measure) => {
      const chances = done.flatMap((pair) => pair[measure]?.p ?? [])
      const fixed = holm(chances).values()
      return done.map((pair) => {
        const ratio = pair[measure]
        if (ratio === null || ratio.p === null) return pair
        return { ...pair, [measure]: { ...ratio, holm: fixed.next().value ?? null } }
      })
    },
    [...pairs],
  )
}
