// Reads the lines of a file, of any number but limited length.

import { constants, createReadStream } from 'node:fs'
import { PuzzleError } from '../families/error.ts'

/** Options for reading lines. */
interface LineOptions {
  /** The maximum number of bytes of a line. */
  readonly longest: number
  /** Ends the reading early. */
  readonly signal: AbortSignal
}

/**
 * Calls `onLine` with each complete line and the position after it, and returns the rest after the last
 * newline. Does not follow symbolic links. Throws a PuzzleError at a line that is too long, so a file without
 * lines is not read to its end.
 */
export async function readLines(
  path: string,
  { longest, signal }: LineOptions,
  onLine: (line: string, end: number) => void,
): Promise<Buffer> {
  let line: Buffer[] = []
  let length = 0
  let lines = 0
  let bytesBefore = 0

  function add(part: Buffer): void {
    length += part.length
    if (length > longest) {
      const message = `the line is longer than ${longest} bytes, so it is not from a run`
      throw new PuzzleError('conflict', message, { line: lines + 1 })
    }
    line.push(part)
  }

  function take(): Buffer {
    const whole = line.length === 1 ? line[0] : Buffer.concat(line)
    line = []
    length = 0
    return whole
  }

  for await (const chunk of createReadStream(path, { flags: READ_FLAGS })) {
    if (signal.aborted) break
    const bytes = chunk as Buffer
    let from = 0
    for (let end = bytes.indexOf('\n'); end >= 0; end = bytes.indexOf('\n', from)) {
      add(bytes.subarray(from, end))
      onLine(take().toString(), bytesBefore + end + 1)
      lines++
      from = end + 1
    }
    add(bytes.subarray(from))
    bytesBefore += bytes.length
  }
  return take()
}

// Node accepts flags as numbers, but its types do not say so.
const READ_FLAGS = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string
