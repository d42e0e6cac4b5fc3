// Reads from a file as many bytes as are asked for. One read of the system may give fewer, as on file servers.

import { readSync } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'

/** Reads bytes of an open file at a position; replaced in tests. */
type Read = (file: number, into: Uint8Array, offset: number, length: number, position: number) => number

/** Fills `into` with the bytes from `position` on. Throws a PuzzleError if the file ends before. */
export function readBytes(file: number, into: Uint8Array, position: number, read: Read = readSync): void {
  let done = 0
  while (done < into.length) {
    const bytes = read(file, into, done, into.length - done, position + done)
    if (bytes === 0) {
      const message = `ends after ${position + done} bytes; expected at least ${position + into.length}`
      throw new PuzzleError('unreadable', message)
    }
    done += bytes
  }
}
