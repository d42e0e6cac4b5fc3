// Options that several commands share, and the functions that read their values.

import { type Command, InvalidArgumentError, Option } from 'commander'
import { PuzzleError } from '../../families/error.ts'
import { namedShape } from '../../families/namedShape.ts'
import { FAMILIES, findNamedFamily } from '../../families/registry.ts'
import { SAMENESSES } from '../../families/rules.ts'
import type { ReadOptions } from '../../formats/readRecord.ts'
import { parseTrim, TRIMS, type Trim } from '../../print/printLimits.ts'

/** The families, as help texts list them. */
export const FAMILY_LIST = FAMILIES.map(({ name }) => name).join(', ')

export interface SourceOptions {
  readonly family?: string
  readonly shape?: string
}

export interface LimitOptions {
  readonly nodeLimit?: number
  readonly timeLimit?: number
}

/** Adds `--family` and `--shape`, for puzzles whose text does not state them. */
export function withSource(command: Command): Command {
  return command
    .addOption(
      new Option(
        '-f, --family <name>',
        `the family, if the text does not state it: ${FAMILY_LIST}`,
      ).argParser(familyName),
    )
    .option('-s, --shape <shape>', 'the shape, such as 9x9, 6x6/3x2, 9x9/rook, 5x5/5..29 (needs --family)')
}

/** Adds `--node-limit` and `--time-limit`, which apply to each search. */
export function withLimits(command: Command): Command {
  return command
    .option('--node-limit <number>', 'stop each search after this many nodes', positiveInteger)
    .option('--time-limit <milliseconds>', 'stop each search after this time', positiveInteger)
}

/** Accepts a name of a family as it was typed. */
function familyName(text: string): string {
  asUsage(() => findNamedFamily(text))
  return text
}

/** Options of the reader. An unknown family or shape is wrong usage. */
export function readOptions({ family: name, shape }: SourceOptions): ReadOptions {
  if (!name) {
    if (shape) throw new InvalidArgumentError('--shape needs --family, since each family has its own shapes')
    return {}
  }
  return asUsage(() => {
    const named = findNamedFamily(name)
    return shape ? { ...named, shape: namedShape(named, shape) } : named
  })
}

/** Returns what `read` returns. Turns a PuzzleError about a word of the command line into wrong usage. */
export function asUsage<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof PuzzleError ? new InvalidArgumentError(error.message) : error
  }
}

/** The option `--distinct`: which puzzles count as duplicates. */
export function distinctOption(): Option {
  return new Option(
    '--distinct <how>',
    `which puzzles count as the same. looks: also if ${SAMENESSES.looks}; essential: also if ${SAMENESSES.essential} (looks by default)`,
  ).choices(Object.keys(SAMENESSES))
}

export function searchLimits({ nodeLimit, timeLimit }: LimitOptions) {
  return {
    ...(nodeLimit !== undefined && { nodes: nodeLimit }),
    ...(timeLimit !== undefined && { milliseconds: timeLimit }),
    now: () => performance.now(),
  }
}

/** Reads the name of a file or folder to write. */
export function fileName(text: string): string {
  if (text.trim() !== '') return text
  throw new InvalidArgumentError('expected the name of a file or a folder')
}

/** Collects the values of an option that may be repeated. */
export function collect(value: string, before: readonly string[] = []): readonly string[] {
  return [...before, value]
}

/** The name and version of the program: `puzzlewright 0.1.0`. */
export function programOf(command: Command): string {
  return `puzzlewright ${versionOf(command)}`
}

/** The version of the program: `0.1.0`. */
export function versionOf(command: Command): string {
  let top = command
  while (top.parent) top = top.parent
  return top.version() ?? 'without a version'
}

/** The sizes of pages, as help texts list them. */
export const TRIM_NAMES = `${TRIMS.map(({ name }) => name).join(', ')}, or WIDTHxHEIGHT such as 7x9 (inches) or 170x240mm`

/** Reads the size of a page. */
export function trimArgument(text: string): Trim {
  const trim = parseTrim(text)
  if (typeof trim === 'string') throw new InvalidArgumentError(`expected ${trim}`)
  return trim
}

export function positiveInteger(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && Number.isSafeInteger(number)) return number
  throw new InvalidArgumentError(`expected a whole number from 1${plainNumber(text)}`)
}

/** Reads a whole number from 1 to a limit. */
export function upTo(most: number): (text: string) => number {
  return (text) => {
    const number = positiveInteger(text)
    if (number <= most) return number
    throw new InvalidArgumentError(`expected a number from 1 to ${most}`)
  }
}

/** Suggests the plain number for `1,000`, `1_000` or `1e3`. */
function plainNumber(text: string): string {
  const number = Number(text.replaceAll(/[\s,_'.](?=\d{3}(?!\d))/g, ''))
  if (!Number.isSafeInteger(number) || number < 1) return ''
  return `; did you mean ${number}?`
}
