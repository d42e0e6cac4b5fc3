// What errors of the file system say to a person.

import { PuzzleError } from '../families/error.ts'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EISDIR: 'this is a directory, not a file',
  EACCES: 'no permission',
  ENOTDIR: 'a part of this path is not a directory',
  EEXIST: 'a part of this path is not a directory',
  ENOSPC: 'the disk is full',
  ENAMETOOLONG: 'the name is too long',
  ELOOP: 'too many symbolic links',
  EADDRINUSE: 'the port is taken',
}

/** Why a file cannot be read, as an error of bad input. */
export function unreadable(error: unknown): PuzzleError {
  return new PuzzleError('unreadable', systemReason(error))
}

/** What an error of the file system says to a person; any other is a mistake of the program, and thrown. */
export function systemReason(error: unknown): string {
  const { code = '', message, syscall } = error as NodeJS.ErrnoException
  if (!syscall) throw error
  return REASONS[code] ?? message
}

/** Says in the sentence of an error in which file it is. */
export function inFile(file: string, { code, message, line }: PuzzleError): PuzzleError {
  return new PuzzleError(code, `${file}${line === undefined ? '' : `:${line}`}: ${message}`)
}

/** The system's name of an error, such as ENOENT. */
export function errorCode(error: unknown): string | undefined {
  return (error as NodeJS.ErrnoException).code
}
