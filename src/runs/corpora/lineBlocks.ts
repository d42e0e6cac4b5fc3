// Reads a file of lines in blocks of whole lines, so that many lines can be copied at once.

import { createReadStream } from 'node:fs'
import { PuzzleError } from '../../families/error.ts'
import { inFile, unreadable } from '../systemErrors.ts'

/** Options for reading a file of records. */
export interface BlockOptions {
  /** Ends the reading early. */
  readonly signal?: AbortSignal | undefined
  /** Gets the number of bytes of each piece that was read, to show progress. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** The size of the pieces that are read. */
const PIECE = 1 << 18

/** The maximum number of bytes of a line; records are far shorter. */
const LONGEST_LINE = 1 << 20

/** The end of a line. */
export const NEWLINE = 0x0a

/** The position after the line that begins at `from`, whose end may be missing. */
export function lineEnd(block: Buffer, from: number): number {
  const end = block.indexOf(NEWLINE, from)
  return end < 0 ? block.length : end + 1
}

/** Yields blocks of whole lines. The last line may lack its end. Throws a PuzzleError if the file cannot be read. */
export async function* lineBlocks(
  path: string,
  { signal, onBytes }: BlockOptions = {},
): AsyncGenerator<Buffer> {
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
      if (signal?.aborted) return
      const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
      const end = bytes.lastIndexOf(NEWLINE) + 1
      if (end > 0) yield bytes.subarray(0, end)
      rest = bytes.subarray(end)
      if (rest.length > LONGEST_LINE) {
        throw new PuzzleError('record', `${path}: a line is longer than 1 MB, so it is not a record`)
      }
      onBytes?.(piece.length)
    }
  } catch (error) {
    throw error instanceof PuzzleError ? error : inFile(path, unreadable(error))
  }
  if (rest.length > 0) yield rest
}
