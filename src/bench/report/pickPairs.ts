// Which two contenders are worth a plot of their own: a pair of which either wins on some puzzles tells more than one of which
// the same wins always.

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
 * The two that the report shows if nobody says: of those with the most puzzles in common, the two where the one that mostly
 * loses still wins most often; where no loser ever wins, those that are furthest apart. Nothing where no two can be compared.
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

/** Why the report shows this pair, where nobody asked for one. */
export const TELLING =
  'Of the pairs with the most puzzles in common, this is the one whose loser still wins most often; where no loser ever wins, the one that is furthest apart.'
