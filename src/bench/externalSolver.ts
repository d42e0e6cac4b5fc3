// External solvers: commands that read a file in one of the encodings and print their answer to standard
// output.
//
//   'minisat {file} /dev/stdout'          the encoding is guessed from the program,
//   'mine=./solver --all {file:cnf}'      or named; so may the contender be
//   'tiny=./sudoku {line}'                a Sudoku of 81 characters can stand in the command itself

import { PuzzleError, quote } from '../families/error.ts'
import type { Encoding } from './encodings/encoding.ts'
import { ENCODINGS, findEncoding } from './encodings/encodings.ts'
import { sudoku81 } from './encodings/sudoku81.ts'
import type { Taker } from './planRows.ts'
import type { SolverProfile } from './solverProfiles/solverProfile.ts'
import { encodingOfCommand, programOfCommand } from './solverProfiles/solverProfiles.ts'

/** An external solver, run as a command. */
export interface External {
  /** The name of the contender. */
  readonly name: string
  /** The command, with `{file}` in place of the file's path, or `{line}` in place of its text. */
  readonly command: string
  /** The command as typed, with the format of its file if it was named. */
  readonly typed: string
  /** The encoding that the command reads. */
  readonly encoding: Encoding
  /** What is known of the solver. */
  readonly profile?: SolverProfile | undefined
}

const PLACE = /\{(file|line)(?::([^}]*))?\}/g
const NAMED = /^([A-Za-z0-9][\w.+-]*)=(.*)$/s

/** Reads the value of `--external`. Throws a PuzzleError that names the missing part. */
export function parseExternal(text: string): External {
  const [, given, command] = NAMED.exec(text.trim()) ?? [text, undefined, text.trim()]
  const places = Array.from(command.matchAll(PLACE), ([, place, name]) => ({ place, name }))
  if (places.length === 0) {
    throw new PuzzleError('value', `${quote(text)} lacks {file}; write it in place of the file's path`)
  }
  const isLine = places.some(({ place }) => place === 'line')
  const named = places.find(({ name }) => name !== undefined)?.name
  const guessed = isLine ? sudoku81 : encodingOfCommand(command)
  const encoding = named === undefined ? guessed : findEncoding(named)
  if (!encoding) {
    const known = ENCODINGS.map(({ name }) => `{file:${name}}`).join(', ')
    throw new PuzzleError('value', `unknown format of ${quote(command)}; name it with one of ${known}`)
  }
  if (isLine && encoding !== sudoku81) {
    throw new PuzzleError('value', `{line} must hold sudoku81; ${encoding.name} needs {file}`)
  }
  const name = given ?? (command.split(/\s/, 1)[0].replace(/^.*\//, '') || 'external')
  const { profile } = programOfCommand(command)
  return { name, command: command.replace(PLACE, '{$1}'), typed: command, encoding, profile }
}

/** The command with the puzzles that it takes: those that its encoding can state. */
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
  /** Its standard output. */
  readonly output: string
  /** How long it ran. */
  readonly milliseconds: number
  /** Its time on a processor, with that of its children; null if the machine does not tell it. */
  readonly cpuMilliseconds: number | null
  /** The most memory that it took, in MB; null if the machine does not tell it. */
  readonly memory: number | null
  /**
   * `time`: it was stopped at the time limit; `memory`: the memory limit was the reason, if it did not answer; `flood`: it
   * was stopped because it printed too much.
   */
  readonly ended: 'itself' | 'time' | 'memory' | 'flood'
  /** The exit code or signal as text; undefined after success. */
  readonly trouble?: string
  /** The most informative line of its standard error, usually empty. */
  readonly lastWords: string
}

/** Runs the command on a file with this content, within a time limit. */
export type Start = (content: string, milliseconds: number) => Promise<Ran>
