// Helpers that several commands share: they read plain values, check options, and report wrong usage.

import { type Command, InvalidArgumentError } from 'commander'
import { PuzzleError } from '../../families/puzzleError.ts'

/**
 * Returns the result of `read`, and turns a PuzzleError into an error of usage. `place` is the option or argument that
 * the message names.
 */
export function asUsage<T>(read: () => T, place?: string): T {
  const wrongUsage = (error: unknown): never => {
    if (!(error instanceof PuzzleError)) throw error
    throw new InvalidArgumentError(place === undefined ? error.message : `${place}: ${error.message}`)
  }
  try {
    const value = read()
    return value instanceof Promise ? (value.catch(wrongUsage) as T) : value
  } catch (error) {
    return wrongUsage(error)
  }
}

/** Refuses all typed options but the allowed ones. */
export function expectOnly(command: Command, allowed: readonly string[], what: string): void {
  const typed = Object.keys(command.opts()).filter((key) => command.getOptionValueSource(key) === 'cli')
  const other = typed.find((key) => !allowed.includes(key))
  if (other === undefined) return
  throw new InvalidArgumentError(`--${other} cannot be used with ${what}; leave out --${other}`)
}

/** Reads the name of a file or folder to write. */
export function fileName(text: string): string {
  if (text.trim() !== '') return text
  throw new InvalidArgumentError('expected the name of a file or a folder')
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

export function positiveInteger(text: string): number {
  const number = Number(text)
  if (/^\d+$/.test(text) && number >= 1 && Number.isSafeInteger(number)) return number
  throw new InvalidArgumentError(`expected a whole number from 1${plainNumber(text)}`)
}

/** Suggests the plain number for `1,000`, `1_000` or `1e3`. */
function plainNumber(text: string): string {
  const number = Number(text.replaceAll(/[\s,_'.](?=\d{3}(?!\d))/g, ''))
  if (!Number.isSafeInteger(number) || number < 1) return ''
  return `; did you mean ${number}?`
}
