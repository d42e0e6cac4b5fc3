// Files that are there whole or not at all: written under another name beside their place, then moved there.

import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PuzzleError } from '../families/error.ts'

/** Writes a file, and makes its folder if there is none. Throws a PuzzleError; what was there before stays then. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const half = join(dirname(path), `.${basename(path)}.${process.pid}`)
  try {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(half, content)
    renameSync(half, path)
  } catch (error) {
    removeIfThere(half)
    throw new PuzzleError('unwritable', `it cannot be written: ${(error as Error).message}`)
  }
}

function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // Where it could not be, it is not.
  }
}
