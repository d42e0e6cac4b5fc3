// Writes a large file in little memory: under a name with the ending .part, and under its own when it is whole.
// A run that was killed leaves the part; the next one writes it anew.

import { createHash } from 'node:crypto'
import { closeSync, constants, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { makeFolders, removeIfThere } from '../fileSystem.ts'
import { systemReason } from '../systemErrors.ts'

/** Small pieces are written together. */
const PIECE = 1 << 19

const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW

/** A file that is being written. */
export interface PartFile {
  /** Adds bytes. */
  add(piece: Uint8Array): void
  /** Flushes the file to the disk and closes it. */
  end(): { readonly bytes: number; readonly sha256: string }
  /** Gives the file its name. */
  name(): void
  /** Removes it, unless it has its name. */
  abandon(): void
}

/** Starts to write a file, whose folder is made. Throws a PuzzleError, as its functions do. */
export function partFile(path: string): PartFile {
  const part = `${path}.part`
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
    }
  }
  const file = attempt(() => {
    makeFolders(dirname(path))
    return openSync(part, FLAGS)
  })
  const hash = createHash('sha256')
  const waiting = Buffer.allocUnsafe(PIECE)
  let length = 0
  let bytes = 0
  let isOpen = true

  function write(piece: Uint8Array): void {
    hash.update(piece)
    bytes += piece.length
    attempt(() => writeFileSync(file, piece))
  }

  function flush(): void {
    if (length > 0) write(waiting.subarray(0, length))
    length = 0
  }

  function close(): void {
    if (isOpen) closeSync(file)
    isOpen = false
  }

  return {
    add(piece) {
      if (length + piece.length > PIECE) flush()
      if (piece.length > PIECE) {
        write(piece)
      } else {
        waiting.set(piece, length)
        length += piece.length
      }
    },
    end() {
      flush()
      attempt(() => fsyncSync(file))
      close()
      return { bytes, sha256: hash.digest('hex') }
    },
    name: () => attempt(() => renameSync(part, path)),
    abandon() {
      close()
      removeIfThere(part)
    },
  }
}
