// Writes files completely or not at all: to a temporary file in the same folder, which is then moved into
// place.

import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { expectFile, makeFolders, realPlace } from './fileSystem.ts'
import { NAMING, type NamingOperations } from './naming.ts'
import { systemReason } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/**
 * Writes a file, and makes its folder if it does not exist. The target of a symbolic link is written, not the
 * link. Throws a PuzzleError that calls the file `name`; an existing file then stays unchanged.
 */
export function writeWhole(path: string, content: string | Uint8Array, name = path): void {
  replaceFile(path, content, name, renameSync)
}

/** The same, and waits until the file is on the disk before and after it gets its name. */
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

/** Writes a temporary file, which `move` moves into place. */
function replaceFile(
  path: string,
  content: string | Uint8Array,
  name: string,
  move: (half: string, place: string) => void,
): void {
  expectFile(path)
  try {
    const place = realPlace(path)
    makeFolders(dirname(place))
    withTemporary(dirname(place), content, (half) => move(half, place))
  } catch (error) {
    throw new PuzzleError('unwritable', `${name} cannot be written: ${systemReason(error)}`)
  }
}
