// The commands of others on one puzzle after the other, some at once; rows come in their order. Each is given its puzzle in a file of
// a folder that is gone when the run ends.

import { setMaxListeners } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import { commandFor, type External, measureExternal, type Ran, type Start } from '../../bench/external.ts'
import { makeWitness, type Truth } from '../../bench/judge.ts'
import type { Measuring } from '../../bench/measure.ts'
import type { PlannedRow } from '../../bench/plan.ts'
import type { Row } from '../../bench/results.ts'
import { PuzzleError } from '../../families/error.ts'
import { reasonOf } from '../input.ts'
import { runCommandLine } from './processes.ts'

/** How many rows may be done or in work before the one whose turn it is, for each that runs at once. */
const ROWS_AHEAD = 8

export interface Externals extends Measuring {
  readonly workers?: number | undefined
}

/** Yields the rows of the plan from that number on. Whoever stops listening ends the commands. */
export async function* runExternals(
  { workers = availableParallelism(), ...measuring }: Externals,
  plan: readonly PlannedRow<External>[],
  from: number,
  signal: AbortSignal,
): AsyncGenerator<Row> {
  if (from >= plan.length) return
  const truths = await findTruths(plan.slice(from), measuring, signal)
  const leave = new AbortController()
  const stop = () => leave.abort()
  signal.addEventListener('abort', stop)
  setMaxListeners(0, leave.signal)
  const folder = mkdtempSync(join(tmpdir(), 'puzzlewright-bench-'))
  const warmed = new Set<External>()
  const rows = new Map<number, Promise<Row>>()
  let next = from
  let due = from
  let active = 0

  const makeRow = async (number: number): Promise<Row> => {
    const { contender, one } = plan[number]
    const start = makeStart(contender, join(folder, `${number}.${contender.format.extension}`), leave.signal)
    const truth = truths.get(one.id) as Truth
    if (measuring.times && !warmed.has(contender)) {
      warmed.add(contender)
      await measureExternal(contender, one, truth, { ...measuring, repeat: 1 }, start)
    }
    return measureExternal(contender, one, truth, measuring, start)
  }
  const fill = () => {
    while (
      active < workers &&
      next < Math.min(plan.length, due + ROWS_AHEAD * workers) &&
      !leave.signal.aborted
    ) {
      active++
      const row = makeRow(next).finally(() => {
        active--
        fill()
      })
      row.catch(() => {})
      rows.set(next++, row)
    }
  }

  try {
    for (; due < plan.length && !signal.aborted; due++) {
      fill()
      const row = await rows.get(due)
      rows.delete(due)
      if (signal.aborted) return
      yield row as Row
    }
  } finally {
    signal.removeEventListener('abort', stop)
    leave.abort()
    await Promise.allSettled(rows.values())
    rmSync(folder, { recursive: true, force: true })
  }
}

/** What is known of the puzzles, found before any command is timed. */
async function findTruths(
  plan: readonly PlannedRow<External>[],
  { limits }: Measuring,
  signal: AbortSignal,
): Promise<Map<string, Truth>> {
  const witness = makeWitness(limits)
  const truths = new Map<string, Truth>()
  for (const { one } of plan) {
    if (truths.has(one.id)) continue
    await setImmediate()
    if (signal.aborted) break
    truths.set(one.id, witness(one))
  }
  return truths
}

/** What nobody looks at any more. */
const NOT_STARTED: Ran = { output: '', milliseconds: 0, ended: 'time', lastWords: '' }

/** Runs a command on contents, each written to the same file. */
function makeStart(external: External, file: string, signal: AbortSignal): Start {
  return async (content, milliseconds) => {
    if (signal.aborted) return NOT_STARTED
    try {
      writeFileSync(file, content)
    } catch (error) {
      throw new PuzzleError('unwritable', `${file} cannot be written: ${reasonOf(error)}`)
    }
    return runCommandLine(commandFor(external, file), milliseconds, signal)
  }
}
