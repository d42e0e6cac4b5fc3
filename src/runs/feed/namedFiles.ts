// The only gate for files that a plan names: a file that passes it may be published.

import { statSync } from 'node:fs'
import { resolve } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import { isAtOrIn, isSameFile, realPlace } from '../fileSystem.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { utf8Text } from '../readStream.ts'
import { atFile } from '../systemErrors.ts'

/** The maximum size in bytes of a file, by the key of the plan that names it. */
const MOST_BYTES = {
  words: 1 << 20,
  style: 1 << 20,
  from: 1 << 27,
  reserve: 1 << 27,
} as const

/** A key of a plan that names a file. */
export type FileKey = keyof typeof MOST_BYTES

/**
 * Reads a file that a plan names: a regular file in the folder of the feed, after links are followed, and none of the private
 * ones. Throws a PuzzleError that names it.
 */
export function readNamedFile(
  folder: string,
  privates: readonly string[],
  key: FileKey,
  name: string,
): string {
  return atFile(name, () => {
    const real = realPlace(resolve(folder, name))
    if (!isAtOrIn(real, realPlace(folder))) {
      throw new PuzzleError('unreadable', `not in the folder of the feed; copy the file into ${folder}`)
    }
    if (privates.some((one) => isAtOrIn(real, realPlace(one)) || isSameFile(statOf(real), statOf(one)))) {
      throw new PuzzleError('conflict', `is private, so the plan must not name it as "${key}"`)
    }
    const bytes = readRegularFile(real, MOST_BYTES[key])
    // Files of puzzles are checked where they are parsed, line by line.
    return key === 'words' || key === 'style' ? utf8Text(bytes) : bytes.toString()
  })
}

const statOf = (path: string) => statSync(path, { throwIfNoEntry: false })
