// The lines of a file, as many as there are, and none longer than it can be.

import { constants, createReadStream } from 'node:fs'
import { PuzzleError } from '../families/error.ts'

/** How lines are read. */
interface LineOptions {
  /** Bytes of a line, at most. */
  readonly longest: number
  /** Ends the reading early. */
  readonly signal: AbortSignal
}

/**
 * Calls back with each whole line and the byte after it; returns what follows the last line end. Symbolic links are not followed. Throws a PuzzleError at
 * a line that is too long: what is not made of lines is not read to its end.
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
      const message = `this line is longer than any of a run can be (${longest} bytes)`
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

// Numbers are as good as names, which Node's types do not say.
const READ_FLAGS = (constants.O_RDONLY | constants.O_NOFOLLOW) as unknown as string
