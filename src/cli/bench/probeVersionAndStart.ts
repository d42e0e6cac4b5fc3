// Finds the versions of external solvers before a run, and the floor of their times: the time for a trivial puzzle. If
// a solver takes less than twice its floor, most of this time is for starting.

import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Answer } from '../../bench/encodings/encoding.ts'
import { toMicroseconds } from '../../bench/makeAndMergeRows.ts'
import type { Measuring } from '../../bench/measureContender.ts'
import type { External, Start } from '../../bench/measureExternalSolver.ts'
import type { Environment, RunLimits, SolverFacts } from '../../bench/results.ts'
import { programOfCommand } from '../../bench/solverProfiles/solverProfiles.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { chooseMetering, limitNote, runCommandLine } from './runCommandLine.ts'
import { makeStart, makeTemporary } from './runExternalSolvers.ts'

/** The number of measured runs of the trivial puzzle; a first run is not measured. */
const FLOOR_RUNS = 3
/** A solver that takes longer for the trivial puzzle counts as unable to solve it. */
const TRIVIAL_MILLISECONDS = 30_000
const VERSION_MILLISECONDS = 5000
/** The maximum length of the text of a version. */
const LONGEST_VERSION = 120

/** Facts about solvers, with what users should know before the run. */
interface FoundFacts {
  readonly solvers: readonly SolverFacts[]
  /** The way in which memory is limited; absent without a memory limit. */
  readonly memoryLimit?: Environment['memoryLimit']
  /** Sentences for users. */
  readonly notes: readonly string[]
}

/**
 * Asks the solvers, one after another, for their versions, and measures their floors. In a run without times, only
 * checks whether each solver can count as many solutions as the run asks for. If the run asks for more than one
 * solution, throws a PuzzleError for a solver that reports a single solution of a puzzle with several.
 */
export async function solverFacts(
  externals: readonly External[],
  { limits, times }: Pick<Measuring, 'limits' | 'times'>,
  signal: AbortSignal,
): Promise<FoundFacts> {
  if (externals.length === 0) return { solvers: [], notes: [] }
  const metering = chooseMetering(limits.memory)
  const folder = makeTemporary()
  const milliseconds = Math.min(limits.milliseconds ?? Infinity, TRIVIAL_MILLISECONDS)
  const solvers: SolverFacts[] = []
  const notes = limits.memory === null ? [] : [limitNote(metering, limits.memory)]
  try {
    for (const external of externals) {
      const file = join(folder, `trivial.${external.encoding.extension}`)
      const start = makeStart(external, { file, metering, signal })
      notes.push(...(await proofNote(external, start, { ...limits, milliseconds })))
      if (!times || signal.aborted) continue
      const { floor, note } = await floorOf(external, start, milliseconds)
      notes.push(...note)
      const version = await versionOf(external, signal)
      solvers.push({ name: external.name, version, floorMilliseconds: floor })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  const memoryLimit = metering.isByCgroup ? 'cgroup' : 'ulimit'
  return { solvers, notes, ...(limits.memory !== null && { memoryLimit }) }
}

/**
 * Measures the floor: the least time of some runs of the trivial puzzle, because the time of a row is also the least of
 * its passes.
 */
export async function floorOf(
  { name, encoding }: Pick<External, 'name' | 'encoding'>,
  start: Start,
  milliseconds: number,
) {
  const took: number[] = []
  for (let run = 0; run <= FLOOR_RUNS; run++) {
    const ran = await start(encoding.write(encoding.trivial, 'a trivial puzzle'), milliseconds)
    if (!answerIn({ encoding }, ran.output, encoding.trivial)) {
      const said = ran.lastWords || ran.trouble || 'no answer'
      return { floor: null, note: [`${name} does not solve a trivial puzzle: ${said}; check the command`] }
    }
    took.push(ran.milliseconds)
  }
  return { floor: toMicroseconds(Math.min(...took.slice(1))), note: [] }
}

function answerIn(
  { encoding }: Pick<External, 'encoding'>,
  output: string,
  problem: External['encoding']['trivial'],
): Answer | undefined {
  try {
    const answer = encoding.read(output, problem)
    return answer.solutions.length > 0 ? answer : undefined
  } catch {
    return undefined
  }
}

/**
 * Checks that a solver reports several solutions of a puzzle that has several. This matters for solvers that cannot be
 * told to exclude a solution.
 */
async function proofNote(
  { name, encoding }: External,
  start: Start,
  { solutions, milliseconds }: RunLimits & { readonly milliseconds: number },
): Promise<string[]> {
  if (!encoding.ambiguous || solutions === 1) return []
  const { output } = await start(encoding.write(encoding.ambiguous), milliseconds)
  let answer: Answer | undefined
  try {
    answer = encoding.read(output, encoding.ambiguous)
  } catch {
    return []
  }
  if (answer.isComplete) {
    const message = `${name} reports ${answer.count} solution of a puzzle that has several: it stops at the first; use --limit 1`
    throw new PuzzleError('value', message)
  }
  if (answer.count === undefined && answer.solutions.length < 2) {
    return [`${name} does not report the number of solutions; use --limit 1`]
  }
  return []
}

/** The version that the program states and, if it is a wrapper, the version of the solver inside. */
async function versionOf({ command }: External, signal: AbortSignal): Promise<string | null> {
  const { call, profile } = programOfCommand(command)
  const ask = async (flag: string) => {
    const meter = chooseMetering(null).make()
    const running = { milliseconds: VERSION_MILLISECONDS, signal, meter }
    const { output, trouble, lastWords } = await runCommandLine(`${call} ${flag}`, running)
    return trouble === undefined ? output || lastWords : ''
  }
  const outer = tellingLine(await ask('--version'))
  const inner = profile?.inner ? profile.inner.read(await ask(profile.inner.flag), command) : null
  const parts = [outer, inner].filter((part) => part !== null)
  return parts.length === 0 ? null : parts.join('; ').slice(0, LONGEST_VERSION)
}

/** The first line with a digit, which probably states the version. */
function tellingLine(output: string): string | null {
  const line = output.split('\n').find((each) => /\d/.test(each))
  return line?.replaceAll(/\s+/g, ' ').trim() ?? null
}
