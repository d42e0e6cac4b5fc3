// Where files really are: behind symbolic links, in folders that may have to be made first.

import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  rmSync,
  type Stats,
  statSync,
} from 'node:fs'
import { basename, dirname, join, relative, resolve, sep } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { systemReason } from './systemErrors.ts'

/** As many links, one naming the next, as Linux follows. */
const MOST_LINKS = 40

/**
 * The real path of a file, which need not exist: what a symbolic link names, not the link, also where that is not there yet. Two
 * paths to one place have the same real path (hard links do not). Throws the system's error.
 */
export function realPlace(path: string): string {
  let place = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    place = join(realFolder(dirname(place)), basename(place))
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place
    place = resolve(dirname(place), readlinkSync(place))
  }
  throw Object.assign(new Error(`${path} is a loop of symbolic links`), {
    code: 'ELOOP',
    syscall: 'readlink',
  })
}

/** The real path of a folder, whose last parts need not exist. */
function realFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false }) || folder === dirname(folder))
    return realpathSync.native(folder)
  return join(realFolder(dirname(folder)), basename(folder))
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
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
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

/** Removes a file if it is there and can be removed. */
export function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // What could not be written is not there; what is left does no harm.
  }
}

/** What is at a path, links not followed; nothing where a part of it is not there, or is no folder. */
export function lookAt(path: string): Stats | undefined {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** The paths of all files below a folder, with slashes. */
export function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => !file.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}
