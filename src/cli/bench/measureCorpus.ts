// A run of contenders over a corpus: rows in their order, each written when its turn comes, into a file that the same
// command goes on with. Our own contenders run on threads, then the commands of others beside us.

import { availableParallelism } from 'node:os'
import type { Contender } from '../../bench/contenders/contender.ts'
import { type CorpusPuzzle, checksumOf } from '../../bench/corpus.ts'
import type { External } from '../../bench/externalSolver.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { type PlannedRow, planRows } from '../../bench/planRows.ts'
import { parseRow } from '../../bench/readResults.ts'
import type { ContenderName, Outcome, ResultsHeader, Row } from '../../bench/results.ts'
import { OUTCOMES, RESULTS_VERSION } from '../../bench/results.ts'
import { failedRow } from '../../bench/rowParts.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/text.ts'
import type { ReadOptions } from '../../formats/reader.ts'
import type { Executor } from '../../runs/executor.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { withClaim } from '../../runs/lock.ts'
import type { RecordSink } from '../../runs/recordSink.ts'
import { type Plan, run } from '../../runs/run.ts'
import { sha256 } from '../../runs/sha256.ts'
import { makeThreads } from '../../runs/threads.ts'
import { complain, EXIT, STANDARD_OUTPUT, toStandardOutput } from '../shared/output.ts'
import { showRun } from '../shared/progress.ts'
import { stoppedBy } from '../shared/stopped.ts'
import { readCorpora } from './loadCorpora.ts'
import { machineName } from './machine.ts'
import type { MeasureWorkerData } from './measureWorker.ts'
import { resultsHead } from './resultsHead.ts'
import { runExternals } from './runExternals.ts'
import type { Chosen, ContenderChoice } from './selectContenders.ts'

export interface BenchRun extends Measuring {
  readonly corpora: readonly string[]
  readonly reading: ReadOptions
  readonly choice: ContenderChoice
  readonly chosen: Chosen
  readonly externals: readonly External[]
  /** Threads, and commands at once; one a core if left out. */
  readonly workers?: number | undefined
  /** A file, or STANDARD_OUTPUT. */
  readonly out: string
  /** What runs it, with its version. */
  readonly program: string
  readonly quiet: boolean
}

/** Makes the rows that are not there yet, and says what came of it; returns the exit code. `executor` runs our own contenders. */
export async function benchRun(
  wanted: BenchRun,
  executor: Executor = makeThreads(wanted.workers ?? availableParallelism()),
): Promise<number> {
  const puzzles = await readCorpora(wanted.corpora, wanted.reading)
  if (!puzzles) return EXIT.badInput
  const rows = rowsOf(wanted, puzzles)
  if (rows.own.length + rows.others.length === 0) {
    process.stderr.write('error: no contender takes any of these puzzles\n')
    return EXIT.badInput
  }
  const { out, times, limits, quiet } = wanted
  try {
    if (!times && limits.milliseconds !== null && !quiet) process.stderr.write(`${UNEQUAL}\n`)
    if (out === STANDARD_OUTPUT) return await writeRows(wanted, rows, executor, toStandardOutput())
    return await withClaim(out, (place) => writeRows(wanted, rows, executor, place))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(out, error)
    return EXIT.badInput
  }
}

const UNEQUAL = 'note: rows that the time limit ends may differ from run to run, with --no-time too'

/** The rows of a run: those of our own contenders, then those of the commands of others. */
interface RunRows {
  readonly puzzles: readonly CorpusPuzzle[]
  readonly own: readonly PlannedRow<Contender>[]
  readonly others: readonly PlannedRow<External & Pick<Contender, 'takes'>>[]
}

function rowsOf({ chosen, externals }: BenchRun, puzzles: readonly CorpusPuzzle[]): RunRows {
  const own = planRows(chosen.contenders, puzzles)
  const commands = externals.map((external) => ({ ...external, takes: () => true }))
  return { puzzles, own, others: planRows(commands, puzzles) }
}

async function writeRows(
  wanted: BenchRun,
  rows: RunRows,
  executor: Executor,
  target: string | RecordSink,
): Promise<number> {
  const { out, quiet, chosen } = wanted
  const began = performance.now()
  const isIdle = ({ name }: Contender) => rows.own.every(({ contender }) => contender.name !== name)
  for (const { name } of chosen.contenders.filter(isIdle)) {
    process.stderr.write(`note: ${name} takes none of these puzzles\n`)
  }
  const tally = makeTally()
  const plan = planOf(wanted, rows, executor, tally.add)
  const work = async (signal: AbortSignal) => {
    const { isInterrupted } = await run(plan, target, signal, showRun('rows', quiet))
    return isInterrupted ? stoppedBy(signal) : undefined
  }
  // Signals are heard as often as they come: commands of others would outlive us.
  const stopped = await interruptible(work, 'always')
  if (stopped) {
    process.stderr.write(`${stopped.sentence}\n`)
    return stopped.exit
  }
  const place = out === STANDARD_OUTPUT ? '' : `${out}: `
  if (!quiet) process.stderr.write(`${place}${tally.sentence()}; ${secondsSince(began)}\n`)
  return EXIT.fine
}

/** The rows as a run. Each row, also one that is there already, is handed over. */
function planOf(
  wanted: BenchRun,
  { puzzles, own, others }: RunRows,
  executor: Executor,
  onRow: (row: Row) => void,
): Plan<Row> {
  const planned: readonly PlannedRow<{ readonly name: string }>[] = [...own, ...others]
  return {
    tasks: planned.length,
    head: resultsHead(headerOf(wanted, puzzles)),
    recognize(line, due) {
      const row = parseRow(line, due + 2)
      const place = planned[due]
      if (row.contender !== place?.contender.name || row.puzzle !== place.one.id) return undefined
      onRow(row)
      return due
    },
    async *results(from, signal) {
      const data = workerData(wanted, puzzles)
      const numbers = { from, to: own.length }
      if (from < own.length) yield* executor<Row>({ module: WORKER, data, numbers, signal })
      if (signal.aborted) return
      let number = Math.max(from, own.length)
      for await (const value of runExternals(wanted, others, number - own.length, signal)) {
        yield { number: number++, value }
      }
    },
    settle(result) {
      const { contender, one } = planned[result.number]
      const row = 'crash' in result ? failedRow(contender.name, one, 'crashed', result.crash) : result.value
      onRow(row)
      return { line: JSON.stringify(row) }
    },
  }
}

const WORKER = new URL('./measureWorker.js', import.meta.url)

function workerData(
  { choice, limits, repeat, times }: BenchRun,
  puzzles: readonly CorpusPuzzle[],
): MeasureWorkerData {
  return {
    choice,
    puzzles: puzzles.map(({ id, stars, solution }) => ({ id, stars, ...(solution && { solution }) })),
    measuring: { limits, repeat, times },
  }
}

function headerOf(
  { chosen, externals, limits, repeat, times, choice, program }: BenchRun,
  puzzles: readonly CorpusPuzzle[],
): ResultsHeader {
  const commands = externals.map(
    ({ name, command }): ContenderName => ({ name, kind: 'external', what: command }),
  )
  return {
    results: RESULTS_VERSION,
    corpus: { checksum: checksumOf(puzzles, sha256), puzzles: puzzles.length },
    contenders: [...chosen.names, ...commands],
    limits,
    repeat,
    times,
    seed: choice.seed,
    program,
    machine: times ? machineName() : null,
  }
}

/** Counts rows by what became of them. */
function makeTally() {
  const counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]))
  let rows = 0
  const add = ({ outcome }: Row) => {
    rows++
    counts.set(outcome, (counts.get(outcome) as number) + 1)
  }
  const sentence = () => {
    const parts = Array.from(counts).filter(([outcome, number]) => number > 0 || outcome === 'solved')
    return [count(rows, 'row'), ...parts.map(([outcome, number]) => `${number} ${outcome}`)].join(', ')
  }
  return { add, sentence }
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
