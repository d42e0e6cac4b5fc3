// Reads a file of lines in blocks of whole lines, so that many lines can be copied at once.

import { createReadStream } from 'node:fs'
import type { PuzzleError } from '../families/puzzleError.ts'

/** Options for reading a file of lines. */
export interface BlockOptions {
  /** Ends the reading early. */
  readonly signal?: AbortSignal | undefined
  /** Gets the number of bytes of each piece that was read, to show progress. */
  readonly onBytes?: ((bytes: number) => void) | undefined
}

/** How a file of lines is opened, and how long its lines may be. */
interface LineForm extends BlockOptions {
  /** The system's flags for opening the file; by default it is opened for reading. */
  readonly flags?: number
  /** About the maximum number of bytes of a line, so that a file without lines is not read to its end. */
  readonly longest: number
  /** The error for a line that is longer than `longest`. */
  readonly tooLong: () => PuzzleError
}

/** The size of the pieces that are read. */
const PIECE = 1 << 18

/** The end of a line. */
export const NEWLINE = 0x0a

/** The position after the line that begins at `from`, whose end may be missing. */
export function lineEnd(block: Buffer, from: number): number {
  const end = block.indexOf(NEWLINE, from)
  return end < 0 ? block.length : end + 1
}

/** Yields blocks of whole lines. The last line may lack its end. Throws the system's errors. */
export async function* lineBlocks(path: string, form: LineForm): AsyncGenerator<Buffer> {
  const { signal, onBytes, flags, longest, tooLong } = form
  // Node accepts flags as numbers, but its types do not say so.
  const options = { highWaterMark: PIECE, ...(flags !== undefined && { flags: flags as unknown as string }) }
  let rest: Buffer = Buffer.alloc(0)
  for await (const piece of createReadStream(path, options) as AsyncIterable<Buffer>) {
    if (signal?.aborted) return
    const bytes = rest.length > 0 ? Buffer.concat([rest, piece]) : piece
    const end = bytes.lastIndexOf(NEWLINE) + 1
    if (end > 0) yield bytes.subarray(0, end)
    rest = bytes.subarray(end)
    if (rest.length > longest) throw tooLong()
    onBytes?.(piece.length)
  }
  if (rest.length > 0) yield rest
}
