// Writes files completely or not at all: to a temporary file in the same folder, which is then moved into
// place.

import { randomBytes } from 'node:crypto'
import {
  closeSync,
  fchmodSync,
  fstatSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import {
  type Access,
  accessMode,
  expectFile,
  lookAt,
  makeFolders,
  pathsBelow,
  realPlace,
  removeIfThere,
} from './fileSystem.ts'
import { errorCode, writing } from './systemErrors.ts'

/**
 * Writes a file, and makes its folder if it does not exist. The target of a symbolic link is written, not the
 * link. Throws a PuzzleError that calls the file `name`; an existing file then stays unchanged.
 */
export function writeWhole(path: string, content: string | Uint8Array, name = path): void {
  replaceFile(path, content, name, renameSync)
}

/** Writes a file like `writeWhole` that only its owner can read, also if the umask allows more. */
export function writePrivate(path: string, content: string | Uint8Array): void {
  replaceFile(path, content, path, renameSync, 'private')
}

/**
 * Writes a private file of a folder that only this program writes; a large text may come in pieces. A symbolic link is replaced by
 * the file, not followed.
 */
export function writeKept(path: string, content: string | Uint8Array | Iterable<string>): void {
  replaceFile(path, content, path, renameSync, 'private', resolve)
}

/** Writes a file like `writeWhole` that every user can read, such as a web server, also if the umask allows less. */
export function writePublic(path: string, content: string | Uint8Array): void {
  replaceFile(path, content, path, renameSync, 'public')
}

/** Writes a file like `writeWhole`, and waits until the file is on the disk before and after it gets its name. */
export function writeFlushed(
  path: string,
  content: string | Uint8Array,
  { flush, rename }: Pick<NamingOperations, 'flush' | 'rename'> = NAMING,
): void {
  replaceFile(path, content, path, (half, place) => {
    flush(half)
    rename(half, place)
    flush(dirname(place))
  })
}

/** Writes a temporary file, which `move` moves into place. `placeOf` says where a path leads. */
function replaceFile(
  path: string,
  content: string | Uint8Array | Iterable<string>,
  name: string,
  move: (half: string, place: string) => void,
  access?: Access,
  placeOf: (path: string) => string = realPlace,
): void {
  expectFile(path)
  writing(name, () => {
    const place = placeOf(path)
    makeFolders(dirname(place), access)
    withTemporary(dirname(place), content, (half) => move(half, place), randomName(), access)
  })
}

// Writes files that are complete and never change: a temporary file is written and flushed to the disk, and gets its
// final name only if no file has that name. So two writers may write the same file at the same time, also on two
// machines that share a folder.

/** Whether a file was written, or existed with the same content or with other content. */
type Written = 'new' | 'same' | 'other'

/**
 * Writes a file unless a file of this name exists. Throws a PuzzleError if it cannot be written; then no part
 * of it is left.
 */
export function writeOnce(
  path: string,
  content: string | Uint8Array,
  operations: NamingOperations = NAMING,
): Written {
  return writing(path, () => {
    const folder = dirname(path)
    makeFolders(folder)
    if (lookAt(path)) return isContent(path, content)
    return withTemporary(folder, content, (half) => {
      operations.flush(half)
      if (!isNamed(half, path, operations)) return isContent(path, content)
      operations.flush(folder)
      return 'new'
    })
  })
}

function isContent(path: string, content: string | Uint8Array): Written {
  return readFileSync(path).equals(Buffer.from(content)) ? 'same' : 'other'
}

/** The codes of errors on file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK']

/** Gives a finished file its name. Returns false if another file has that name. */
function isNamed(half: string, path: string, { link, rename }: NamingOperations): boolean {
  try {
    link(half, path)
    return true
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (code === 'EEXIST') return false
    if (!NO_LINKS.includes(code)) throw error
    if (lookAt(path)) return false
    rename(half, path)
    return true
  }
}

// Flushes to the disk what was written: a file, or the names in a folder. A file that gets its name before its content
// is on the disk may be empty after a power cut.

/** The operations that give a finished file its name; replaced in tests. */
export interface NamingOperations {
  /** Gives a file a second name; fails if a file has that name. */
  link(path: string, name: string): void
  /** Gives a file another name, and replaces any file that has that name. */
  rename(path: string, name: string): void
  /** Waits until a file, or the names in a folder, are on the disk. */
  flush(path: string): void
}

/** The operations of the system. */
export const NAMING: NamingOperations = { link: linkSync, rename: renameSync, flush: flushFile }

function flushFile(path: string): void {
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } catch (error) {
    // Some systems cannot flush folders.
    if (!['EINVAL', 'EISDIR', 'EBADF', 'EPERM'].includes(errorCode(error) ?? '')) throw error
  } finally {
    closeSync(file)
  }
}

// Temporary files: newly created under random names, so that no existing file is written to, even in a folder
// that other users can write to.

const randomName = () => `.puzzlewright-${randomBytes(8).toString('hex')}`

const RANDOM_NAME = /(?:^|\/)\.puzzlewright-[0-9a-f]{16}$/

/** Removes the temporary files below a folder, which a run that was killed has left. No other run may write there. */
export function removeTemporaries(folder: string): void {
  if (!lookAt(folder)?.isDirectory()) return
  for (const path of pathsBelow(folder)) if (RANDOM_NAME.test(path)) removeIfThere(join(folder, path))
}

/**
 * Writes a new file in a folder and passes its path to `use`. Afterwards the file is removed, unless it was
 * moved. Throws the system's error, and then leaves no file.
 */
export function withTemporary<T>(
  folder: string,
  content: string | Uint8Array | Iterable<string>,
  use: (path: string) => T,
  name = randomName(),
  access?: Access,
): T {
  const path = join(folder, name)
  // The flag x refuses an existing file or link.
  const file = openSync(path, 'wx')
  try {
    try {
      if (access) fchmodSync(file, accessMode(fstatSync(file), access))
      const isWhole = typeof content === 'string' || content instanceof Uint8Array
      for (const piece of isWhole ? [content] : content) writeFileSync(file, piece)
    } finally {
      closeSync(file)
    }
    return use(path)
  } finally {
    removeIfThere(path)
  }
}
