/**
 * The laboratory: measures contenders on puzzles, in process, and computes the statistics of a run. It reads and writes the
 * corpora, suites and results files of `puzzlewright bench`. Nothing here needs Node: the clock and the function for
 * checksums are parameters.
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
export * from './compareResults.ts'
export type * from './contenders/contenderTypes.ts'
export { parseContenders } from './contenders/parseContenders.ts'
export { readParts } from './contenders/readCustomModule.ts'
export type { CorpusPuzzle, Hash, Manifest, PlacedPuzzle, ReadCorpus } from './corpus.ts'
export { checksumOf, readCorpus } from './corpus.ts'
export { mergeRepeats } from './makeAndMergeRows.ts'
export type { CpuClock, WallClock } from './measureContender.ts'
export { parseResults } from './readResults.ts'
export * from './results.ts'
export { type Benchmark, type BenchmarkOptions, makeBenchmark, runBenchmark } from './runBenchmark.ts'
export { type StatisticsOptions, statisticsOf } from './statistics/computeStatistics.ts'
export * from './statistics/statistics.ts'
export { SUITES, suiteOf } from './suites/findSuiteByChecksum.ts'
export { baselineOf, corpusOf, type SuiteCorpus } from './suites/suiteCorpusAndBaseline.ts'
export type {
  BaselineCount,
  BaselineHead,
  Suite,
  SuiteHead,
  SuiteName,
  SuitePuzzle,
} from './suites/suiteFormat.ts'
export { parseSuite } from './suites/suiteFormat.ts'
export { nameOfPart, partOf, type SuitePart } from './suites/suiteSubset.ts'
