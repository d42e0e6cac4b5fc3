// Files that are there whole or not at all: written under another name beside their place, then moved there.

import { mkdirSync, realpathSync, renameSync, rmSync, type Stats, statSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { reasonOf } from '../cli/shared/input.ts'
import { PuzzleError } from '../families/error.ts'

/** Writes a file, and makes its folder if there is none. Throws a PuzzleError that names it; what was there before stays then. */
export function writeWhole(path: string, content: string | Uint8Array): void {
  expectFile(path)
  let half: string | undefined
  try {
    const place = realPlace(path)
    makeFolders(dirname(place))
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
  const found = foundAt(path)
  if (!found || found.isFile()) return
  const what = found.isDirectory() ? 'a directory, not a file' : 'a device or a pipe, not a file'
  throw new PuzzleError('unwritable', `${path} is ${what}`)
}

function foundAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw new PuzzleError('unwritable', `${path} cannot be written: ${reasonOf(error)}`)
  }
}

/** Makes a folder and those above it, one by one: where the system makes none (/proc), Node's own way never ends. */
export function makeFolders(path: string): void {
  const missing: string[] = []
  let folder = resolve(path)
  while (!statSync(folder, { throwIfNoEntry: false })) {
    missing.unshift(folder)
    folder = dirname(folder)
  }
  for (const each of missing) {
    try {
      mkdirSync(each)
    } catch (error) {
      // Somebody else may have made it meanwhile.
      if (!statSync(each, { throwIfNoEntry: false })?.isDirectory()) throw error
    }
  }
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
