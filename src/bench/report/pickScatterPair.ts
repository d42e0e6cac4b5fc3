// Picks two contenders for the scatter plot. A pair in which each contender wins on some puzzles is more informative than a
// pair in which the same contender always wins.

import { MEASURE_NAMES, type PairStatistics, type Tally } from '../statistics/statistics.ts'
import type { ReportData } from './reportData.ts'

/** The names of two contenders. */
export interface Two {
  /** The contender drawn along the x axis. */
  readonly one: string
  /** The contender drawn along the y axis. */
  readonly other: string
}

/**
 * The pair that the report shows by default. Among the pairs with the most puzzles in common, it is the pair whose weaker
 * contender wins on the most puzzles. If the weaker contender of each pair never wins, it is the pair with the largest
 * difference. Undefined if no two contenders can be compared.
 */
export function tellingPair({ statistics }: Pick<ReportData, 'statistics'>): Two | undefined {
  const pairs = statistics.all.pairs.flatMap((pair) => {
    const tally = tallyOf(pair)
    return tally ? { pair, upsets: Math.min(tally.wins, tally.losses), apart: apart(pair) } : []
  })
  const most = pairs.reduce((most, { pair }) => Math.max(most, pair.puzzles), 0)
  return pairs
    .filter(({ pair }) => pair.puzzles === most)
    .sort((one, other) => other.upsets - one.upsets || other.apart - one.apart)
    .map(({ pair: { one, other } }) => ({ one, other }))[0]
}

/** The wins by nodes or, if one of the two contenders does not report nodes, by time. */
function tallyOf({ tallies }: PairStatistics): Tally | undefined {
  return MEASURE_NAMES.flatMap((name) => tallies[name] ?? [])[0]
}

function apart({ nodes, milliseconds }: PairStatistics): number {
  const { ratio } = nodes ?? milliseconds ?? { ratio: 1 }
  return Math.abs(Math.log(ratio))
}

/** The sentences of the caption that explain the choice of the default pair. */
export const TELLING =
  'Of the pairs that share the most puzzles, this is the pair whose worse contender wins on the most puzzles. If the worse contender never wins, it is the pair with the largest difference.'
