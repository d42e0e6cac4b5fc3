// Files that are there whole or not at all: written under another name beside their place, then moved there.

import { mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { reasonOf } from './input.ts'

/** Writes a file, and makes its folder if there is none. Throws a PuzzleError that names it; what was there before stays then. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  expectFile(path)
  let half: string | undefined
  try {
    const place = realPlace(path)
    mkdirSync(dirname(place), { recursive: true })
    half = join(dirname(place), `.${basename(place)}.${process.pid}`)
    writeFileSync(half, content)
    renameSync(half, place)
  } catch (error) {
    if (half !== undefined) removeIfThere(half)
    throw new PuzzleError('unwritable', `${path} cannot be written: ${reasonOf(error)}`)
  }
}

/** Throws a PuzzleError for what is there and is no file: a folder, a device, a pipe. */
export function expectFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found || found.isFile()) return
  const what = found.isDirectory() ? 'a directory, not a file' : 'a device or a pipe, not a file'
  throw new PuzzleError('unwritable', `${path} is ${what}`)
}

/** Where a path leads: what a symbolic link names is written, not the link. */
export function realPlace(path: string): string {
  return statSync(path, { throwIfNoEntry: false }) ? realpathSync(path) : path
}

/** Removes a file if it is there and can be removed. */
export function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // What could not be written is not there; what is left does no harm.
  }
}
