// The checksums of corpora, results and custom orders.

import { createHash } from 'node:crypto'
import { createReadStream, statSync } from 'node:fs'
import { PuzzleError } from '../families/puzzleError.ts'
import { kindOtherThanFile } from './fileSystem.ts'
import { inFile, unreadable } from './systemErrors.ts'

/** Returns the SHA-256 of a text or of bytes, in hexadecimal. */
export function sha256(text: string | Uint8Array): string {
  return createHash('sha256').update(text).digest('hex')
}

// The SHA-256 of a file of any size.

const PIECE = 1 << 18

/** Returns the SHA-256 of a regular file, in hexadecimal. Throws a PuzzleError if it cannot be read. */
export async function hashFile(path: string, onBytes: (bytes: number) => void = () => {}): Promise<string> {
  const hash = createHash('sha256')
  try {
    // A device may have no end.
    const fault = kindOtherThanFile(statSync(path))
    if (fault !== undefined) throw new PuzzleError('unreadable', fault)
    for await (const piece of createReadStream(path, { highWaterMark: PIECE }) as AsyncIterable<Buffer>) {
      hash.update(piece)
      onBytes(piece.length)
    }
  } catch (error) {
    throw inFile(path, error instanceof PuzzleError ? error : unreadable(error))
  }
  return hash.digest('hex')
}
