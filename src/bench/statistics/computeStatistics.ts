// Computes the statistics of a run from its rows: for all puzzles, for each family and shape, and for each
// number of stars.

import { count } from '../../families/gridText.ts'
import { STARS } from '../../grader/stars.ts'
import { CONTROL, type Results, type Row } from '../results.ts'
import { makeBootstrap } from './bootstrapAndEcdfBand.ts'
import { controlDifferences, controlOf, pairOf } from './comparePair.ts'
import { toldBy } from './means.ts'
import { byShape, type RowGroup, sectionRowsOf } from './resultMatrix.ts'
import {
  MEASURE_NAMES,
  type MeasureName,
  type PairStatistics,
  type Ratio,
  type RunStatistics,
  type StatisticsSection,
} from './statistics.ts'
import { summaryOf } from './summary.ts'
import { portfolioOf } from './virtualBest.ts'
import { holm } from './wilcoxonAndHolm.ts'

/** How intervals are computed, and a function that is told about the progress. */
export interface StatisticsOptions {
  /** The number of resamples for the interval of a ratio. */
  readonly resamples?: number
  /** The seed of the resampling. */
  readonly seed?: string
  /** Called after each comparison of two contenders, with the number of comparisons done and the number of all. */
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Computes the statistics of a run. The statistics depend only on the rows and options, not on the order of the rows.
 */
export function statisticsOf(
  results: Results,
  { resamples = 2000, seed = 'bench', onProgress }: StatisticsOptions = {},
): RunStatistics {
  const { header } = results
  // The order would affect the last digits of floating-point sums, and resamples entirely.
  const sorted = results.rows.toSorted((a, b) => (a.puzzle < b.puzzle ? -1 : a.puzzle > b.puzzle ? 1 : 0))
  const tellers = header.contenders.map((contender) => ({
    name: contender.name,
    tells: toldBy(contender, header),
  }))
  const byStars = STARS.map((stars) => ({
    title: count(stars, 'star'),
    rows: sorted.filter((row) => row.stars === stars),
  })).filter(({ rows }) => rows.length > 0)
  const all = { title: 'all puzzles', rows: sorted }
  const families = byShape(sorted)

  const total = [all, ...families, ...byStars].reduce((pairs, { rows }) => pairs + pairsIn(rows), 0)
  let done = 0
  const bootstrap = makeBootstrap({ resamples, seed })
  const section = ({ title, rows }: RowGroup): StatisticsSection => {
    const own = sectionRowsOf(rows, tellers, header.limits)
    const { contenders, puzzles } = own
    const summaries = contenders.map((one) => summaryOf(one, header.limits))
    const control = controlOf(own, header, bootstrap)
    const noise = controlDifferences(own)
    const pairs = contenders.flatMap((one, index) =>
      contenders.slice(index + 1).flatMap((other) => {
        const pair = pairOf(one, other, bootstrap, noise)
        onProgress?.(++done, total)
        return pair ?? []
      }),
    )
    const worth = portfolioOf(own, summaries, header)
    return { title, puzzles, summaries, pairs: judged(pairs), control, ...worth }
  }
  return { all: section(all), byFamily: families.map(section), byStars: byStars.map(section) }
}

/** The number of pairs of contenders that have rows, without the control. */
function pairsIn(rows: readonly Row[]): number {
  const names = new Set(rows.map(({ contender }) => contender))
  names.delete(CONTROL)
  return (names.size * (names.size - 1)) / 2
}

/** The level of significance. */
const SIGNIFICANCE = 0.05

/** Adds, for each measure, the p values corrected by Holm's method over all pairs, and the stars. */
function judged(pairs: readonly PairStatistics[]): PairStatistics[] {
  const judge = (measure: MeasureName) => {
    const fixed = holm(pairs.flatMap((pair) => pair[measure]?.p ?? [])).values()
    return pairs.map(({ [measure]: ratio }) => {
      if (!ratio) return null
      const corrected = { ...ratio, holm: ratio.p === null ? null : (fixed.next().value ?? null) }
      return { ...corrected, isSignificant: isCertain(corrected, measure) }
    })
  }
  const [nodes, milliseconds] = MEASURE_NAMES.map(judge)
  return pairs.map((pair, index) => ({ ...pair, nodes: nodes[index], milliseconds: milliseconds[index] }))
}

/**
 * Whether a ratio gets a star: a difference that is neither chance nor noise. p after Holm's correction must be below 5 %.
 * For nodes, which are exact, this is enough. Times drift with the machine, and if they drift the same way on many puzzles,
 * any test reports a difference. So for times, the difference must also be larger than the difference of the control.
 */
function isCertain({ holm, beyondControl }: Ratio, measure: MeasureName): boolean {
  const chances = measure === 'nodes' ? [holm] : [holm, beyondControl]
  return chances.every((chance) => chance !== null && chance < SIGNIFICANCE)
}
