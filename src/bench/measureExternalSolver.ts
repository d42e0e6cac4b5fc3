// External solvers: commands that read a file in one of the encodings and print their answer to standard
// output.
//
//   'minisat {file} /dev/stdout'          the program is known, and with it the encoding
//   'mine=./solver --all {file:cnf}'      the contender and the encoding are named
//   'tiny=./sudoku {line}'                the command itself contains the Sudoku, as 81 characters

import { without } from '../families/constraintProblem.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { statusOf } from '../solver/solve.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { Answer, Encoding } from './encodings/encoding.ts'
import { ENCODINGS, findEncoding } from './encodings/encodings.ts'
import { sudoku81 } from './encodings/sudoku81.ts'
import { failedRow, lineOf, puzzleOf, statedRow, toMicroseconds } from './makeAndMergeRows.ts'
import type { Measuring } from './measureContender.ts'
import type { Taker } from './planRowsAndControl.ts'
import type { ENDINGS, Outcome, Row } from './results.ts'
import type { SolverProfile, SolverStatistics } from './solverProfiles/profileAndStatistics.ts'
import {
  addKnown,
  addStatistics,
  largerKnown,
  readStatistics,
} from './solverProfiles/profileAndStatistics.ts'
import { programOfCommand } from './solverProfiles/solverProfiles.ts'
import { type Truth, untruth } from './verifyAnswer.ts'

/** An external solver, run as a command. */
export interface External {
  /** The name of the contender. */
  readonly name: string
  /** The command, with `{file}` in place of the file's path, or `{line}` in place of its text. */
  readonly command: string
  /** The command as typed, including the name of the encoding if it was given. */
  readonly typed: string
  /** The encoding that the command reads. */
  readonly encoding: Encoding
  /** The profile of the solver, if it is a known one. */
  readonly profile?: SolverProfile | undefined
}

const PLACE = /\{(file|line)(?::([^}]*))?\}/g
const NAMED = /^([A-Za-z0-9][\w.+-]*)=(.*)$/s

/** Reads the value of `--external`. Throws a PuzzleError that names the missing part. */
export function parseExternal(text: string): External {
  const [, given, command] = NAMED.exec(text.trim()) ?? [text, undefined, text.trim()]
  const places = Array.from(command.matchAll(PLACE), ([, place, name]) => ({ place, name }))
  if (places.length === 0) {
    throw new PuzzleError(
      'value',
      `${quote(text)} lacks {file}; write {file} where the command expects the path of the file`,
    )
  }
  const isLine = places.some(({ place }) => place === 'line')
  const named = places.find(({ name }) => name !== undefined)?.name
  const { profile } = programOfCommand(command)
  const guessed = isLine ? sudoku81 : ENCODINGS.find((one) => one.name === profile?.encoding)
  const encoding = named === undefined ? guessed : findEncoding(named)
  if (!encoding) {
    const known = ENCODINGS.map(({ name }) => `{file:${name}}`).join(', ')
    throw new PuzzleError(
      'value',
      `the format for ${quote(command)} is unknown; name it with one of ${known}`,
    )
  }
  if (isLine && encoding !== sudoku81) {
    throw new PuzzleError('value', `{line} is only for sudoku81; write {file} for ${encoding.name}`)
  }
  const name = given ?? (command.split(/\s/, 1)[0].replace(/^.*\//, '') || 'external')
  return { name, command: command.replace(PLACE, '{$1}'), typed: command, encoding, profile }
}

/** The command as a contender that takes the puzzles that its encoding can express. */
export function withTakes(external: External): External & Taker {
  const { takes } = external.encoding
  return { ...external, takes: (family, puzzle) => takes?.(family.rules.constraints(puzzle)) ?? true }
}

/** Returns the shell command for a file with this content. Quotes around `{file}` are optional. */
export function commandFor({ command }: External, file: string, content: string): string {
  const quoted = /^[\w./+-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`
  return command
    .replace(/(["']?)\{file\}\1/g, () => quoted)
    .replace(/(["']?)\{line\}\1/g, () => `'${content.trim()}'`)
}

/** The result of running a command. */
export interface Ran {
  /** The standard output of the command. */
  readonly output: string
  /** The wall time of the command, in milliseconds. */
  readonly milliseconds: number
  /** Its processor time, including that of its child processes; null if the machine does not report it. */
  readonly cpuMilliseconds: number | null
  /** Its peak memory, in MB; null if the machine does not report it. */
  readonly memory: number | null
  /**
   * `itself`: the command ended by itself; `time`: it was stopped at the time limit; `memory`: it reached the memory limit,
   * which is the reason if there is no answer; `flood`: it was stopped because it printed too much.
   */
  readonly ended: 'itself' | 'time' | 'memory' | 'flood'
  /** The exit code or signal as text; undefined after success. */
  readonly trouble?: string
  /** The most informative line of the standard error; usually empty. */
  readonly lastWords: string
}

/** Runs the command on a file with this content, within a time limit. */
export type Start = (content: string, milliseconds: number) => Promise<Ran>

// Measures external solvers. A solver that stops at its first solution is run again with the known solutions excluded,
// until no others exist or enough are found; its times are the sums over all runs. An encoding that cannot exclude a
// solution has one run.

/** The result of running a solver until it has found enough solutions. */
interface Asked {
  readonly outcome: Outcome
  readonly count: number
  readonly isComplete: boolean
  readonly spent: Spent
  readonly ended?: (typeof ENDINGS)[number]
  readonly message?: string
}

/** The time and memory that all runs of a command took together. */
type Spent = Pick<Ran, 'milliseconds' | 'cpuMilliseconds' | 'memory'> & {
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
    return answeredRow(external, one, asked, times)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    return failedRow(external.name, one, 'crashed', lineOf(error))
  }
}

function answeredRow({ name }: External, one: CorpusPuzzle, asked: Asked, times: boolean): Row {
  const { outcome, count, isComplete, spent, ended, message } = asked
  const { solveMilliseconds, ...counts } = spent.statistics
  return statedRow(name, puzzleOf(one), {
    outcome,
    status: statusOf(count, isComplete ? 'exhausted' : 'solution-limit'),
    solutions: count,
    ended,
    message,
    ...counts,
    ...(times && {
      milliseconds: toMicroseconds(spent.milliseconds),
      cpuMilliseconds: rounded(spent.cpuMilliseconds),
      solveMilliseconds: rounded(solveMilliseconds),
      memory: rounded(spent.memory),
    }),
  })
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
    // The solver gave up without reaching a limit.
    if (answer.solutions.length === 0) return { ...so, outcome: 'capped' }
  }
}

/** The message of a row whose solver shows a solution but does not tell whether others exist. */
const UNPROVED = 'shows a solution but not the number of solutions; use --limit 1, which does not need it'

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
 * Reads the answer of a command, or tells why there is none. A readable answer counts, whatever the exit code: SAT solvers
 * exit with 10 or 20.
 */
function readAnswer(
  encoding: Encoding,
  { output, ended, trouble, lastWords }: Ran,
  problem: Parameters<Encoding['read']>[1],
): Answer | { readonly outcome: Outcome; readonly message: string } {
  if (ended === 'flood')
    return {
      outcome: 'rubbish',
      message: 'the output is too long for an answer; make the command print only its answer',
    }
  try {
    return encoding.read(output, problem)
  } catch (error) {
    if (ended === 'time' || ended === 'memory') return NOTHING_YET
    if (trouble === undefined) return { outcome: 'rubbish', message: lineOf(error) }
    return { outcome: 'crashed', message: `${trouble}: ${lastWords || lineOf(error)}` }
  }
}
