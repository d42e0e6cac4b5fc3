// The SHA-256 of a file of any size.

import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { inFile, unreadable } from '../systemErrors.ts'

const PIECE = 1 << 18

/** Returns the SHA-256 of a file, in hexadecimal. Throws a PuzzleError if it cannot be read. */
export async function hashFile(path: string, onBytes: (bytes: number) => void = () => {}): Promise<string> {
  const hash = createHash('sha256')
  try {
    for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
      hash.update(piece)
      onBytes(piece.length)
    }
  } catch (error) {
    throw inFile(path, unreadable(error))
  }
  return hash.digest('hex')
}
