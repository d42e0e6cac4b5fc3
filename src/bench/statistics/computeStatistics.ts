// From the rows of a run to its statistics: of all puzzles, of each family and shape, of each number of stars.

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
  /** How often puzzles are drawn again for the interval of a ratio. */
  readonly resamples?: number
  /** Of these draws. */
  readonly seed?: string
}

/** All figures of a run. The same rows and options give the same, in whatever order the rows come. */
export function statisticsOf(
  results: Results,
  { resamples = 2000, seed = 'bench' }: StatisticsOptions = {},
): RunStatistics {
  const bootstrap = makeBootstrap({ resamples, seed })
  // Sums of fractions depend on their order in the last digit, and draws on it altogether.
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

/** The same pairs with the p of each measure corrected for all of them. */
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
