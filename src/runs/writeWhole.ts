// Files that are there whole or not at all: written under another name beside their place, then moved there.

import { renameSync } from 'node:fs'
import { dirname } from 'node:path'
import { PuzzleError } from '../families/error.ts'
import { expectFile, makeFolders, realPlace } from './fileSystem.ts'
import { systemReason } from './systemErrors.ts'
import { withTemporary } from './temporaryFiles.ts'

/**
 * Writes a file, and makes its folder if there is none; of a symbolic link it writes the target. Throws a PuzzleError that names
 * the file, as it is called to the person; what was there before stays then.
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
