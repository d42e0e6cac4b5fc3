// Turns errors of the file system into messages for people.

import { PuzzleError } from '../families/puzzleError.ts'
import reasons from './systemErrorTexts.json' with { type: 'json' }

/** The reasons in words, by the system's codes. */
const REASONS: Readonly<Record<string, string>> = reasons

/** The PuzzleError for a file that cannot be read. */
export function unreadable(error: unknown): PuzzleError {
  return new PuzzleError('unreadable', systemReason(error))
}

/**
 * The message for an error of the file system. Any other error is a mistake in the program and is rethrown.
 */
export function systemReason(error: unknown): string {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  if (!syscall) throw error
  return REASONS[code] ?? `the system says ${code}`
}

/** Adds the name of the file, and the line if known, to an error. */
export function inFile(file: string, { code, message, line }: PuzzleError): PuzzleError {
  return new PuzzleError(code, `${file}${line === undefined ? '' : `:${line}`}: ${message}`)
}

/** Does work on a file. An error about the content of the file, or about reading it, then names the file. */
export function atFile<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    throw inFile(path, error instanceof PuzzleError ? error : unreadable(error))
  }
}

/**
 * Does work that writes a file. An error of the system becomes a PuzzleError that says that the file cannot
 * be written.
 */
export function writing<T>(path: string, write: () => T): T {
  try {
    return write()
  } catch (error) {
    throw unwritable(path, error)
  }
}

/** The error of work that writes a file. */
export function unwritable(path: string, error: unknown): PuzzleError {
  if (error instanceof PuzzleError) return error
  return new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
}

/** The system's code of an error, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
