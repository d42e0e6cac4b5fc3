// What the statistics of a run are: the figures of each contender, and of each two of them side by side.
//
// A capped run has no number of nodes: it opened at least so many. It never enters a mean as if it had finished. Means are over what was
// solved and say how many that were; PAR2 charges a row that was not solved twice the limit. In a pair a capped row counts with what
// it had spent when it was stopped, but only against a solved one and only if all capped rows are on one side: the ratio is then a
// bound ("at least"), and so are its interval and its p. Where each side solved what capped the other, no bound holds, and the
// ratio is of what both solved, and no p is made of it. A row that failed tells nothing of how long it would take: it is charged in PAR2 and
// loses against a solved one, but is part of no mean and no ratio.

/** What many rows took by one measure; null where there is nothing that it could be made of. */
export interface Figures {
  /** How many solved rows the total and the mean are made of. */
  readonly of: number
  /** The sum over solved rows. */
  readonly total: number | null
  /** Of what is at least 1 node, or a microsecond. */
  readonly geometricMean: number | null
  /** The mean of all rows, one that was not solved counting twice the limit; null where there is no such limit. */
  readonly par2: number | null
}

/** What contenders are measured by. */
export const MEASURE_NAMES = ['nodes', 'milliseconds'] as const
/** One of `MEASURE_NAMES`: the name of the figure in a row. */
export type MeasureName = (typeof MEASURE_NAMES)[number]

/** How one contender did. */
export interface Summary {
  /** Its name. */
  readonly contender: string
  /** Puzzles that it was given. */
  readonly rows: number
  /** Puzzles that it solved. */
  readonly solved: number
  /** Puzzles on which a limit stopped it. */
  readonly capped: number
  /** Crashed, rubbish or wrong. */
  readonly failed: number
  /** Nodes opened. */
  readonly nodes: Figures
  /** Time. */
  readonly milliseconds: Figures
}

/** Two contenders on the puzzles that both were given. */
export interface PairStatistics {
  /** The name of the first. */
  readonly one: string
  /** The name of the second. */
  readonly other: string
  /** Puzzles that both were given. */
  readonly puzzles: number
  /** Puzzles that both solved. */
  readonly bothSolved: number
  /** Puzzles that the one solved and the other did not, and the other way round. */
  readonly onlyOne: number
  /** Puzzles that only the other solved. */
  readonly onlyOther: number
  /** What wins are by: nodes where both tell, else time; null where neither is known. */
  readonly by: MeasureName | null
  /** Of the one: solved beats not solved, fewer beat more. Neither solved is a tie. */
  readonly wins: number
  /** Puzzles on which both did the same. */
  readonly ties: number
  /** Puzzles on which the other beat the one. */
  readonly losses: number
  /** By nodes; null where one of them does not tell. */
  readonly nodes: Ratio | null
  /** By time; null in a run without times. */
  readonly milliseconds: Ratio | null
}

/** How many times as much the other takes as the one. */
export interface Ratio {
  /** Puzzles that it is made of. */
  readonly of: number
  /** The geometric mean of other / one. */
  readonly ratio: number
  /** Where 95 of 100 such means lie, if puzzles are drawn again with replacement; null below 6 puzzles. */
  readonly low: number | null
  /** The upper end of that interval. */
  readonly high: number | null
  /**
   * `least`: rows of the other were capped, and all three figures are at least so much; `most`: rows of the one were.
   * Then p is at most so much, ties aside.
   */
  readonly bound?: 'least' | 'most'
  /**
   * Of Wilcoxon's signed-rank test, two-sided, on the logarithms of the ratios; null below 6 puzzles that differ, and where
   * each side solved what capped the other: puzzles that both solved are then a choice that either side had a hand in.
   */
  readonly p: number | null
  /** Corrected by Holm's method for all pairs of the table. */
  readonly holm: number | null
}

/** All figures of some rows: of all of a run, or of one family, shape or number of stars. */
export interface StatisticsSection {
  /** `all puzzles`, `Sudoku 9x9`, `3 stars`. */
  readonly title: string
  /** How many puzzles there are. */
  readonly puzzles: number
  /** Of the contenders that have rows here, in the order of the run. */
  readonly summaries: readonly Summary[]
  /** Of each two of them that have puzzles in common, the one before the other in that order. */
  readonly pairs: readonly PairStatistics[]
}

/** All figures of a run. */
export interface RunStatistics {
  /** Of all puzzles. */
  readonly all: StatisticsSection
  /** Of each family and shape. */
  readonly byFamily: readonly StatisticsSection[]
  /** Of each number of stars that puzzles have. */
  readonly byStars: readonly StatisticsSection[]
}
