// Where a run's records go: to standard output, or to a file that a later run with the same command goes on with.

import { appendFileSync, closeSync, fstatSync, ftruncateSync, openSync } from 'node:fs'
import { unreadable } from '../cli/shared/input.ts'
import { flush, print } from '../cli/shared/output.ts'
import { PuzzleError } from '../families/error.ts'

/** What stands for standard output in place of a file. */
export const STANDARD_OUTPUT = '-'

export interface RecordSink {
  write(line: string): Promise<void>
  /** Writes what is left, and lets go of the file. */
  end(): Promise<void>
}

/** Nobody should wait longer than this for a record that is made. */
const LONGEST_WAIT = 200
const PIECE = 1 << 16

/** Records on standard output, at the speed of whoever reads them. */
export function toStandardOutput(): RecordSink {
  let length = 0
  return {
    async write(line) {
      print(line)
      length += line.length
      if (length < PIECE) return
      length = 0
      await flush()
    },
    end: flush,
  }
}

function openToAppend(path: string): number {
  try {
    return openSync(path, 'a')
  } catch (error) {
    throw unreadable(error)
  }
}

/** Appends to a file: of what does not fit on a full disk the whole lines stay. Throws a PuzzleError. */
export function appendTo(path: string): RecordSink {
  const file = openToAppend(path)
  let pending = ''
  let written = performance.now()

  function write(): void {
    const before = fstatSync(file)
    const text = pending
    pending = ''
    written = performance.now()
    try {
      appendFileSync(file, text)
    } catch (error) {
      const fitted = Buffer.from(text).subarray(0, fstatSync(file).size - before.size)
      if (before.isFile()) ftruncateSync(file, before.size + fitted.lastIndexOf('\n') + 1)
      throw new PuzzleError('unwritable', `the records cannot be written: ${(error as Error).message}`)
    }
  }

  return {
    async write(line) {
      pending += `${line}\n`
      if (pending.length > PIECE || performance.now() - written > LONGEST_WAIT) write()
    },
    async end() {
      try {
        if (pending) write()
      } finally {
        closeSync(file)
      }
    },
  }
}
