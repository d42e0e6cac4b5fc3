// The statistics of a run: the results of each contender, the comparison of each pair, and what the contenders are
// worth together.
//
// A capped run has no number of nodes, only a lower bound, so it never enters a mean as if it had finished. It counts
// with what it had spent, whichever limit ended it, and makes a total or a mean a lower bound. PAR2 charges an unsolved
// row twice the limit, so it exists only by the measure whose limit ended every unsolved row. In a pair, a capped row
// counts with the amount spent, but only against a solved row, and only if all capped rows are on one side. The ratio is
// then a bound, and so is its interval. If each side solved puzzles that capped the other, no bound holds: the
// ratio is over the puzzles that both solved. p is a test of ranks, in which a capped row is worse than any solved one,
// so it knows of all of them. A failed row tells nothing about its cost: it loses
// against a solved row, but enters no total, no mean and no ratio.
//
// The control is the first contender once more. Its ratio to the first contender shows the noise. The control is used
// for nothing else: it is in no summary, no pair, no rank, and not in the virtual best.

/** The side of a figure that is known: it is at least or at most the true value. */
export type Bound = 'least' | 'most'

/** The totals and means of rows by one measure; null if they cannot be computed. */
export interface Figures {
  /** The number of rows behind the total and the mean: solved ones whose value is known, and capped ones. */
  readonly of: number
  /** The sum over these rows. */
  readonly total: number | null
  /** Present if rows were capped: the true total is at least this. */
  readonly totalBound?: 'least'
  /** The geometric mean over these rows, where smaller values count as 1 node or one microsecond. */
  readonly geometricMean: number | null
  /** Present if rows were capped: the true mean is at least this. */
  readonly meanBound?: 'least'
  /**
   * The mean over all rows, in which an unsolved row counts twice the limit; null unless the limit of this measure
   * ended every unsolved row.
   */
  readonly par2: number | null
}

/**
 * The time on a processor. Only its sum says something, since it may be counted in ticks of some milliseconds; it is null if all
 * rows are below the tick of the clock.
 */
export type ProcessorTime = Pick<Figures, 'of' | 'total' | 'totalBound'>

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
  /** Nodes opened; none of an external solver, whose nodes are something else. */
  readonly nodes: Figures
  /** Time. */
  readonly milliseconds: Figures
  /** Time on a processor. */
  readonly cpuMilliseconds: ProcessorTime
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
  /** Who wins the puzzles, by each measure; null if one of them is not compared by it. */
  readonly tallies: Readonly<Record<MeasureName, Tally | null>>
  /** The ratio by nodes; null if one of them is an external solver. */
  readonly nodes: Ratio | null
  /** The ratio by time; null in a run without times. */
  readonly milliseconds: Ratio | null
}

/** Who wins the puzzles of a pair by a measure: solved beats unsolved, less beats more. */
export interface Tally {
  /** The puzzles that the first wins. */
  readonly wins: number
  /** The puzzles on which both did equally well, or that neither solved. */
  readonly ties: number
  /** The puzzles that the second wins. */
  readonly losses: number
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
   * the first were capped, and they are upper bounds.
   */
  readonly bound?: Bound
  /**
   * The p of the two-sided Wilcoxon signed-rank test on the logarithms of the ratios, where a puzzle that capped only one of
   * the two is the largest difference, and one that capped both is a tie. So it needs no bound. Null below 6 puzzles that
   * differ.
   */
  readonly p: number | null
  /** p, corrected by Holm's method for all pairs of the table. */
  readonly holm: number | null
  /**
   * By time, the p of a difference larger than that of the control, puzzle by puzzle. Null without a control, or with too few
   * puzzles.
   */
  readonly beyondControl: number | null
  /**
   * The star of the tables: p after Holm is below 5 % and, by time, `beyondControl` is too. Without a control there is no
   * star by time.
   */
  readonly isSignificant: boolean
}

/** What a contender is worth beside the others, by the measure of its section. */
export interface PortfolioEntry {
  /** The name of the contender. */
  readonly contender: string
  /** The Borda score of the MiniZinc Challenge: the sum over puzzles and other contenders. */
  readonly borda: number
  /** The puzzles that it solved and no other contender solved with less. */
  readonly best: number
  /** What the virtual best loses without it. */
  readonly marginal: MarginalContribution
}

/** What the virtual best loses without a contender. */
export interface MarginalContribution {
  /** The puzzles that only this contender solved. */
  readonly solvedAlone: number
  /** The puzzles that it solved with less than each other contender, or alone. */
  readonly bestAlone: number
  /**
   * The geometric mean of the virtual best without it, over the one with it, over the puzzles that the virtual best
   * solved; null if it solved none.
   */
  readonly ratio: number | null
  /** Present if it solved puzzles alone: the others would have needed more than they had spent. */
  readonly bound?: 'least'
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
  /**
   * How many times as long the control took as the first contender, over the puzzles that both solved; null without
   * times, or if the first contender has no row here.
   */
  readonly control: Ratio | null
  /** The virtual best: each puzzle by the contender that needed least of each measure. */
  readonly virtualBest: Summary
  /** The measure of `singleBest` and `portfolio`: time, or nodes in a run without times. */
  readonly portfolioBy: MeasureName
  /**
   * The contender that is best on all puzzles together; null if none was given all of them. It has the least PAR2 or, if
   * PAR2 is not known of all, solved the most and among these has the least geometric mean.
   */
  readonly singleBest: string | null
  /** What each contender is worth beside the others, in the order of the run; those that are compared by the measure. */
  readonly portfolio: readonly PortfolioEntry[]
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
