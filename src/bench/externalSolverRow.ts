// Measures external solvers. A solver that stops at its first solution is run again with the known solutions excluded,
// until no others exist or enough are found; what it takes is the sum of all runs. An encoding that cannot exclude a
// solution has one run.

import { without } from '../families/constraints.ts'
import { PuzzleError } from '../families/error.ts'
import { statusOf } from '../solver/solve.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { Answer, Encoding } from './encodings/encoding.ts'
import type { External, Ran, Start } from './externalSolver.ts'
import type { Measuring } from './measureContender.ts'
import type { ENDINGS, Outcome, Row } from './results.ts'
import { failedRow, lineOf, rowHead, toMicroseconds } from './rowParts.ts'
import { addKnown, addStatistics, largerKnown, readStatistics } from './solverProfiles/readStatistics.ts'
import type { SolverStatistics } from './solverProfiles/solverProfile.ts'
import { type Truth, untruth } from './verifyAnswer.ts'

/** The result of running a solver until it found enough. */
interface Asked {
  readonly outcome: Outcome
  readonly count: number
  readonly isComplete: boolean
  readonly spent: Spent
  readonly ended?: (typeof ENDINGS)[number]
  readonly message?: string
}

/** What the runs of a command took together. */
interface Spent {
  readonly milliseconds: number
  readonly cpuMilliseconds: number | null
  readonly memory: number | null
  readonly statistics: SolverStatistics
}

/** Measures a command on a puzzle, once. */
export async function measureExternal(
  external: External,
  one: CorpusPuzzle,
  truth: Truth,
  { limits, times }: Measuring,
  start: Start,
): Promise<Row> {
  try {
    const most = limits.milliseconds ?? Infinity
    const asked = await ask(external, one, truth, most, limits.solutions ?? Infinity, start)
    return rowOf(external, one, asked, times)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return failedRow(external.name, one, 'crashed', lineOf(error))
  }
}

function rowOf({ name }: External, one: CorpusPuzzle, asked: Asked, times: boolean): Row {
  const { outcome, count, isComplete, spent, ended, message } = asked
  const { solveMilliseconds, ...counts } = spent.statistics
  return {
    ...rowHead(name, one),
    outcome,
    status: statusOf(count, isComplete ? 'exhausted' : 'solution-limit'),
    solutions: count,
    ...(ended && { ended }),
    ...counts,
    averageBranchingFactor: null,
    milliseconds: times ? toMicroseconds(spent.milliseconds) : null,
    cpuMilliseconds: times ? rounded(spent.cpuMilliseconds) : null,
    solveMilliseconds: times ? rounded(solveMilliseconds) : null,
    memory: times ? rounded(spent.memory) : null,
    ...(message !== undefined && { message }),
  }
}

function rounded(figure: number | null): number | null {
  return figure === null ? null : toMicroseconds(figure)
}

async function ask(
  { encoding, profile }: External,
  one: CorpusPuzzle,
  truth: Truth,
  most: number,
  enough: number,
  start: Start,
): Promise<Asked> {
  const problem = one.family.rules.constraints(one.puzzle)
  let found: readonly (readonly number[])[] = []
  let spent: Spent | undefined
  for (;;) {
    const left = without(problem, found)
    const ran = await start(encoding.write(left, one.id), most - (spent?.milliseconds ?? 0))
    spent = add(spent, { ...ran, statistics: readStatistics(profile, ran.output) })
    const answer = readAnswer(encoding, ran, left)
    if ('outcome' in answer) return { ...answer, count: found.length, isComplete: false, spent }
    const all = [...found, ...answer.solutions]
    const stated = found.length + Math.max(answer.solutions.length, answer.count ?? 0)
    const count = Math.min(stated, enough)
    found = all.slice(0, enough)
    const isOver = ran.ended === 'time'
    const isComplete = !isOver && answer.isComplete && stated === count
    const message = untruth(one, { count, isComplete, shown: found }, truth)
    const so = { count, isComplete, spent }
    if (message !== undefined) return { ...so, outcome: 'wrong', message }
    if (isComplete || count >= enough) return { ...so, outcome: 'solved' }
    if (isOver || spent.milliseconds >= most) return { ...so, outcome: 'capped', ended: 'time-limit' }
    if (answer.solutions.length === 0 && ran.ended === 'memory') {
      return { ...so, outcome: 'capped', ended: 'memory-limit' }
    }
    if (encoding.ambiguous) return { ...so, outcome: 'capped', message: UNPROVED }
    // The solver gave up by itself.
    if (answer.solutions.length === 0) return { ...so, outcome: 'capped' }
  }
}

/** What a row says of a solver that shows a solution without telling whether there are others. */
const UNPROVED = 'shows a solution but states no number of solutions; with --limit 1 that is an answer'

function add(before: Spent | undefined, { milliseconds, cpuMilliseconds, memory, statistics }: Spent): Spent {
  if (!before) return { milliseconds, cpuMilliseconds, memory, statistics }
  return {
    milliseconds: before.milliseconds + milliseconds,
    cpuMilliseconds: addKnown(before.cpuMilliseconds, cpuMilliseconds),
    memory: largerKnown(before.memory, memory),
    statistics: addStatistics(before.statistics, statistics),
  }
}

const NOTHING_YET: Answer = { solutions: [], isComplete: false }

/**
 * Reads the answer of a command, or tells why there is none. A readable answer counts whatever the exit code
 * is: SAT solvers exit with 10 or 20.
 */
function readAnswer(
  encoding: Encoding,
  { output, ended, trouble, lastWords }: Ran,
  problem: Parameters<Encoding['read']>[1],
): Answer | { readonly outcome: Outcome; readonly message: string } {
  if (ended === 'flood') return { outcome: 'rubbish', message: 'the output is too long for an answer' }
  try {
    return encoding.read(output, problem)
  } catch (error) {
    if (ended === 'time' || ended === 'memory') return NOTHING_YET
    if (trouble === undefined) return { outcome: 'rubbish', message: lineOf(error) }
    return { outcome: 'crashed', message: `${trouble}: ${lastWords || lineOf(error)}` }
  }
}
