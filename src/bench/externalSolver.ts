// External solvers: commands that read a file in one of the encodings and print their answer to standard
// output.
//
//   'minisat {file} /dev/stdout'          the encoding is guessed from the program,
//   'mine=./solver --all {file:cnf}'      or named; so may the contender be
//
// A solver that stops at its first solution is run again with the known solutions excluded, until no others
// exist or enough are found. Its time is the sum of all runs.

import { without } from '../families/constraints.ts'
import { PuzzleError, quote } from '../families/error.ts'
import { statusOf } from '../solver/solve.ts'
import type { CorpusPuzzle } from './corpus.ts'
import type { Answer, Encoding } from './encodings/encoding.ts'
import { ENCODINGS, encodingOfCommand, findEncoding } from './encodings/encodings.ts'
import type { Measuring } from './measureContender.ts'
import type { Outcome, Row } from './results.ts'
import { failedRow, lineOf, NO_COSTS, NO_STATISTICS, rowHead, toMicroseconds } from './rowParts.ts'
import { median } from './statistics/means.ts'
import { type Truth, untruth } from './verifyAnswer.ts'

/** An external solver, run as a command. */
export interface External {
  /** The name of the contender. */
  readonly name: string
  /** The command, with `{file}` in place of the file's path. */
  readonly command: string
  /** The encoding that the command reads. */
  readonly encoding: Encoding
}

const FILE = /\{file(?::([^}]*))?\}/g
const NAMED = /^([A-Za-z0-9][\w.+-]*)=(.*)$/s

/** Reads the value of `--external`. Throws a PuzzleError that names the missing part. */
export function parseExternal(text: string): External {
  const [, given, command] = NAMED.exec(text.trim()) ?? [text, undefined, text.trim()]
  const names = Array.from(command.matchAll(FILE), ([, name]) => name)
  if (names.length === 0) {
    throw new PuzzleError('value', `${quote(text)} lacks {file}; write it in place of the file's path`)
  }
  const named = names.find((name) => name !== undefined)
  const encoding = named === undefined ? encodingOfCommand(command) : findEncoding(named)
  if (!encoding) {
    const known = ENCODINGS.map(({ name }) => `{file:${name}}`).join(', ')
    throw new PuzzleError('value', `unknown format of ${quote(command)}; name it with one of ${known}`)
  }
  const name = given ?? (command.split(/\s/, 1)[0].replace(/^.*\//, '') || 'external')
  return { name, command: command.replace(FILE, '{file}'), encoding }
}

/** Returns the shell command for a file. Quotes around `{file}` are optional. */
export function commandFor({ command }: External, file: string): string {
  const quoted = /^[\w./+-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`
  return command.replace(/(["']?)\{file\}\1/g, () => quoted)
}

/** The result of running a command. */
export interface Ran {
  /** Its standard output. */
  readonly output: string
  /** How long it ran. */
  readonly milliseconds: number
  /** `time`: it was stopped at the time limit; `flood`: it was stopped because it printed too much. */
  readonly ended: 'itself' | 'time' | 'flood'
  /** The exit code or signal as text; undefined after success. */
  readonly trouble?: string
  /** The most informative line of its standard error, usually empty. */
  readonly lastWords: string
}

/** Runs the command on a file with this content, within a time limit. */
export type Start = (content: string, milliseconds: number) => Promise<Ran>

/** The result of running a solver until it found enough. */
interface Asked {
  readonly outcome: Outcome
  readonly found: readonly (readonly number[])[]
  readonly isComplete: boolean
  readonly milliseconds: number
  readonly ended?: 'time-limit'
  readonly message?: string
}

/** Measures a command on a puzzle. */
export async function measureExternal(
  external: External,
  one: CorpusPuzzle,
  truth: Truth,
  { limits, repeat, times }: Measuring,
  start: Start,
): Promise<Row> {
  const asked: Asked[] = []
  while (asked.length < repeat && asked.every(({ outcome }) => outcome === 'solved')) {
    try {
      asked.push(
        await ask(external, one, truth, limits.milliseconds ?? Infinity, limits.solutions ?? Infinity, start),
      )
    } catch (error) {
      if (!(error instanceof PuzzleError)) throw error
      return failedRow(external.name, one, 'crashed', lineOf(error))
    }
  }
  // Only the last run can have failed; it decides the outcome.
  const { outcome, found, isComplete, ended, message } = asked[asked.length - 1]
  const milliseconds =
    outcome === 'solved'
      ? median(asked.map((each) => each.milliseconds))
      : asked[asked.length - 1].milliseconds
  return {
    ...rowHead(external.name, one),
    outcome,
    status: statusOf(found.length, isComplete ? 'exhausted' : 'solution-limit'),
    solutions: found.length,
    ...(ended && { ended }),
    ...NO_STATISTICS,
    milliseconds: times ? toMicroseconds(milliseconds) : null,
    ...NO_COSTS,
    ...(message !== undefined && { message }),
  }
}

async function ask(
  { encoding }: External,
  one: CorpusPuzzle,
  truth: Truth,
  most: number,
  enough: number,
  start: Start,
): Promise<Asked> {
  const problem = one.family.rules.constraints(one.puzzle)
  let found: readonly (readonly number[])[] = []
  let milliseconds = 0
  for (;;) {
    const left = without(problem, found)
    const ran = await start(encoding.write(left, one.id), most - milliseconds)
    milliseconds += ran.milliseconds
    const answer = readAnswer(encoding, ran, left)
    if ('outcome' in answer) return { ...answer, found, isComplete: false, milliseconds }
    const all = [...found, ...answer.solutions]
    found = all.slice(0, enough)
    const isOver = ran.ended === 'time'
    const isComplete = !isOver && answer.isComplete && all.length === found.length
    const message = untruth(one, { count: found.length, isComplete, shown: found }, truth)
    const so = { found, isComplete, milliseconds }
    if (message !== undefined) return { ...so, outcome: 'wrong', message }
    if (isComplete || found.length >= enough) return { ...so, outcome: 'solved' }
    if (isOver || milliseconds >= most) return { ...so, outcome: 'capped', ended: 'time-limit' }
    // The solver gave up by itself.
    if (answer.solutions.length === 0) return { ...so, outcome: 'capped' }
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
    if (ended === 'time') return NOTHING_YET
    if (trouble === undefined) return { outcome: 'rubbish', message: lineOf(error) }
    return { outcome: 'crashed', message: `${trouble}: ${lastWords || lineOf(error)}` }
  }
}
