// Runs external commands on the puzzles, several at once, and yields rows in order. Each command reads its puzzle from a
// file in a temporary folder, which is removed when the run ends.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setImmediate } from 'node:timers/promises'
import type { Measuring } from '../../bench/measureContender.ts'
import {
  commandFor,
  type External,
  measureExternal,
  type Ran,
  type Start,
} from '../../bench/measureExternalSolver.ts'
import type { PlannedRow } from '../../bench/planRowsAndControl.ts'
import type { Row } from '../../bench/results.ts'
import { makeWitness, type Truth } from '../../bench/verifyAnswer.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { orderedMap } from '../../runs/mapInOrder.ts'
import { systemReason } from '../../runs/systemErrors.ts'
import { chooseMetering, type Metering, runCommandLine } from './runCommandLine.ts'

interface Externals extends Measuring {
  readonly workers?: number | undefined
}

/** Yields the rows of the plan. Ending the iteration terminates the commands. */
export async function* runExternals(
  { workers = availableParallelism(), ...measuring }: Externals,
  plan: readonly PlannedRow<External>[],
  signal: AbortSignal,
): AsyncGenerator<Row> {
  const metering = chooseMetering(measuring.limits.memory)
  const truths = await findTruths(plan, measuring, signal)
  const folder = makeTemporary()
  const warmed = new Set<External>()
  const makeRow = async (number: number, leave: AbortSignal): Promise<Row> => {
    const { contender, one, repeat } = plan[number]
    const file = join(folder, `${number}.${contender.encoding.extension}`)
    const start = makeStart(contender, { file, metering, signal: leave })
    const truth = truths.get(one.id) as Truth
    if (measuring.times && !warmed.has(contender)) {
      warmed.add(contender)
      await measureExternal(contender, one, truth, measuring, start)
    }
    return { ...(await measureExternal(contender, one, truth, measuring, start)), repeat }
  }
  try {
    yield* orderedMap({ from: 0, to: plan.length }, workers, makeRow, signal)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Creates a folder for the files of the commands. Throws a PuzzleError if that fails. */
export function makeTemporary(): string {
  try {
    return mkdtempSync(join(tmpdir(), 'puzzlewright-bench-'))
  } catch (error) {
    const message = `the folder for temporary files, ${tmpdir()}, cannot be used: ${systemReason(error)}; set TMPDIR to another folder`
    throw new PuzzleError('unwritable', message)
  }
}

/** Solves and encodes the puzzles before any command is timed. */
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

/** The result of a command that was not started because the run was stopped. */
const NOT_STARTED: Ran = {
  output: '',
  milliseconds: 0,
  cpuMilliseconds: null,
  memory: null,
  ended: 'time',
  lastWords: '',
}

/** How a command is run: the file of its puzzle, the metering, and the signal that stops it. */
interface Place {
  /** The file for the puzzle. */
  readonly file: string
  readonly metering: Metering
  readonly signal: AbortSignal
}

/** Returns a function that writes an encoded puzzle to this file and runs the command on it. */
export function makeStart(external: External, { file, metering, signal }: Place): Start {
  return async (content, milliseconds) => {
    if (signal.aborted) return NOT_STARTED
    try {
      writeFileSync(file, content)
    } catch (error) {
      throw new PuzzleError('unwritable', `${file} cannot be written: ${systemReason(error)}`)
    }
    const line = commandFor(external, file, content)
    return runCommandLine(line, { milliseconds, signal, meter: metering.make() })
  }
}
