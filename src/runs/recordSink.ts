// Where the lines of a run go: a file that keeps whole lines whatever happens, or whatever else a caller gives.

import { appendFileSync, closeSync, constants, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { PuzzleError } from '../families/error.ts'
import { unreadable } from './systemErrors.ts'

/** Takes lines. */
export interface RecordSink {
  /** Takes a line, without its line end. */
  write(line: string): Promise<void>
  /** Writes what is left, and lets go of the file. */
  end(): Promise<void>
}

/** What a file has to be before lines are added to it. */
export interface FileEnd {
  /** Its whole lines end here. */
  readonly wholeBytes: number
  /** What follows them: the beginning of a line that was never finished; mostly empty. */
  readonly half: Buffer
  /** Whether that is cut off. If not, the first line that is written has to begin so, and completes it. */
  readonly cutsHalf: boolean
  /** What is thrown where it begins otherwise. */
  readonly foreign: () => PuzzleError
}

/** Nobody should wait longer than this for a record that is made. */
const LONGEST_WAIT = 200
const PIECE = 1 << 16

/** Appends to a file: of what does not fit on a full disk the whole lines stay. Throws a PuzzleError. */
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
      throw new PuzzleError('unwritable', `the records cannot be written: ${(error as Error).message}`)
    }
  }

  function writePending(): void {
    const bytes = Buffer.from(pending)
    pending = ''
    write(bytes)
  }

  /** Completes the half line, if there is one. */
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

/** A link that has come into the place of a file is not followed, and a file with a second name might be another run's. */
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
    'this file has a second name (a hard link), under which another run could write it: write a copy'
  throw new PuzzleError('conflict', message)
}
