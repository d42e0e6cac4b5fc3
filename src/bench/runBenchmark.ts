// A benchmark run within a program: contenders search puzzles, and the caller receives the rows one by one, so that it can
// show progress, pause, or stop. Rows come in the order of `bench run` and are measured in the same way. Nothing here reads
// a clock: a run has times only if the caller passes a clock.

import { PuzzleError, quote } from '../families/puzzleError.ts'
import { DEFAULT_SEED } from '../kernel/heuristics.ts'
import { ENOUGH_FOR_UNIQUENESS } from '../solver/solve.ts'
import type { Contender } from './contenders/contenderTypes.ts'
import { PROFILES } from './contenders/rebuiltPublishedSolvers.ts'
import type { CorpusPuzzle, Hash } from './corpus.ts'
import { groupedBy } from './groupBy.ts'
import { failedRow, mergeRepeats, taskOf } from './makeAndMergeRows.ts'
import { type CpuClock, REPETITION_DIFFERS, type WallClock } from './measureContender.ts'
import { measureRows } from './measureRows.ts'
import { knowRows, planRows, withControl, withControlName } from './planRowsAndControl.ts'
import {
  type ContenderName,
  RESULTS_VERSION,
  type Results,
  type ResultsHeader,
  type Row,
  type RunLimits,
} from './results.ts'
import { corpusNameOf } from './suites/findSuiteByChecksum.ts'

/** The puzzles and contenders of a run, and how they are measured. */
export interface BenchmarkOptions {
  /** The puzzles. */
  readonly puzzles: readonly CorpusPuzzle[]
  /** The contenders, which need different names. */
  readonly contenders: readonly Contender[]
  /** The limits at which a search is stopped; if left out, a search stops only at the second solution. */
  readonly limits?: Partial<Omit<RunLimits, 'memory'>>
  /** The number of passes over the puzzles; 1 if left out. */
  readonly repeat?: number
  /** The seed of the order of contenders; if left out, the default seed of `bench run`. */
  readonly seed?: string
  /**
   * A clock that returns milliseconds and never goes back. With a clock, rows have times, and the control takes part. A
   * limit on time needs a clock.
   */
  readonly now?: WallClock
  /** Returns the processor time of this thread, in milliseconds; null if it is not measured. */
  readonly cpuNow?: CpuClock
  /** The SHA-256 of a text, in hexadecimal, for the checksum of the puzzles. Without it, results do not name their corpus. */
  readonly hash?: Hash
  /** The name of the program in the results. */
  readonly program?: string
  /** The description of the machine in results with times. */
  readonly machine?: string
}

/** A run that has been planned. */
export interface Benchmark {
  /** The first line of the run's results file. */
  readonly header: ResultsHeader
  /** The maximum number of rows. A run may have fewer, because a search that was not solved is not repeated. */
  readonly most: number
  /** Measures the rows one by one. */
  readonly rows: () => Generator<Row, void>
}

/**
 * Plans a run. Throws a PuzzleError if there are no contenders, two contenders of one name or two equal puzzles, if a limit
 * or the number of passes is not a whole number from 1, or if a limit on time has no clock.
 */
export function makeBenchmark(options: BenchmarkOptions): Benchmark {
  const { puzzles, contenders, repeat = 1, seed = DEFAULT_SEED, now, cpuNow, hash } = options
  const times = now !== undefined
  const limits = limitsOf(options)
  expectCount('repeat', repeat)
  for (const [name, limit] of Object.entries(limits)) if (limit !== null) expectCount(`limits.${name}`, limit)
  if (contenders.length === 0) throw new PuzzleError('value', 'contenders must name at least one contender')
  expectDifferent('contender', contenders, ({ name }) => name)
  expectDifferent('puzzle', puzzles, ({ id }) => id)
  const names = contenders.map(nameOf)
  const header: ResultsHeader = {
    results: RESULTS_VERSION,
    corpus: hash ? corpusNameOf(puzzles, hash) : { checksum: UNKNOWN, puzzles: puzzles.length },
    contenders: times ? withControlName(names) : names,
    task: taskOf(limits.solutions),
    limits,
    repeat,
    times,
    seed,
    program: options.program ?? 'puzzlewright, in a program',
    machine: times ? (options.machine ?? 'unknown') : null,
  }
  const plan = planRows(times ? withControl(contenders) : contenders, puzzles, { repeat, seed })
  function* rows(): Generator<Row, void> {
    const rowOf = measureRows(plan, { limits, repeat, times }, { now: now ?? NO_CLOCK, cpuNow })
    const known = knowRows(repeat)
    for (const [place, { contender, one, repeat: pass }] of plan.entries()) {
      if (pass > 1 && !known.isWanted(contender.name, one.id)) continue
      const measured = rowOf(place)
      const crash = () => ({ ...failedRow(contender.name, one, 'crashed', REPETITION_DIFFERS), repeat: pass })
      const row = known.isOther(measured) ? crash() : measured
      known.add(row)
      yield row
    }
  }
  return { header, most: plan.length, rows }
}

/**
 * Runs contenders over puzzles. `onRow` is called with each row and with the maximum number of rows. In the results, the
 * passes of a contender over a puzzle are merged into one row, as statistics need them.
 */
export function runBenchmark(
  options: BenchmarkOptions,
  onRow: (row: Row, most: number) => void = () => {},
): Results {
  const { header, most, rows } = makeBenchmark(options)
  const measured: Row[] = []
  for (const row of rows()) {
    measured.push(row)
    onRow(row, most)
  }
  return { header, rows: mergeRepeats(measured) }
}

/** The checksum in the results if it was not computed. */
const UNKNOWN = ''

const NO_CLOCK: WallClock = () => 0

function limitsOf({ limits = {}, now }: BenchmarkOptions): RunLimits {
  const { nodes = null, milliseconds = null, solutions = ENOUGH_FOR_UNIQUENESS } = limits
  if (milliseconds !== null && !now) {
    throw new PuzzleError(
      'value',
      'a limit in milliseconds needs the option "now", a function that returns the time',
    )
  }
  return { nodes, milliseconds, solutions, memory: null }
}

function expectCount(name: string, count: number): void {
  if (Number.isSafeInteger(count) && count >= 1) return
  throw new PuzzleError('value', `${name} must be a whole number from 1, got ${count}`)
}

function expectDifferent<Item>(what: string, items: readonly Item[], nameOf: (item: Item) => string): void {
  const [twice] = Array.from(groupedBy(items, nameOf)).find(([, same]) => same.length > 1) ?? []
  if (twice !== undefined)
    throw new PuzzleError('value', `the ${what} ${quote(twice)} is listed twice; list it once`)
}

function nameOf(contender: Contender): ContenderName {
  const { name, what } = contender
  return { name, kind: PROFILES.some((profile) => profile.name === name) ? 'profile' : 'own', what }
}
