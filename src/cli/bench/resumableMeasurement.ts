// A measurement as a resumable run. Its rows are tasks: rows in an existing results file are recognised, and missing
// rows are measured.

import { failedRow, taskOf } from '../../bench/makeAndMergeRows.ts'
import { REPETITION_DIFFERS } from '../../bench/measureContender.ts'
import { type Known, knowRows, type PlannedRow, withControlName } from '../../bench/planRowsAndControl.ts'
import { parseHeader, parseRow } from '../../bench/readResults.ts'
import {
  type ContenderName,
  type Environment,
  RESULTS_VERSION,
  type ResultsHeader,
  type Row,
} from '../../bench/results.ts'
import { corpusNameOf } from '../../bench/suites/findSuiteByChecksum.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { Executor, TaskResult } from '../../runs/executor.ts'
import type { Head } from '../../runs/readEarlierRun.ts'
import type { Plan } from '../../runs/resumableRun.ts'
import { sha256 } from '../../runs/sha256.ts'
import { machineName } from './environment.ts'
import { measurePasses } from './measurePasses.ts'
import { type Measurement, puzzlesOf, type RunRows } from './planAndSendRows.ts'

/** Turns the rows into the tasks of a run. `onRow` receives each row, including rows that exist already. */
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

/** The row of a result; undefined if the row was not measured. */
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

/** The header line of a results file. */
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

// The header line decides whether a run can resume a results file.

/**
 * Makes the head of a results file: its header line, and the check that an existing file belongs to the same
 * run.
 */
function resultsHead(header: ResultsHeader): Head {
  const { environment, ...compared } = header
  return {
    line: JSON.stringify(header),
    // The environment is the last member of the line, and the only member that may differ in part.
    ...(environment && { stable: `${JSON.stringify(compared).slice(0, -1)},` }),
    expectSame(line) {
      const differences = headerDifferences(headerIn(line), header)
      if (differences.length === 0) return
      const what = differences.join('; ')
      const remedy = 'choose another --out, or remove the file'
      throw new PuzzleError('conflict', `the file belongs to a different run: ${what}; ${remedy}`)
    },
  }
}

function headerIn(line: string): ResultsHeader {
  try {
    return parseHeader(line)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    throw new PuzzleError('conflict', 'the file exists but is not a results file; choose another --out')
  }
}

// Decides whether a run can resume with the rows of an earlier one: everything that affects the rows must be the same,
// including the machine and the versions of solvers if times are measured. The program must be the same too, because a
// report names only the program that began the file. Only the time of the start, the command line and the load may
// differ.

/**
 * Lists the differences between the headers of two runs; the list is empty if one run can resume with the rows of the
 * other.
 */
export function headerDifferences(there: ResultsHeader, wanted: ResultsHeader): string[] {
  if (there.corpus.checksum !== wanted.corpus.checksum) {
    const [old, now] = [there, wanted].map(
      ({ corpus }) => `${corpus.checksum.slice(0, 12)}, ${corpus.puzzles} puzzles`,
    )
    return [`corpus: checksum ${old} there, checksum ${now} here`]
  }
  return [
    ...contenderDifferences(there.contenders, wanted.contenders),
    ...setting('limit on nodes', there.limits.nodes, wanted.limits.nodes),
    ...setting('limit on milliseconds', there.limits.milliseconds, wanted.limits.milliseconds),
    ...setting('limit on memory', there.limits.memory, wanted.limits.memory),
    ...setting('enough solutions', there.limits.solutions, wanted.limits.solutions),
    ...setting('repeats', there.repeat, wanted.repeat),
    ...setting('times', there.times, wanted.times),
    ...setting('seed', there.seed, wanted.seed),
    ...setting('program', there.program, wanted.program),
    ...setting('commit', there.commit, wanted.commit),
    ...setting('machine', there.machine, wanted.machine),
    ...(there.environment && wanted.environment
      ? environmentDifferences(there.environment, wanted.environment)
      : []),
  ]
}

function environmentDifferences(there: Environment, wanted: Environment): string[] {
  const versions = wanted.solvers.flatMap(({ name, version }) => {
    const old = there.solvers.find((solver) => solver.name === name)
    return old ? setting(`version of ${name}`, old.version, version) : []
  })
  return [
    ...setting('searches at a time (--workers)', there.workers, wanted.workers),
    ...setting('operating system', there.os, wanted.os),
    ...setting('memory limited by', there.memoryLimit, wanted.memoryLimit),
    ...versions,
  ]
}

function setting(name: string, old: unknown, now: unknown): string[] {
  return JSON.stringify(old) === JSON.stringify(now) ? [] : [`${name}: ${say(old)} there, ${say(now)} here`]
}

function contenderDifferences(there: readonly ContenderName[], wanted: readonly ContenderName[]): string[] {
  const names = (list: readonly ContenderName[]) => list.map(({ name }) => name).join(', ')
  if (names(there) !== names(wanted)) return [`contenders: ${names(there)} there, ${names(wanted)} here`]
  return wanted.flatMap((now, index) => {
    const old = there[index]
    if (old.checksum !== now.checksum)
      return [`${now.name}: the file with its custom orders, or a file that this imports, has changed`]
    if (old.kind !== now.kind) return [`${now.name}: ${old.kind} there, ${now.kind} here`]
    if (old.what !== now.what) return [`${now.name}: ${old.what} there, ${now.what} here`]
    return []
  })
}

function say(setting: unknown): string {
  return (setting ?? null) === null ? 'none' : String(setting)
}
