// Writes files completely or not at all: to a temporary file in the same folder, which is then moved into
// place.

import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { expectFile, makeFolders, realPlace } from './fileSystem.ts'
import { systemReason } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/**
 * Writes a file, and makes its folder if it does not exist. The target of a symbolic link is written, not the
 * link. Throws a PuzzleError that calls the file `name`; an existing file then stays unchanged.
 */
export function writeWhole(path: string, content: string | Uint8Array, name = path): void {
  expectFile(path)
  try {
    const place = realPlace(path)
    makeFolders(dirname(place))
    withTemporary(dirname(place), content, (half) => renameSync(half, place))
  } catch (error) {
    throw new PuzzleError('unwritable', `${name} cannot be written: ${systemReason(error)}`)
  }
}
