// Puts what was written on the disk: a file, or the names in a folder. A file that gets its name before its content is on the
// disk may be empty after a power cut.

import { closeSync, fsyncSync, linkSync, openSync, renameSync } from 'node:fs'
import { errorCode } from './systemErrors.ts'

/** The operations that give a finished file its name; replaced in tests. */
export interface NamingOperations {
  /** Gives a file a second name, which no file must have. */
  link(path: string, name: string): void
  /** Gives a file another name, and takes it from any other. */
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
