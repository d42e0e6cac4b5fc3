// A run of contenders over a corpus: rows in their order, each written when its turn comes, into a file that the same
// command goes on with. Our own contenders run on threads, then the commands of others beside us.

import { availableParallelism } from 'node:os'
import type { Contender } from '../../bench/contenders/contender.ts'
import { type CorpusPuzzle, checksumOf } from '../../bench/corpus.ts'
import type { External } from '../../bench/externalSolver.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { type PlannedRow, planRows } from '../../bench/planRows.ts'
import type { ContenderName, Outcome, ResultsHeader, Row } from '../../bench/results.ts'
import { OUTCOMES, RESULTS_VERSION } from '../../bench/results.ts'
import { failedRow } from '../../bench/rowParts.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/text.ts'
import type { ReadOptions } from '../../formats/reader.ts'
import { interruptible, stoppedBy } from '../../runs/interrupt.ts'
import { claim } from '../../runs/lock.ts'
import { appendTo, type RecordSink, STANDARD_OUTPUT, toStandardOutput } from '../../runs/recordSink.ts'
import { sha256 } from '../../runs/sha256.ts'
import { runTasks } from '../../runs/threads.ts'
import { complain, EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { readCorpora } from './loadCorpora.ts'
import { machineName } from './machine.ts'
import { goOn } from './resume.ts'
import { runExternals } from './runExternals.ts'
import type { Chosen, ContenderChoice } from './selectContenders.ts'
import type { BenchWorkerData } from './worker.ts'

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

/** Rows of our own contenders from that number on, in their order. */
export type OwnRows = (
  wanted: BenchRun,
  puzzles: readonly CorpusPuzzle[],
  from: number,
  to: number,
  signal: AbortSignal,
) => AsyncIterable<
  { readonly number: number; readonly value: Row } | { readonly number: number; readonly crash: string }
>

/** Makes the rows that are not there yet, and says what came of it; returns the exit code. */
export async function benchRun(wanted: BenchRun, ownRows: OwnRows = onThreads): Promise<number> {
  const puzzles = await readCorpora(wanted.corpora, wanted.reading)
  if (!puzzles) return EXIT.badInput
  const plan = planOf(wanted, puzzles)
  if (plan.own.length + plan.others.length === 0) {
    process.stderr.write('error: no contender takes any of these puzzles\n')
    return EXIT.badInput
  }
  let letGo: (() => void) | undefined
  try {
    const { out, times, limits, quiet } = wanted
    if (!times && limits.milliseconds !== null && !quiet) process.stderr.write(`${UNEQUAL}\n`)
    if (out !== STANDARD_OUTPUT) letGo = claim(out)
    // Signals are heard as often as they come: commands of others would outlive us.
    return await interruptible((signal) => writeRows(wanted, plan, ownRows, signal), 'always')
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(wanted.out, error)
    return EXIT.badInput
  } finally {
    letGo?.()
  }
}

const UNEQUAL = 'note: rows that the time limit ends may differ from run to run, with --no-time too'

/** The rows of a run: those of our own contenders, then those of the commands of others. */
interface Plan {
  readonly puzzles: readonly CorpusPuzzle[]
  readonly own: readonly PlannedRow<Contender>[]
  readonly others: readonly PlannedRow<External & Pick<Contender, 'takes'>>[]
}

function planOf({ chosen, externals }: BenchRun, puzzles: readonly CorpusPuzzle[]): Plan {
  const own = planRows(chosen.contenders, puzzles)
  const commands = externals.map((external) => ({ ...external, takes: () => true }))
  return { puzzles, own, others: planRows(commands, puzzles) }
}

async function writeRows(
  wanted: BenchRun,
  { puzzles, own, others }: Plan,
  ownRows: OwnRows,
  signal: AbortSignal,
): Promise<number> {
  const { out, quiet, chosen } = wanted
  const began = performance.now()
  const plan: readonly PlannedRow<{ readonly name: string }>[] = [...own, ...others]
  const idle = chosen.contenders.filter(({ name }) => own.every(({ contender }) => contender.name !== name))
  for (const { name } of idle) process.stderr.write(`note: ${name} takes none of these puzzles\n`)
  const toFile = out !== STANDARD_OUTPUT
  const { there, sink } = await openResults(out, headerOf(wanted, puzzles), plan)
  const tally = makeTally(there)
  const progress = startCount('rows', plan.length, tally.rows(), quiet)
  const keep = async (row: Row) => {
    await sink.write(JSON.stringify(row))
    tally.add(row)
    progress.advance(1)
  }
  try {
    for await (const result of ownRows(wanted, puzzles, tally.rows(), own.length, signal)) {
      const { contender, one } = own[result.number]
      await keep('crash' in result ? failedRow(contender.name, one, 'crashed', result.crash) : result.value)
    }
    for await (const row of runExternals(wanted, others, tally.rows() - own.length, signal)) await keep(row)
  } finally {
    progress.stop()
    await sink.end()
  }
  if (tally.rows() < plan.length) {
    const { sentence, exit } = stoppedBy(signal)
    process.stderr.write(`${sentence}\n`)
    return exit
  }
  if (!quiet) process.stderr.write(`${toFile ? `${out}: ` : ''}${tally.sentence()}; ${secondsSince(began)}\n`)
  return EXIT.fine
}

/** The rows that are there already, and where the others go; a header where there is none. */
async function openResults(
  out: string,
  header: ResultsHeader,
  plan: readonly PlannedRow<{ readonly name: string }>[],
): Promise<{ readonly there: readonly Row[]; readonly sink: RecordSink }> {
  const toFile = out !== STANDARD_OUTPUT
  const there = toFile
    ? goOn(out, header, (number) => plan[number] && [plan[number].contender.name, plan[number].one.id])
    : undefined
  const sink = toFile ? appendTo(out) : toStandardOutput()
  if (!there) await sink.write(JSON.stringify(header))
  return { there: there ?? [], sink }
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

/** Our own contenders on worker threads. */
async function* onThreads(
  { choice, limits, repeat, times, workers = availableParallelism() }: BenchRun,
  puzzles: readonly CorpusPuzzle[],
  from: number,
  to: number,
  signal: AbortSignal,
) {
  if (from >= to) return
  const data: BenchWorkerData = {
    choice,
    puzzles: puzzles.map(({ id, stars, solution }) => ({ id, stars, ...(solution && { solution }) })),
    measuring: { limits, repeat, times },
  }
  yield* runTasks<Row>({
    worker: new URL('./worker.js', import.meta.url),
    data,
    threads: Math.min(workers, to - from),
    from,
    to,
    signal,
  })
}

/** Counts rows by what became of them. */
function makeTally(there: readonly Row[]) {
  const counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]))
  let rows = 0
  const add = ({ outcome }: Row) => {
    rows++
    counts.set(outcome, (counts.get(outcome) as number) + 1)
  }
  there.forEach(add)
  const sentence = () => {
    const parts = Array.from(counts).filter(([outcome, number]) => number > 0 || outcome === 'solved')
    return [count(rows, 'row'), ...parts.map(([outcome, number]) => `${number} ${outcome}`)].join(', ')
  }
  return { add, sentence, rows: () => rows }
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}
