// Options that several commands take, and how their values are read.

import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { FAMILIES, findFamily } from '../../families/registry.ts'
import { SAMENESSES, type Sameness } from '../../families/rules.ts'
import type { ReadOptions } from '../../formats/entry.ts'

export interface SourceOptions {
  readonly family?: string
  readonly shape?: string
}

export interface LimitOptions {
  readonly nodeLimit?: number
  readonly timeLimit?: number
}

/** `--family` and `--shape`, for puzzles whose text does not tell. */
export function withSource(command: Command): Command {
  return command
    .addOption(
      new Option('-f, --family <name>', 'the family, where the text does not tell').choices(
        FAMILIES.map((family) => family.name),
      ),
    )
    .option('-s, --shape <shape>', 'the shape, such as 9x9, 6x6/3x2, 9x9/rook, 5x5/5..29 (needs --family)')
}

/** `--node-limit` and `--time-limit`, for each search. */
export function withLimits(command: Command): Command {
  return command
    .option('--node-limit <number>', 'stop a search after opening this many nodes', positiveInteger)
    .option('--time-limit <milliseconds>', 'stop a search after this time', positiveInteger)
}

/** What the reader is told. A shape that the family does not have is wrong usage. */
export function readOptions({ family: name, shape }: SourceOptions): ReadOptions {
  if (!name) {
    if (shape)
      throw new InvalidArgumentError(
        '--shape needs --family: shapes mean different things to different families',
      )
    return {}
  }
  const family = findFamily(name)
  if (!shape) return { family }
  try {
    return { family, shape: family.notation.parseShape(shape) }
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

/** `--distinct`: what makes a puzzle a repeat of another one of the run. */
export function distinctOption(usual: Sameness): Option {
  return new Option(
    '--distinct <how>',
    `what no two are: looks, ${SAMENESSES.looks}; essential, ${SAMENESSES.essential} (${usual} by default)`,
  ).choices(Object.keys(SAMENESSES))
}

export function searchLimits({ nodeLimit, timeLimit }: LimitOptions) {
  return {
    ...(nodeLimit !== undefined && { nodes: nodeLimit }),
    ...(timeLimit !== undefined && { milliseconds: timeLimit }),
    now: () => performance.now(),
  }
}

/** A place for what is written. */
export function fileName(text: string): string {
  if (text.trim() !== '') return text
  throw new InvalidArgumentError('It has to be the name of a file or a folder.')
}

/** Keeps what an option that may be repeated was given before. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

/** The program that a command belongs to, with its version: `puzzlewright 0.1.0`. */
export function programOf(command: Command): string {
  let top = command
  while (top.parent) top = top.parent
  return `puzzlewright ${top.version() ?? 'without a version'}`
}

export function positiveInteger(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && Number.isSafeInteger(number)) return number
  throw new InvalidArgumentError('It has to be a whole number from 1.')
}
