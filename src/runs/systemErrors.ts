// Turns errors of the file system into messages for people.

import { PuzzleError } from '../families/error.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a directory, not a file',
  EACCES: 'no permission',
  ENOTDIR: 'a part of the path is not a directory',
  EEXIST: 'a part of the path is not a directory',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  EADDRINUSE: 'the port is in use',
}

/** The PuzzleError for a file that cannot be read. */
export function unreadable(error: unknown): PuzzleError {
  return new PuzzleError('unreadable', systemReason(error))
}

/**
 * The message for an error of the file system. Any other error is a mistake in the program and is rethrown.
 */
export function systemReason(error: unknown): string {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  if (!syscall) throw error
  return REASONS[code] ?? message
}

/** Adds the name of the file, and the line if known, to an error. */
export function inFile(file: string, { code, message, line }: PuzzleError): PuzzleError {
  return new PuzzleError(code, `${file}${line === undefined ? '' : `:${line}`}: ${message}`)
}

/** The system's code of an error, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
