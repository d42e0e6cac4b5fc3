// The rows of a run: which contenders and puzzles, in which order, and how each row is measured.

import type { Contender } from '../../bench/contenders/contender.ts'
import { withControl, withControlName } from '../../bench/control.ts'
import type { CorpusPuzzle } from '../../bench/corpus.ts'
import { type External, withTakes } from '../../bench/externalSolver.ts'
import { type Known, knowRows } from '../../bench/knownRows.ts'
import { type Measuring, REPETITION_DIFFERS } from '../../bench/measureContender.ts'
import { type PlannedRow, planRows, type Taker } from '../../bench/planRows.ts'
import { parseRow } from '../../bench/readResults.ts'
import {
  type ContenderName,
  type Environment,
  RESULTS_VERSION,
  type ResultsHeader,
  type Row,
  taskOf,
} from '../../bench/results.ts'
import { failedRow } from '../../bench/rowParts.ts'
import { corpusNameOf } from '../../bench/suites/suites.ts'
import type { Executor, TaskResult } from '../../runs/executor.ts'
import type { Plan } from '../../runs/resumableRun.ts'
import { sha256 } from '../../runs/sha256.ts'
import { machineName } from './machine.ts'
import { measurePasses } from './measurePasses.ts'
import { resultsHead } from './resultsHead.ts'
import type { Chosen, ContenderChoice } from './selectContenders.ts'
import { measuredContenders } from './sentRows.ts'

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
  /** The circumstances; only a run with times states them. */
  readonly environment?: Environment | undefined
}

/** The rows of a run: first those of our own contenders, pass by pass, then those of external commands. */
export interface RunRows {
  /** The puzzles of all rows. */
  readonly puzzles: readonly CorpusPuzzle[]
  /** Our own contenders, with the control if times count. */
  readonly contenders: readonly Contender[]
  /** Rows of our own contenders. */
  readonly own: readonly PlannedRow<Contender>[]
  /** Rows of external commands, which follow. */
  readonly others: readonly PlannedRow<External & Taker>[]
}

/** The rows of contenders and puzzles. */
export function plannedRows(
  { chosen, externals, choice, repeat, times }: Measurement,
  puzzles: readonly CorpusPuzzle[],
): RunRows {
  const order = { repeat, seed: choice.seed }
  const contenders = measuredContenders(chosen.contenders, times)
  const commands = externals.map(withTakes)
  const measured = times && contenders.length === 0 ? withControl(commands) : commands
  return {
    puzzles,
    contenders,
    own: planRows(contenders, puzzles, order),
    others: planRows(measured, puzzles, order),
  }
}

/** The number of puzzles that an external solver takes. */
export function puzzlesOf(external: External, puzzles: readonly CorpusPuzzle[]): number {
  const { takes } = withTakes(external)
  return puzzles.filter(({ family, puzzle }) => takes(family, puzzle)).length
}

/** Turns the rows into the tasks of a run. Each row is handed over, including rows that exist already. */
export function planMeasurement(
  wanted: Measurement,
  rows: RunRows,
  executor: Executor,
  onRow: (row: Row) => void,
): Plan<Row | undefined> {
  const planned: readonly PlannedRow<{ readonly name: string }>[] = [...rows.own, ...rows.others]
  const known = knowRows(wanted.repeat)
  const isWanted = (number: number) => {
    const { contender, one, repeat } = planned[number]
    return repeat === 1 || known.isWanted(contender.name, one.id)
  }
  const take = (row: Row) => {
    known.add(row)
    onRow(row)
  }
  return {
    tasks: planned.length,
    head: resultsHead(headerOf(wanted, rows.puzzles)),
    recognize(line, due) {
      const row = parseRow(line, due + 2)
      let number = due
      while (number < planned.length && !isWanted(number)) number++
      const place = planned[number]
      const isThere =
        row.contender === place?.contender.name && row.puzzle === place.one.id && row.repeat === place.repeat
      if (!isThere) return undefined
      take(row)
      return number
    },
    results: (from, signal) => measurePasses(wanted, rows, executor, { from, isWanted, signal }),
    settle(result) {
      const row = rowOf(result, planned[result.number], known, result.number < rows.own.length)
      if (!row) return { needless: true }
      take(row)
      return { line: JSON.stringify(row) }
    },
  }
}

/** The row of a result; undefined if it was left out. */
function rowOf(
  result: TaskResult<Row | undefined>,
  { contender, one, repeat }: PlannedRow<{ readonly name: string }>,
  known: Known,
  isOwn: boolean,
): Row | undefined {
  const crashed = (why: string): Row => ({ ...failedRow(contender.name, one, 'crashed', why), repeat })
  if ('crash' in result) return crashed(result.crash)
  const { value: row } = result
  return isOwn && row && known.isOther(row) ? crashed(REPETITION_DIFFERS) : row
}

/** The first line of the results. */
export function headerOf(
  { chosen, externals, limits, repeat, times, choice, program, environment }: Measurement,
  puzzles: readonly CorpusPuzzle[],
): ResultsHeader {
  const commands = externals.map((external): ContenderName => {
    const { name, command } = external
    const taken = puzzlesOf(external, puzzles)
    return {
      name,
      kind: 'external',
      what: command,
      ...(taken < puzzles.length && { puzzles: taken }),
    }
  })
  const names = [...chosen.names, ...commands]
  return {
    results: RESULTS_VERSION,
    corpus: corpusNameOf(puzzles, sha256),
    contenders: times ? withControlName(names) : names,
    task: taskOf(limits.solutions),
    limits,
    repeat,
    times,
    seed: choice.seed,
    program,
    machine: times ? machineName() : null,
    ...(times && environment && { environment }),
  }
}
