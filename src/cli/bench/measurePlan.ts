// A measurement as a resumable run: its rows are tasks, which are recognised in what is there and measured where they are missing.

import { withControlName } from '../../bench/control.ts'
import { type Known, knowRows } from '../../bench/knownRows.ts'
import { REPETITION_DIFFERS } from '../../bench/measureContender.ts'
import type { PlannedRow } from '../../bench/planRows.ts'
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
import type { Executor, TaskResult } from '../../runs/executor.ts'
import type { Plan } from '../../runs/resumableRun.ts'
import { sha256 } from '../../runs/sha256.ts'
import { machineName } from './machine.ts'
import { type Measurement, puzzlesOf, type RunRows } from './measurement.ts'
import { measurePasses } from './measurePasses.ts'
import { resultsHead } from './resultsHead.ts'

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
    head: resultsHead(headerOf(wanted, rows)),
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
  { chosen, externals, limits, repeat, times, choice, program, commit, environment }: Measurement,
  { puzzles, suite }: Pick<RunRows, 'puzzles' | 'suite'>,
): ResultsHeader {
  const commands = externals.map((external): ContenderName => {
    const { name, typed } = external
    const taken = puzzlesOf(external, puzzles)
    return {
      name,
      kind: 'external',
      what: typed,
      ...(taken < puzzles.length && { puzzles: taken }),
    }
  })
  const names = [...chosen.names, ...commands]
  return {
    results: RESULTS_VERSION,
    corpus: { ...corpusNameOf(puzzles, sha256), ...(suite !== undefined && { suite }) },
    contenders: times ? withControlName(names) : names,
    task: taskOf(limits.solutions),
    limits,
    repeat,
    times,
    seed: choice.seed,
    program,
    ...(commit && { commit }),
    machine: times ? machineName() : null,
    ...(times && environment && { environment }),
  }
}
