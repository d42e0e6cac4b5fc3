// Runs contenders over a corpus and writes their rows in order into a file, from which the same command can resume. First
// our own contenders run on threads, then external commands in processes.

import { availableParallelism } from 'node:os'
import type { Contender } from '../../bench/contenders/contenderTypes.ts'
import { type CorpusPuzzle, checksumOf, readCorpus } from '../../bench/corpus.ts'
import { mergeRepeats } from '../../bench/makeAndMergeRows.ts'
import { CONTROL, OUTCOMES, type Outcome, type ResultsHeader, type Row } from '../../bench/results.ts'
import { noiseOf } from '../../bench/statistics/comparePair.ts'
import { statisticsOf } from '../../bench/statistics/computeStatistics.ts'
import { SUITES, suiteOf } from '../../bench/suites/findSuiteByChecksum.ts'
import { nameOfPuzzles } from '../../bench/suites/suiteSubset.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { ReadOptions } from '../../formats/readRecord.ts'
import type { Executor } from '../../runs/executor.ts'
import { withClaim } from '../../runs/fileLock.ts'
import { interruptible } from '../../runs/interrupt.ts'
import type { RecordSink } from '../../runs/recordSink.ts'
import { run } from '../../runs/resumableRun.ts'
import { sha256 } from '../../runs/sha256.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { readText } from '../shared/input.ts'
import { complain, EXIT, STANDARD_OUTPUT, tell, toStandardOutput } from '../shared/output.ts'
import { showRun } from '../shared/progress.ts'
import { stoppedBy } from '../shared/stoppedError.ts'
import { type Measurement, plannedRows, puzzlesOf, type RunRows } from './planAndSendRows.ts'
import { solverFacts } from './probeVersionAndStart.ts'
import { headerOf, planMeasurement } from './resumableMeasurement.ts'
import { readSuite } from './writeSuite.ts'

/** A run over corpora, and where its rows are written. */
export interface BenchRun extends Measurement {
  /** The files of the corpora; - is standard input. */
  readonly corpora: readonly string[]
  /** How the files are read. */
  readonly reading: ReadOptions
  /** The file to write, or STANDARD_OUTPUT. */
  readonly out: string
  /** Whether only errors are printed. */
  readonly quiet: boolean
}

/** Measures the missing rows and prints a summary. Returns the exit code. `executor` runs our own contenders. */
export async function benchRun(
  wanted: BenchRun,
  executor: Executor = makeThreads(wanted.workers ?? availableParallelism()),
): Promise<number> {
  const puzzles = await readCorpora(wanted.corpora, wanted.reading)
  if (!puzzles) return EXIT.badInput
  const rows = {
    ...plannedRows(wanted, puzzles),
    suite: suiteOfPuzzles(puzzles, checksumOf(puzzles, sha256)),
  }
  if (rows.own.length + rows.others.length === 0) {
    tell('error: no contender accepts any of these puzzles; choose other --contenders')
    return EXIT.badInput
  }
  const { out, times, limits, quiet } = wanted
  try {
    if (!times && limits.milliseconds !== null && !quiet) tell(UNEQUAL)
    if (out === STANDARD_OUTPUT) return await writeRows(wanted, rows, executor, toStandardOutput())
    return await withClaim(out, (place) => writeRows(wanted, rows, executor, place))
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(out, error)
    return EXIT.badInput
  }
}

const UNEQUAL = 'note: rows ended by the time limit may differ between runs, even with --no-time'

async function writeRows(
  wanted: BenchRun,
  rows: RunRows,
  executor: Executor,
  target: string | RecordSink,
): Promise<number> {
  const { out, quiet, chosen } = wanted
  const began = performance.now()
  const busy = new Set(rows.own.map(({ contender }) => contender.name))
  const isIdle = ({ name }: Contender) => !busy.has(name)
  for (const { name } of chosen.contenders.filter(isIdle)) {
    tell(`note: ${name} accepts none of these puzzles`)
  }
  noteExternals(wanted, rows)
  const tally = makeTally()
  const control = makeControlNote(headerOf(wanted, rows))
  const onRow = (row: Row) => {
    tally.add(row)
    control.add(row)
  }
  const work = async (signal: AbortSignal) => {
    const known = await withFacts(wanted, rows, signal)
    if (known instanceof PuzzleError) return { sentence: `error: ${known.message}`, exit: EXIT.badInput }
    const plan = planMeasurement(known, rows, executor, onRow)
    const { isInterrupted } = await run(plan, target, signal, showRun('rows', quiet))
    return isInterrupted ? stoppedBy(signal) : undefined
  }
  // Repeated signals are handled too: otherwise external commands would outlive the program.
  const stopped = await interruptible(work, 'always')
  if (stopped) {
    tell(stopped.sentence)
    return stopped.exit
  }
  const place = out === STANDARD_OUTPUT ? '' : `${out}: `
  if (!quiet) {
    const summary = `${place}${tally.sentence()}; ${secondsSince(began)}`
    const sentences = [summary, ...tally.troubles(), control.sentence() ?? []].flat()
    for (const sentence of sentences) tell(sentence)
  }
  return EXIT.fine
}

/** Says which external solvers take only some of the puzzles. */
function noteExternals({ externals }: BenchRun, { puzzles }: RunRows): void {
  for (const external of externals) {
    const { name, encoding } = external
    const taken = puzzlesOf(external, puzzles)
    if (taken === puzzles.length) continue
    const part = taken === 0 ? 'none of these' : `only ${taken} of ${puzzles.length}`
    tell(`note: ${name} accepts ${part} puzzles; it reads ${encoding.what}`)
  }
}

/**
 * Asks the external solvers for their versions and start times, adds these facts to the environment, and prints notes
 * for users. Returns the error if a solver cannot count as many solutions as the run asks for.
 */
async function withFacts(
  wanted: BenchRun,
  { others }: RunRows,
  signal: AbortSignal,
): Promise<BenchRun | PuzzleError> {
  const names = new Set(others.map(({ contender }) => contender.name))
  const busy = wanted.externals.filter(({ name }) => names.has(name))
  const facts = await solverFacts(busy, wanted, signal).catch((error: unknown) => {
    if (error instanceof PuzzleError) return error
    throw error
  })
  if (facts instanceof PuzzleError) return facts
  const { solvers, notes, memoryLimit } = facts
  if (!wanted.quiet && !signal.aborted) for (const note of notes) tell(`note: ${note}`)
  const { environment } = wanted
  return {
    ...wanted,
    environment: environment && { ...environment, solvers, ...(memoryLimit && { memoryLimit }) },
  }
}

/** Counts rows by their outcome, and keeps the first message of each contender. */
function makeTally() {
  const counts = new Map<Outcome, number>(OUTCOMES.map((outcome) => [outcome, 0]))
  const first = new Map<string, { readonly message: string; rows: number }>()
  let rows = 0
  const add = ({ contender, outcome, message }: Row) => {
    rows++
    counts.set(outcome, (counts.get(outcome) as number) + 1)
    if (message === undefined) return
    const trouble = first.get(contender) ?? { message, rows: 0 }
    trouble.rows++
    first.set(contender, trouble)
  }
  const sentence = () => {
    const parts = Array.from(counts).filter(([outcome, number]) => number > 0 || outcome === 'solved')
    return [count(rows, 'row'), ...parts.map(([outcome, number]) => `${number} ${outcome}`)].join(', ')
  }
  const troubles = () =>
    Array.from(
      first,
      ([contender, { message, rows }]) =>
        `${contender}: ${count(rows, 'row')} with a message, the first: ${message}`,
    )
  return { add, sentence, troubles }
}

function secondsSince(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`
}

// The sentence of `bench run` about the control: by how much two measurements of the same contender differ.

/** Collects the rows of the control and of the contender that the control repeats. */
interface ControlNote {
  /** Adds a row of any contender; rows of other contenders are ignored. */
  add(row: Row): void
  /** The sentence, without a newline; undefined in a run without a control. */
  sentence(): string | undefined
}

/** Makes a note without rows. If the run has a control, it is the second contender of the header. */
function makeControlNote(header: ResultsHeader): ControlNote {
  const contenders = header.contenders.slice(0, 2)
  const hasControl = contenders[1]?.kind === 'control'
  const names = new Set(contenders.map(({ name }) => name))
  const rows: Row[] = []
  return {
    add(row) {
      if (hasControl && names.has(row.contender)) rows.push(row)
    },
    sentence() {
      if (!hasControl) return undefined
      const results = { header: { ...header, contenders }, rows: mergeRepeats(rows) }
      const { control } = statisticsOf(results).all
      const noise = noiseOf(control)
      if (!control || !noise) return `${CONTROL}: too few puzzles to tell noise from differences`
      const interval = `${digits(control.low as number)} to ${digits(control.high as number)}`
      const took = `${CONTROL}: measured again, the first contender took ${digits(control.ratio)} times as long (${interval})`
      return `${took}; differences in time up to a factor of ${digits(noise.high)} may be noise`
    },
  }
}

/** Formats a factor with three decimal places. */
function digits(factor: number): string {
  return factor.toFixed(3)
}

// Finds out whether the puzzles of a run are a part of a suite that has no known checksum, such as the puzzles of some
// stars.

/** The name of the part; undefined if the puzzles are not part of a suite, or if their checksum is known. */
export function suiteOfPuzzles(puzzles: readonly CorpusPuzzle[], checksum: string): string | undefined {
  if (suiteOf(checksum) !== undefined || puzzles.some(({ stars }) => stars === null)) return undefined
  try {
    for (const suite of SUITES) {
      const name = nameOfPuzzles(readSuite(suite), puzzles)
      if (name !== undefined) return name
    }
  } catch (error) {
    // Without a readable suite, the puzzles get no name.
    if (!(error instanceof PuzzleError)) throw error
  }
  return undefined
}

// Reads the puzzles of a run from one corpus or several, without duplicates.

/** Reads corpora. Reports unreadable entries, and returns undefined if there are any. Skips duplicates with a note. */
async function readCorpora(
  files: readonly string[],
  options: ReadOptions,
): Promise<readonly CorpusPuzzle[] | undefined> {
  const places = new Map<string, string>()
  const found: CorpusPuzzle[] = []
  let isSound = true
  for (const file of files) {
    const name = file === '-' ? 'standard input' : file
    try {
      const { puzzles, errors } = readCorpus(await readText(file, 'corpus'), sha256, options)
      for (const error of errors) complain(name, error)
      isSound &&= errors.length === 0
      const again = puzzles.filter(({ line, one }) => {
        if (places.has(one.id)) return true
        places.set(one.id, `${name}:${line}`)
        found.push(one)
        return false
      })
      if (again.length > 0) {
        const [{ line, one }] = again
        const first = `such as line ${line}, which repeats ${places.get(one.id)}`
        tell(
          `${name}: ${count(again.length, 'puzzle')} skipped, because the corpus already has them (${first})`,
        )
      }
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      complain(name, error)
      isSound = false
    }
  }
  return isSound ? found : undefined
}
