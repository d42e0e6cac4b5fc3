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

/** How intervals are computed, and who hears of it. */
export interface StatisticsOptions {
  /** The number of resamples for the interval of a ratio. */
  readonly resamples?: number
  /** The seed of the resampling. */
  readonly seed?: string
  /** Called after each comparison of two contenders, with the number done and of all of them. */
  readonly onProgress?: (done: number, total: number) => void
}

/**
 * Computes the statistics of a run. They depend only on the rows and options, not on the order of the rows.
 */
export function statisticsOf(
  results: Results,
  { resamples = 2000, seed = 'bench', onProgress }: StatisticsOptions = {},
): RunStatistics {
  const { header } = results
  // Floating-point sums depend on the order in their last digits, and resamples depend on it completely.
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

/** The number of pairs of contenders with rows. */
function pairsIn(rows: readonly Row[]): number {
  const names = new Set(rows.map(({ contender }) => contender))
  names.delete(CONTROL)
  return (names.size * (names.size - 1)) / 2
}

/** The level of significance. */
const SIGNIFICANCE = 0.05

/** Adds Holm's correction to the p of each measure, over all pairs, and stars. */
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
 * Whether a ratio gets a star: a difference that is neither chance nor noise. p after Holm's correction must be below 5 %. That
 * is enough by nodes, which are exact. Times drift with the machine, and puzzles that all drift the same way look like a
 * difference to any test. So by time the difference must also be larger than that of the control.
 */
function isCertain({ holm, beyondControl }: Ratio, measure: MeasureName): boolean {
  const chances = measure === 'nodes' ? [holm] : [holm, beyondControl]
  return chances.every((chance) => chance !== null && chance < SIGNIFICANCE)
}
