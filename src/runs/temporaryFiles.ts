// Temporary files: created anew under names that nobody can guess, so that nothing of anybody's is ever written, whatever waits
// in a folder that others may write to.

import { randomBytes } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeIfThere } from './fileSystem.ts'

const randomName = () => `.puzzlewright-${randomBytes(8).toString('hex')}`

/**
 * Writes a new file in a folder and hands its path over; afterwards it is gone, unless it was moved. Throws the system's error,
 * and leaves nothing then.
 */
export function withTemporary<T>(
  folder: string,
  content: string | Uint8Array,
  use: (path: string) => T,
  name = randomName(),
): T {
  const path = join(folder, name)
  // Exclusively: what is there, a link too, is not opened.
  const file = openSync(path, 'wx')
  try {
    try {
      writeFileSync(file, content)
    } finally {
      closeSync(file)
    }
    return use(path)
  } finally {
    removeIfThere(path)
  }
}
