// The rows of a run: which contenders and puzzles, in which order, and how each row is measured.

import type { Contender } from '../../bench/contenders/contender.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import type { External } from '../../bench/externalSolver.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import { type PlannedRow, planRows } from '../../bench/planRows.ts'
import { parseRow } from '../../bench/readResults.ts'
import {
  type ContenderName,
  RESULTS_VERSION,
  type ResultsHeader,
  type Row,
  taskOf,
} from '../../bench/results.ts'
import { failedRow } from '../../bench/rowParts.ts'
import { corpusNameOf } from '../../bench/suites/suites.ts'
import type { Executor } from '../../runs/executor.ts'
import type { Plan } from '../../runs/resumableRun.ts'
import { sha256 } from '../../runs/sha256.ts'
import { machineName } from './machine.ts'
import type { MeasureWorkerData } from './measureWorker.ts'
import { resultsHead } from './resultsHead.ts'
import { runExternals } from './runExternals.ts'
import type { Chosen, ContenderChoice } from './selectContenders.ts'

/** The contenders, and how they are measured. */
export interface Measurement extends Measuring {
  /** Our own contenders, as they were typed. */
  readonly choice: ContenderChoice
  /** Our own contenders. */
  readonly chosen: Chosen
  /** External commands. */
  readonly externals: readonly External[]
  /** The number of threads, and of commands at once; one per core if left out. */
  readonly workers?: number | undefined
  /** The name and version of the program. */
  readonly program: string
}

/** The rows of a run: first those of our own contenders, then those of external commands. */
export interface RunRows {
  /** The puzzles of all rows. */
  readonly puzzles: readonly CorpusPuzzle[]
  /** Rows of our own contenders. */
  readonly own: readonly PlannedRow<Contender>[]
  /** Rows of external commands, which follow. */
  readonly others: readonly PlannedRow<External & Pick<Contender, 'takes'>>[]
}

/** The rows of contenders and puzzles. */
export function plannedRows({ chosen, externals }: Measurement, puzzles: readonly CorpusPuzzle[]): RunRows {
  const own = planRows(chosen.contenders, puzzles)
  const commands = externals.map((external) => ({ ...external, takes: () => true }))
  return { puzzles, own, others: planRows(commands, puzzles) }
}

/** Turns the rows into the tasks of a run. Each row is handed over, including rows that exist already. */
export function planMeasurement(
  wanted: Measurement,
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
  { choice, limits, repeat, times }: Measurement,
  puzzles: readonly CorpusPuzzle[],
): MeasureWorkerData {
  return {
    choice,
    puzzles: puzzles.map(({ id, stars, solution }) => ({ id, stars, ...(solution && { solution }) })),
    measuring: { limits, repeat, times },
  }
}

function headerOf(
  { chosen, externals, limits, repeat, times, choice, program }: Measurement,
  puzzles: readonly CorpusPuzzle[],
): ResultsHeader {
  const commands = externals.map(
    ({ name, command }): ContenderName => ({ name, kind: 'external', what: command }),
  )
  return {
    results: RESULTS_VERSION,
    corpus: corpusNameOf(puzzles, sha256),
    contenders: [...chosen.names, ...commands],
    task: taskOf(limits.solutions),
    limits,
    repeat,
    times,
    seed: choice.seed,
    program,
    machine: times ? machineName() : null,
  }
}
