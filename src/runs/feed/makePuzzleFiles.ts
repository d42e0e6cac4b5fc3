// Makes the files of a puzzle, proves them with code that shares nothing with their making, and puts them into the stock.

import { PNG } from 'pngjs'
import { PuzzleError } from '../../families/puzzleError.ts'
import type { LedgerEntry } from '../../feed/ledger.ts'
import type { DecidedPuzzle } from '../../feed/making/choosePuzzles.ts'
import { type FilePress, puzzleFiles } from '../../feed/making/puzzleFiles.ts'
import { provePublished } from '../../feed/provePuzzleFiles.ts'
import { parsePuzzle } from '../../formats/readPuzzles.ts'
import { loadTypeface } from '../../render/loadTypeface.ts'
import { putInStock } from './filesByHash.ts'

/** The settings for making the files of puzzles. */
export interface PressData extends Omit<FilePress, 'typeface'> {
  /** The folder of the stock. */
  readonly stock: string
}

/** The SHA-256 of each file of an entry, or what is wrong with one of them. */
export type FilesMade =
  | { readonly files: LedgerEntry['files'] }
  | { readonly fault: string; readonly isUnwritable?: boolean }

/** Prepares a function that makes the files of a puzzle. */
export function makePuzzleFiles({
  stock,
  ...rest
}: PressData): (decided: DecidedPuzzle) => Promise<FilesMade> {
  const typeface = loadTypeface()
  const press = { ...rest, typeface }
  return async ({ entry, slot, solution }) => {
    const { id } = entry
    const { family, puzzle } = parsePuzzle(id)
    try {
      const files = await puzzleFiles({ ...entry, slot, family, puzzle, published: '' }, solution, press)
      const png = greyPixels(files['puzzle.png'])
      const fault = await provePublished({ family, id, typeface, ...files, 'puzzle.png': png })
      if (fault !== undefined) return { fault }
      const sums = Object.entries(files).map(([name, content]) => [name, putInStock(stock, content)])
      return { files: Object.fromEntries(sums) }
    } catch (error) {
      if (error instanceof PuzzleError)
        return { fault: error.message, isUnwritable: error.code === 'unwritable' }
      throw error
    }
  }
}

/** The pixels of a PNG file, decoded by an independent library. */
function greyPixels(bytes: Uint8Array) {
  const { width, height, data } = PNG.sync.read(Buffer.from(bytes))
  const grey = new Uint8Array(width * height)
  for (let at = 0; at < grey.length; at++) grey[at] = data[4 * at]
  return { width, height, data: grey }
}
