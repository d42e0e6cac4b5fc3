// The statistics of a run: the results of each contender, the comparison of each pair, and the value of the contenders as a
// portfolio.
//
// A capped run has no number of nodes, only a lower bound, so it never enters a mean as if it had finished. It counts with
// the amount it had spent, whichever limit ended it, and makes a total or a mean a lower bound. PAR2 charges an unsolved
// row twice the limit, so it is computed only for a measure whose limit ended every unsolved row. In a pair, a capped row
// counts with the amount spent, but only against a solved row, and only if all capped rows are on one side. The ratio is
// then a bound, and so is its interval. If each side solved puzzles that capped the other, no bound holds: the ratio is
// over the puzzles that both solved. p comes from a rank test, in which a capped row is worse than any solved one, so it
// takes all capped rows into account. A failed row tells nothing about its cost: it loses against a solved row, but enters
// no total, no mean and no ratio.
//
// The control is the first contender once more. Its ratio to the first contender shows the noise. The control is used for
// nothing else: it appears in no summary, pair or rank, and not in the virtual best.

/** Whether the true value is at least or at most a figure. */
export type Bound = 'least' | 'most'

/** The totals and means of rows by one measure; null if they cannot be computed. */
export interface Figures {
  /** The number of rows behind the total and the mean: solved rows whose value is known, and capped rows. */
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
 * The processor time. Only its sum is meaningful, since it may be counted in ticks of some milliseconds; the sum is null if
 * the time of every row is below a tick.
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
  /** The number of puzzles that the contender was given. */
  readonly rows: number
  /** The number of puzzles that it solved. */
  readonly solved: number
  /** The number of puzzles on which a limit stopped it. */
  readonly capped: number
  /** The number of puzzles with the outcome `crashed`, `rubbish` or `wrong`. */
  readonly failed: number
  /** Nodes opened; unknown for external solvers, whose nodes are not comparable. */
  readonly nodes: Figures
  /** Time. */
  readonly milliseconds: Figures
  /** Processor time. */
  readonly cpuMilliseconds: ProcessorTime
}

/** The comparison of two contenders on the puzzles that both were given. */
export interface PairStatistics {
  /** The name of the first contender. */
  readonly one: string
  /** The name of the second contender. */
  readonly other: string
  /** The number of puzzles that both were given. */
  readonly puzzles: number
  /** The number of puzzles that both solved. */
  readonly bothSolved: number
  /** The number of puzzles that only the first solved. */
  readonly onlyOne: number
  /** The number of puzzles that only the second solved. */
  readonly onlyOther: number
  /** Wins, ties and losses by each measure; null if one of the contenders is not compared by the measure. */
  readonly tallies: Readonly<Record<MeasureName, Tally | null>>
  /** The ratio by nodes; null if one of the contenders is an external solver. */
  readonly nodes: Ratio | null
  /** The ratio by time; null in a run without times. */
  readonly milliseconds: Ratio | null
}

/** Wins, ties and losses of a pair by a measure: solving a puzzle beats not solving it, and a lower cost beats a higher one. */
export interface Tally {
  /** The number of puzzles that the first contender wins. */
  readonly wins: number
  /** The number of puzzles on which both did equally well, or that neither solved. */
  readonly ties: number
  /** The number of puzzles that the second contender wins. */
  readonly losses: number
}

/** The ratio of the second contender's costs to those of the first. */
export interface Ratio {
  /** The number of puzzles over which the ratio is computed. */
  readonly of: number
  /** The geometric mean of other / one. */
  readonly ratio: number
  /** The lower end of the 95 % interval over puzzles; null for fewer than 6 puzzles. */
  readonly low: number | null
  /** The upper end of the interval. */
  readonly high: number | null
  /**
   * `least`: rows of the second were capped, and `ratio`, `low` and `high` are lower bounds. `most`: rows of the first were
   * capped, and the three are upper bounds.
   */
  readonly bound?: Bound
  /**
   * The p of the two-sided Wilcoxon signed-rank test on the logarithms of the ratios, where a puzzle on which only one of
   * the two was capped is the largest difference, and one on which both were capped is left out. So p is never only a
   * bound. Null for fewer than 6 puzzles that differ.
   */
  readonly p: number | null
  /** p, corrected by Holm's method for all pairs of the table. */
  readonly holm: number | null
  /**
   * In a ratio by time, the p of the claim that the difference is larger than that of the control, compared puzzle by
   * puzzle. Null without a control, or with too few puzzles.
   */
  readonly beyondControl: number | null
  /**
   * Whether tables mark the ratio with a star: `holm` is below 5 % and, in a ratio by time, `beyondControl` is too. Without
   * a control, no ratio by time has a star.
   */
  readonly isSignificant: boolean
}

/** The worth of a contender beside the others, by the measure of the section. */
export interface PortfolioEntry {
  /** The name of the contender. */
  readonly contender: string
  /** The Borda score of the MiniZinc Challenge: the sum of its points over all puzzles and all other contenders. */
  readonly borda: number
  /** The number of puzzles that it solved and that no other contender solved at a lower cost. */
  readonly best: number
  /** What the virtual best loses without this contender. */
  readonly marginal: MarginalContribution
}

/** What the virtual best loses without a contender. */
export interface MarginalContribution {
  /** The number of puzzles that only this contender solved. */
  readonly solvedAlone: number
  /** The number of puzzles that it solved alone or at a lower cost than each other contender. */
  readonly bestAlone: number
  /**
   * The cost of the virtual best without this contender, divided by that with it: a geometric mean over the puzzles that
   * the virtual best solved; null if it solved none.
   */
  readonly ratio: number | null
  /** Present if the contender solved puzzles alone: the others would have needed more than they had spent. */
  readonly bound?: 'least'
}

/** The statistics of some rows: of a complete run, or of one family, shape or number of stars. */
export interface StatisticsSection {
  /** The title: `all puzzles`, `Sudoku 9x9`, `3 stars`. */
  readonly title: string
  /** The number of puzzles. */
  readonly puzzles: number
  /** The results of the contenders that have rows in this section, in the order of the run. */
  readonly summaries: readonly Summary[]
  /** The comparison of each pair of these contenders that have puzzles in common, in the same order. */
  readonly pairs: readonly PairStatistics[]
  /**
   * The ratio of the control's time to that of the first contender, over the puzzles that both solved; null without
   * times, or if one of the two has no rows in this section.
   */
  readonly control: Ratio | null
  /** The virtual best: for each measure, every puzzle counts with the contender that needed least. */
  readonly virtualBest: Summary
  /** The measure of `singleBest` and `portfolio`: time, or nodes in a run without times. */
  readonly portfolioBy: MeasureName
  /**
   * The contender that is best on all puzzles together; null if no contender was given all of them. It has the least PAR2.
   * If the PAR2 of some contender is unknown, it is the one that solved the most puzzles and, among equals, has the least
   * geometric mean.
   */
  readonly singleBest: string | null
  /** The worth of each contender that is compared by the measure, in the order of the run. */
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
