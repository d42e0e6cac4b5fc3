// The stock of a feed: files by their SHA-256, in `stock/ab/ab12...`. A file is complete as soon as it exists, and is never rewritten.

import { statSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import { writeKept } from '../atomicWrite.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { sha256 } from '../sha256.ts'
import { systemReason } from '../systemErrors.ts'

/** The maximum size in bytes of a file: the largest ones are pictures and sheets of a puzzle. */
const MOST_BYTES = 1 << 26

/** The path of a file in the stock. */
function stockPath(stock: string, sum: string): string {
  return join(stock, sum.slice(0, 2), sum)
}

/** Puts a file into the stock, and returns its SHA-256. Throws a PuzzleError. */
export function putInStock(stock: string, content: string | Uint8Array): string {
  const sum = sha256(content)
  const path = stockPath(stock, sum)
  // A power failure may have left an empty file.
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size !== Buffer.byteLength(content)) writeKept(path, content)
  return sum
}

/** Reads a file of the stock. Throws a PuzzleError if it is missing or damaged. */
export function takeFromStock(stock: string, sum: string): Buffer {
  const path = stockPath(stock, sum)
  let content: Buffer
  try {
    content = readRegularFile(path, MOST_BYTES)
  } catch (error) {
    const reason = error instanceof PuzzleError ? error.message : systemReason(error)
    throw new PuzzleError(
      'unreadable',
      `${path}: ${reason}; the ledger needs this file: restore it from a backup`,
    )
  }
  if (sha256(content) === sum) return content
  throw new PuzzleError('unreadable', `${path}: damaged; restore it from a backup`)
}
