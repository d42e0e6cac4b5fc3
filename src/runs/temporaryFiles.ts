// Temporary files: newly created under random names, so that no existing file is written to, even in a folder
// that other users can write to.

import { randomBytes } from 'node:crypto'
import { closeSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { removeIfThere } from './fileSystem.ts'

const randomName = () => `.puzzlewright-${randomBytes(8).toString('hex')}`

/**
 * Writes a new file in a folder and passes its path to `use`. Afterwards the file is removed, unless it was
 * moved. Throws the system's error, and then leaves no file.
 */
export function withTemporary<T>(
  folder: string,
  content: string | Uint8Array,
  use: (path: string) => T,
  name = randomName(),
): T {
  const path = join(folder, name)
  // The flag x refuses an existing file or link.
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
