// Takes the lines of a run. The usual sink is a file that keeps complete lines even after a crash; callers
// may pass another.

import { appendFileSync, closeSync, constants, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { PuzzleError } from '../families/puzzleError.ts'
import { systemReason, unreadable } from './systemErrors.ts'

/** Accepts the lines of a run. */
export interface RecordSink {
  /** Writes a line, given without its newline. */
  write(line: string): Promise<void>
  /** Writes pending lines and closes the file. */
  end(): Promise<void>
}

/** The expected end of a file before lines are added to it. */
export interface FileEnd {
  /** The position after the last complete line. */
  readonly wholeBytes: number
  /** The bytes after the last complete line: the beginning of an unfinished line; usually empty. */
  readonly half: Buffer
  /**
   * Whether these bytes are cut off. Otherwise the first line written must begin with them and completes
   * them.
   */
  readonly cutsHalf: boolean
  /** The error that is thrown if the first line written does not begin with these bytes. */
  readonly foreign: () => PuzzleError
}

/** The longest time, in milliseconds, that a finished record may wait to be written. */
const LONGEST_WAIT = 200
const PIECE = 1 << 16

/** Appends lines to a file. If the disk is full, only complete lines are kept. Throws a PuzzleError. */
export function appendTo(path: string, { wholeBytes, half, cutsHalf, foreign }: FileEnd): RecordSink {
  const file = openToAppend(path)
  let pending = ''
  let written = performance.now()
  let isFirst = true

  function write(bytes: Buffer): void {
    const before = fstatSync(file)
    written = performance.now()
    try {
      appendFileSync(file, bytes)
    } catch (error) {
      const fitted = bytes.subarray(0, fstatSync(file).size - before.size)
      if (before.isFile()) ftruncateSync(file, before.size + fitted.lastIndexOf('\n') + 1)
      throw new PuzzleError('unwritable', `the records cannot be written: ${systemReason(error)}`)
    }
  }

  function writePending(): void {
    const bytes = Buffer.from(pending)
    pending = ''
    write(bytes)
  }

  /** Writes the first line, and completes or cuts off an unfinished one. */
  function begin(line: string): void {
    isFirst = false
    const bytes = Buffer.from(`${line}\n`)
    if (cutsHalf) {
      if (half.length > 0) ftruncateSync(file, wholeBytes)
      write(bytes)
    } else {
      if (!bytes.subarray(0, half.length).equals(half)) throw foreign()
      write(bytes.subarray(half.length))
    }
  }

  return {
    async write(line) {
      if (isFirst) {
        begin(line)
        return
      }
      pending += `${line}\n`
      if (pending.length > PIECE || performance.now() - written > LONGEST_WAIT) writePending()
    },
    async end() {
      try {
        if (pending) writePending()
      } finally {
        closeSync(file)
      }
    },
  }
}

/**
 * Opens a file to append to. Symbolic links are not followed, and files with a second hard link are refused,
 * because another run could write them.
 */
function openToAppend(path: string): number {
  let file: number
  try {
    file = openSync(path, constants.O_WRONLY | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW)
  } catch (error) {
    throw unreadable(error)
  }
  const stats = fstatSync(file)
  if (!stats.isFile() || stats.nlink === 1) return file
  closeSync(file)
  const message =
    'this file has a second name (a hard link), under which another run could write it; use a copy'
  throw new PuzzleError('conflict', message)
}
