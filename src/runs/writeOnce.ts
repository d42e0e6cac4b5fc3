// Writes files that are complete and never change: a temporary file is written and flushed to the disk, and
// gets its name only if no file has it. So two writers may write the same file at the same time, also on
// two machines that share a folder.

import { closeSync, fsyncSync, linkSync, openSync, readFileSync, renameSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { lookAt, makeFolders } from './fileSystem.ts'
import { errorCode, systemReason } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/** Whether a file was written, or was there with the same content or with another one. */
type Written = 'new' | 'same' | 'other'

/** Writes a file unless one has its name. Throws a PuzzleError if it cannot be written; then no part of it is left. */
export function writeOnce(path: string, content: string | Uint8Array): Written {
  try {
    const folder = dirname(path)
    makeFolders(folder)
    if (lookAt(path)) return isContent(path, content)
    return withTemporary(folder, content, (half) => {
      flush(half)
      if (!isNamed(half, path)) return isContent(path, content)
      flush(folder)
      return 'new'
    })
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  }
}

function isContent(path: string, content: string | Uint8Array): Written {
  return readFileSync(path).equals(Buffer.from(content)) ? 'same' : 'other'
}

/** Errors of file systems without hard links. */
const NO_LINKS = ['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EXDEV', 'EMLINK']

/** Gives a file its name. Returns false if another file has it. */
function isNamed(half: string, path: string): boolean {
  try {
    linkSync(half, path)
    return true
  } catch (error) {
    const code = errorCode(error) ?? ''
    if (code === 'EEXIST') return false
    if (!NO_LINKS.includes(code)) throw error
    if (lookAt(path)) return false
    renameSync(half, path)
    return true
  }
}

/** Waits until a file, or the names in a folder, are on the disk. */
export function flush(path: string): void {
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

/** The alarm that a file which never changes would get another content. */
export function changedFile(path: string): PuzzleError {
  const message = `${path}: made again with other bytes, and left as it was; find out which machine differs (log.jsonl), remove ${basename(path)} or the folder, and make it again`
  return new PuzzleError('conflict', message)
}
