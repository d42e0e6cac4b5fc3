// Writes a large file in little memory: under a random name with the ending .part, and under its own when it is
// whole. A run that was killed leaves its part, which the next one removes. Two runs that write one file at once,
// which a lock should prevent, never write into each other's part: the first finds its own gone, and fails.

import { createHash, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { lookAt, makeFolders, removeIfThere } from '../fileSystem.ts'
import { systemReason } from '../systemErrors.ts'
import { NAMING } from '../writeFiles.ts'

/** Small pieces are written together. */
const PIECE = 1 << 19

/** A file that is being written. */
export interface PartFile {
  /** Adds bytes. */
  add(piece: Uint8Array): void
  /** Flushes the file to the disk and closes it. */
  end(): { readonly bytes: number; readonly sha256: string }
  /** Gives the file its name, also on the disk. */
  name(): void
  /** Removes it, unless it has its name. */
  abandon(): void
}

/**
 * Starts to write a file, whose folder is made. Throws a PuzzleError, as its functions do. `flushNames`, which puts
 * the names in a folder on the disk, is replaced in tests.
 */
export function partFile(path: string, flushNames: (folder: string) => void = NAMING.flush): PartFile {
  const attempt = <T>(work: () => T): T => attemptOn(path, work)
  const { part, file } = attempt(() => openPart(path))
  const pieces = joinPieces((piece) => attempt(() => writeFileSync(file, piece)))
  let isOpen = true

  function close(): void {
    if (isOpen) closeSync(file)
    isOpen = false
  }

  return {
    add: pieces.add,
    end() {
      const written = pieces.end()
      attempt(() => fsyncSync(file))
      close()
      return written
    },
    name() {
      attempt(() => {
        if (!lookAt(part)) throw new PuzzleError('conflict', `${path}: another run has begun to write it`)
        renameSync(part, path)
        flushNames(dirname(path))
      })
    },
    abandon() {
      close()
      removeIfThere(part)
    },
  }
}

function attemptOn<T>(path: string, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (error instanceof PuzzleError) throw error
    throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
  }
}

const PART = /^\.[0-9a-f]{16}\.part$/

/** Opens a new part of a file, and removes those that earlier runs have left. */
function openPart(path: string): { readonly part: string; readonly file: number } {
  const folder = dirname(path)
  const name = basename(path)
  makeFolders(folder)
  for (const other of readdirSync(folder)) {
    if (other.startsWith(name) && PART.test(other.slice(name.length))) removeIfThere(join(folder, other))
  }
  const part = join(folder, `${name}.${randomBytes(8).toString('hex')}.part`)
  // The flag x refuses an existing file or link.
  return { part, file: openSync(part, 'wx') }
}

/** Joins small pieces to larger ones, and hashes them. */
function joinPieces(write: (piece: Uint8Array) => void) {
  const hash = createHash('sha256')
  const waiting = Buffer.allocUnsafe(PIECE)
  let length = 0
  let bytes = 0

  function pass(piece: Uint8Array): void {
    hash.update(piece)
    bytes += piece.length
    write(piece)
  }

  function passWaiting(): void {
    if (length > 0) pass(waiting.subarray(0, length))
    length = 0
  }

  return {
    add(piece: Uint8Array): void {
      if (length + piece.length > PIECE) passWaiting()
      if (piece.length > PIECE) {
        pass(piece)
      } else {
        waiting.set(piece, length)
        length += piece.length
      }
    },
    end() {
      passWaiting()
      return { bytes, sha256: hash.digest('hex') }
    },
  }
}
