// Picks two contenders for a plot of their own: a pair in which each wins on some puzzles is more informative
// than one in which the same contender always wins.

import type { PairStatistics } from '../statistics/statistics.ts'
import type { ReportData } from './reportData.ts'

/** The names of two contenders. */
export interface Two {
  /** The first, drawn along the x axis. */
  readonly one: string
  /** The second, drawn along the y axis. */
  readonly other: string
}

/**
 * The pair that the report shows by default. Of the pairs with the most puzzles in common, it is the one
 * whose usual loser wins most often; if no loser ever wins, the one with the largest difference. Undefined if
 * no two contenders can be compared.
 */
export function tellingPair({ statistics }: Pick<ReportData, 'statistics'>): Two | undefined {
  const pairs = statistics.all.pairs.filter(({ by }) => by !== null)
  const most = pairs.reduce((most, { puzzles }) => Math.max(most, puzzles), 0)
  return pairs
    .filter(({ puzzles }) => puzzles === most)
    .map((pair) => ({ pair, upsets: Math.min(pair.wins, pair.losses), apart: apart(pair) }))
    .sort((one, other) => other.upsets - one.upsets || other.apart - one.apart)
    .map(({ pair: { one, other } }) => ({ one, other }))[0]
}

function apart({ nodes, milliseconds }: PairStatistics): number {
  const { ratio } = nodes ?? milliseconds ?? { ratio: 1 }
  return Math.abs(Math.log(ratio))
}

/** The reason for the default pair, for its caption. */
export const TELLING =
  'Of the pairs with the most puzzles in common, this is the one whose usual loser wins most often or, if no loser ever wins, the one with the largest difference.'
