// The statistics of a run: the results of each contender, and the comparison of each pair.
//
// A capped run has no number of nodes, only a lower bound, so it never enters a mean as if it had finished.
// Means are over solved rows and state their number; PAR2 charges an unsolved row twice the limit. In a pair,
// a capped row counts with the amount spent until the limit, but only against a solved row, and only if all
// capped rows are on one side. The ratio is then a bound, and so are its interval and p. If each side solved
// puzzles that capped the other, no bound holds: the ratio is over the puzzles that both solved, and there is
// no p. A failed row tells nothing about its cost: it is charged in PAR2 and loses against a solved row, but
// enters no mean and no ratio.

/** The totals and means of rows by one measure; null if they cannot be computed. */
export interface Figures {
  /** The number of solved rows behind the total and the mean. */
  readonly of: number
  /** The sum over the solved rows. */
  readonly total: number | null
  /** The geometric mean over the solved rows, where smaller values count as 1 node or one microsecond. */
  readonly geometricMean: number | null
  /** The mean over all rows, in which an unsolved row counts twice the limit; null without a limit. */
  readonly par2: number | null
}

/** The measures of contenders. */
export const MEASURE_NAMES = ['nodes', 'milliseconds'] as const
/** One of `MEASURE_NAMES`: the name of the field in a row. */
export type MeasureName = (typeof MEASURE_NAMES)[number]

/** The results of one contender. */
export interface Summary {
  /** The name of the contender. */
  readonly contender: string
  /** The puzzles that it was given. */
  readonly rows: number
  /** The puzzles that it solved. */
  readonly solved: number
  /** The puzzles on which a limit stopped it. */
  readonly capped: number
  /** The puzzles with the outcome `crashed`, `rubbish` or `wrong`. */
  readonly failed: number
  /** Nodes opened. */
  readonly nodes: Figures
  /** Time. */
  readonly milliseconds: Figures
}

/** The comparison of two contenders on the puzzles that both were given. */
export interface PairStatistics {
  /** The name of the first. */
  readonly one: string
  /** The name of the second. */
  readonly other: string
  /** The puzzles that both were given. */
  readonly puzzles: number
  /** The puzzles that both solved. */
  readonly bothSolved: number
  /** The puzzles that only the first solved. */
  readonly onlyOne: number
  /** The puzzles that only the second solved. */
  readonly onlyOther: number
  /** The measure that decides wins: nodes if both report them, else time; null if neither is known. */
  readonly by: MeasureName | null
  /**
   * The puzzles that the first wins: solved beats unsolved, less beats more. A puzzle that neither solved is
   * a tie.
   */
  readonly wins: number
  /** The puzzles on which both did equally well. */
  readonly ties: number
  /** The puzzles that the second wins. */
  readonly losses: number
  /** The ratio by nodes; null if one of them does not report nodes. */
  readonly nodes: Ratio | null
  /** The ratio by time; null in a run without times. */
  readonly milliseconds: Ratio | null
}

/** How many times as much the second contender takes as the first. */
export interface Ratio {
  /** The number of puzzles in the ratio. */
  readonly of: number
  /** The geometric mean of other / one. */
  readonly ratio: number
  /** The lower end of the 95 % bootstrap interval over puzzles; null below 6 puzzles. */
  readonly low: number | null
  /** The upper end of the interval. */
  readonly high: number | null
  /**
   * `least`: rows of the second were capped, and `ratio`, `low` and `high` are lower bounds. `most`: rows of
   * the first were capped, and they are upper bounds. In both cases p is an upper bound, apart from ties.
   */
  readonly bound?: 'least' | 'most'
  /**
   * The p of the two-sided Wilcoxon signed-rank test on the logarithms of the ratios. Null below 6 puzzles
   * that differ. Also null if each side solved puzzles that capped the other, because the puzzles that both
   * solved are then not representative.
   */
  readonly p: number | null
  /** p, corrected by Holm's method for all pairs of the table. */
  readonly holm: number | null
}

/** The statistics of some rows: of a complete run, or of one family, shape or number of stars. */
export interface StatisticsSection {
  /** The title: `all puzzles`, `Sudoku 9x9`, `3 stars`. */
  readonly title: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The results of the contenders with rows here, in the order of the run. */
  readonly summaries: readonly Summary[]
  /** The comparison of each two of them with puzzles in common, in the same order. */
  readonly pairs: readonly PairStatistics[]
}

/** The statistics of a run. */
export interface RunStatistics {
  /** The section of all puzzles. */
  readonly all: StatisticsSection
  /** A section for each family and shape. */
  readonly byFamily: readonly StatisticsSection[]
  /** A section for each number of stars that occurs. */
  readonly byStars: readonly StatisticsSection[]
}
