// Writes a large file in little memory: under a random name with the ending .part, and under its own when it is whole.
// A run that was killed leaves its part, which the next one removes. Two runs that write one file at once, which a lock
// should prevent, never write into each other's part: the first finds that its own part is gone, and fails.

import { createHash, randomBytes } from 'node:crypto'
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { PuzzleError } from '../../families/puzzleError.ts'
import { NAMING } from '../atomicWrite.ts'
import { expectFile, lookAt, makeFolders, removeIfThere } from '../fileSystem.ts'
import { writing } from '../systemErrors.ts'

/** Small pieces are written together. */
const PIECE = 1 << 19

/** A file that is being written. */
type PartFile = ReturnType<typeof partFile>

const PART = /^\.[0-9a-f]{16}\.part$/

/**
 * Makes the folder of a file, and starts to write the file. Throws a PuzzleError, as its functions do.
 * `flushNames`, which puts the names in a folder on the disk, is replaced in tests.
 */
export function partFile(path: string, flushNames: (folder: string) => void = NAMING.flush) {
  const folder = dirname(path)
  const part = `${path}.${randomBytes(8).toString('hex')}.part`
  const file = writing(path, () => {
    makeFolders(folder)
    removeParts(folder, basename(path))
    // The flag x refuses an existing file or link.
    return openSync(part, 'wx')
  })
  const hash = createHash('sha256')
  const waiting = Buffer.allocUnsafe(PIECE)
  let length = 0
  let bytes = 0
  let isOpen = true

  function write(piece: Uint8Array): void {
    hash.update(piece)
    bytes += piece.length
    writing(path, () => writeFileSync(file, piece))
  }

  function writeWaiting(): void {
    if (length > 0) write(waiting.subarray(0, length))
    length = 0
  }

  function close(): void {
    if (isOpen) closeSync(file)
    isOpen = false
  }

  return {
    /** Adds bytes. */
    add(piece: Uint8Array): void {
      if (length + piece.length > PIECE) writeWaiting()
      if (piece.length > PIECE) {
        write(piece)
      } else {
        waiting.set(piece, length)
        length += piece.length
      }
    },
    /** Adds a line. */
    addLine(line: string): void {
      this.add(Buffer.from(`${line}\n`))
    },
    /** Flushes the file to the disk and closes it. */
    end() {
      writeWaiting()
      writing(path, () => fsyncSync(file))
      close()
      return { bytes, sha256: hash.digest('hex') }
    },
    /** Gives the file its name, also on the disk. */
    name(): void {
      writing(path, () => {
        if (!lookAt(part))
          throw new PuzzleError(
            'conflict',
            `${path}: another run is writing it; wait until it ends, or choose another --out`,
          )
        renameSync(part, path)
        flushNames(folder)
      })
    },
    /** Removes the file, unless it already has its final name. */
    abandon(): void {
      close()
      removeIfThere(part)
    },
  }
}

/**
 * Writes several files. All get their names when `work` calls `name`, which returns their sizes and hashes;
 * if `name` is not called, none gets its name.
 */
export async function withPartFiles<T>(
  paths: readonly string[],
  work: (files: readonly PartFile[], name: () => ReturnType<PartFile['end']>[]) => Promise<T>,
): Promise<T> {
  const files: PartFile[] = []
  function end() {
    const ends = files.map((file) => file.end())
    for (const file of files) file.name()
    return ends
  }
  try {
    for (const path of paths) {
      expectFile(path)
      files.push(partFile(path))
    }
    return await work(files, end)
  } finally {
    // Files that already have their final names are not removed.
    for (const file of files) file.abandon()
  }
}

/** Removes the parts of a file that earlier runs have left. */
function removeParts(folder: string, name: string): void {
  for (const other of readdirSync(folder)) {
    if (other.startsWith(name) && PART.test(other.slice(name.length))) removeIfThere(join(folder, other))
  }
}
