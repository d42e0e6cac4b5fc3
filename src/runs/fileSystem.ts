// Paths and folders: resolves symbolic links, also of files that do not exist yet, and makes and lists
// folders.

import {
  chmodSync,
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
import { PuzzleError } from '../families/puzzleError.ts'
import { systemReason } from './systemErrors.ts'

/** The number of links in a row that Linux follows. */
const MOST_LINKS = 40

/**
 * Returns the real path of a file, which need not exist. Symbolic links are replaced by their targets, even
 * if the targets do not exist. Two paths to one place have the same real path (except hard links). Throws the
 * system's error.
 */
export function realPlace(path: string): string {
  let place = resolve(path)
  for (let links = 0; links < MOST_LINKS; links++) {
    place = join(realFolder(dirname(place)), basename(place))
    if (!lstatSync(place, { throwIfNoEntry: false })?.isSymbolicLink()) return place
    place = resolve(dirname(place), readlinkSync(place))
  }
  throw Object.assign(new Error(`${path} is a loop of symbolic links; name another path`), {
    code: 'ELOOP',
    syscall: 'readlink',
  })
}

/** Returns the real path of a folder, whose last parts need not exist. */
function realFolder(folder: string): string {
  if (statSync(folder, { throwIfNoEntry: false }) || folder === dirname(folder))
    return realpathSync.native(folder)
  return join(realFolder(dirname(folder)), basename(folder))
}

/** Whether both are the same file: by one path, a symbolic link or a hard link. */
export function isSameFile(one: Stats | undefined, other: Stats | undefined): boolean {
  return one?.isFile() === true && one.dev === other?.dev && one.ino === other.ino
}

/** Whether the path `real` is the path `other`, or lies below it; both are real paths. */
export function isAtOrIn(real: string, other: string): boolean {
  return real === other || real.startsWith(other.endsWith(sep) ? other : other + sep)
}

/** Throws a PuzzleError if the path exists and is not a file but a folder, a device or a pipe. */
export function expectFile(path: string): void {
  const found = foundAt(path)
  const fault = found && kindOtherThanFile(found)
  if (fault !== undefined) throw new PuzzleError('unwritable', `${path} ${fault}`)
}

/** A phrase that says what is at a path instead of a file; undefined for a file. */
export function kindOtherThanFile(found: Pick<Stats, 'isFile' | 'isDirectory'>): string | undefined {
  if (found.isFile()) return undefined
  return found.isDirectory() ? 'is a directory, not a file' : 'is a device or a pipe, not a file'
}

function foundAt(path: string) {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  }
}

/** Who can read a file or list a folder: its owner alone, or everybody. */
export type Access = 'private' | 'public'

/**
 * The mode of a file or folder with this access. The permissions that the owner and the group have for public
 * files are kept.
 */
export function accessMode(found: Pick<Stats, 'mode' | 'isDirectory'>, access: Access): number {
  const isFolder = found.isDirectory()
  if (access === 'private') return isFolder ? 0o700 : 0o600
  return (found.mode & 0o777) | (isFolder ? 0o555 : 0o444)
}

/**
 * Makes a folder and its missing parents one by one. Node's recursive option never returns where the system
 * forbids folders, such as in /proc. If an access is given, the new folders get it, whatever the umask of the
 * process is.
 */
export function makeFolders(path: string, access?: Access): void {
  const missing: string[] = []
  let folder = resolve(path)
  while (!statSync(folder, { throwIfNoEntry: false })) {
    missing.unshift(folder)
    folder = dirname(folder)
  }
  for (const each of missing) {
    try {
      mkdirSync(each)
      if (access) chmodSync(each, accessMode(statSync(each), access))
    } catch (error) {
      // Another process may have made it in the meantime.
      if (!statSync(each, { throwIfNoEntry: false })?.isDirectory()) throw error
    }
  }
}

/** Removes a file if it exists and can be removed. */
export function removeIfThere(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // A leftover file does no harm.
  }
}

/**
 * The status of a path, without following links; undefined if a part of the path does not exist or is not a
 * folder.
 */
export function lookAt(path: string) {
  try {
    return lstatSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return undefined
    throw error
  }
}

/** Returns the paths of all files below a folder, relative to it, with slashes. */
export function pathsBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => !file.isDirectory())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
}
