/**
 * The laboratory: measures contenders on puzzles, in process, and computes the statistics of a run. It reads and writes the
 * corpora, suites and results files of `puzzlewright bench`. Nothing here needs Node: clock and checksum are passed in.
 *
 * @example
 * ```ts
 * import { parsePuzzle } from 'puzzlewright'
 * import { parseContenders, runBenchmark, statisticsOf } from 'puzzlewright/bench'
 *
 * const ids = ['magic:4x4:,,2,7/,,13,12/,10,,6/,,,', 'survo:3x4:,6,,/8,,,/,,3,|30,18,30|27,16,10,25']
 * const puzzles = ids.map((id) => ({ id, stars: null, ...parsePuzzle(id) }))
 * const contenders = parseContenders('basic/fewest-alternatives/ascending,basic/dom-wdeg/ascending')
 * const results = runBenchmark({ puzzles, contenders, limits: { nodes: 1000 } })
 * for (const { contender, nodes } of statisticsOf(results).all.summaries) console.log(contender, nodes.total)
 * ```
 *
 * @module puzzlewright/bench
 */

export type { Heuristic, Move, ValueOrder, VariableOrder } from '../kernel/branching.ts'
export {
  type Comparison,
  type ContenderChange,
  compareResults,
  differentRuns,
  type FieldChange,
  isIdentical,
  type MovedRow,
  type RowName,
} from './compareResults.ts'
export type {
  Contender,
  ContenderParts,
  CustomModule,
  CustomOrder,
  NamedSearch,
  Orders,
  SearchContext,
} from './contenders/contenderParts.ts'
export { readParts } from './contenders/customHeuristics.ts'
export { parseContenders } from './contenders/parseContenders.ts'
export {
  type CorpusPuzzle,
  checksumOf,
  type Hash,
  type Manifest,
  type PlacedPuzzle,
  type ReadCorpus,
  readCorpus,
} from './corpus.ts'
export type { CpuClock, WallClock } from './measureContender.ts'
export { parseResults } from './readResults.ts'
export {
  CONTENDER_KINDS,
  CONTROL,
  type ContenderName,
  type CorpusName,
  ENDINGS,
  type Environment,
  OUTCOMES,
  type Outcome,
  RESULTS_VERSION,
  type Results,
  type ResultsHeader,
  type Row,
  type RunLimits,
  type SolverFacts,
  TASKS,
  type Task,
} from './results.ts'
export { mergeRepeats } from './rowParts.ts'
export { type Benchmark, type BenchmarkOptions, makeBenchmark, runBenchmark } from './runBenchmark.ts'
export { type StatisticsOptions, statisticsOf } from './statistics/computeStatistics.ts'
export {
  type Bound,
  type Figures,
  type MarginalContribution,
  MEASURE_NAMES,
  type MeasureName,
  type PairStatistics,
  type PortfolioEntry,
  type ProcessorTime,
  type Ratio,
  type RunStatistics,
  type StatisticsSection,
  type Summary,
  type Tally,
} from './statistics/statistics.ts'
export type { SuiteName } from './suites/suite.ts'
export {
  type BaselineCount,
  type BaselineHead,
  parseSuite,
  type Suite,
  type SuiteHead,
  type SuitePuzzle,
} from './suites/suite.ts'
export { baselineOf, corpusOf, type SuiteCorpus } from './suites/suiteCorpus.ts'
export { nameOfPart, partOf, type SuitePart } from './suites/suiteParts.ts'
export { SUITES, suiteOf } from './suites/suites.ts'
