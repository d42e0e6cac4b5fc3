// The stock of a feed: files by their SHA-256, in `stock/ab/ab12...`. A file that is there is whole, and never written again.

import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { sha256 } from '../sha256.ts'
import { systemReason } from '../systemErrors.ts'
import { writeWhole } from '../writeWhole.ts'

/** Where a file of the stock is. */
function stockPath(stock: string, sum: string): string {
  return join(stock, sum.slice(0, 2), sum)
}

/** Keeps a file, and returns its SHA-256. Throws a PuzzleError. */
export function putInStock(stock: string, content: string | Uint8Array): string {
  const sum = sha256(content)
  const path = stockPath(stock, sum)
  // A disk that broke off may have left an empty file behind.
  const size = statSync(path, { throwIfNoEntry: false })?.size
  if (size !== Buffer.byteLength(content)) writeWhole(path, content)
  return sum
}

/** A file of the stock. Throws a PuzzleError where it is not there, or is another. */
export function takeFromStock(stock: string, sum: string): Buffer {
  const path = stockPath(stock, sum)
  let content: Buffer
  try {
    content = readFileSync(path)
  } catch (error) {
    throw new PuzzleError(
      'unreadable',
      `${path}: ${systemReason(error)}; the ledger names it: take it from a copy`,
    )
  }
  if (sha256(content) === sum) return content
  throw new PuzzleError('unreadable', `${path} is damaged: take it from a copy`)
}
