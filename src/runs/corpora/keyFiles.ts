// The files of keys of a corpus: reads them in order, and finds the keys that occur more than once.

import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { countPasses, makeRepeatFinder, type Repeats } from '../../corpus/dropDuplicates.ts'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { atFile } from '../systemErrors.ts'
import { counted, type Watched } from './showStepProgress.ts'

/** A file of keys. */
export interface KeyFile {
  /** Its path. */
  readonly path: string
  /** The number of its keys. */
  readonly keys: number
}

/** The number of keys in files. */
export function countKeys(files: readonly KeyFile[]): number {
  return files.reduce((sum, { keys }) => sum + keys, 0)
}

/** The number of keys that are read at a time. */
const KEYS_AT_ONCE = 1 << 14

/** Yields the keys of a file, many at a time, in a buffer that is used again. Throws a PuzzleError if it cannot be read. */
function* keyPieces({ path, keys }: KeyFile): Generator<Buffer<ArrayBuffer>, undefined> {
  const file = atFile(path, () => openSync(path, 'r'))
  const bytes = Buffer.alloc(KEY_BYTES * Math.min(KEYS_AT_ONCE, keys))
  try {
    for (let from = 0; from < keys; from += KEYS_AT_ONCE) {
      const piece = bytes.subarray(0, KEY_BYTES * Math.min(KEYS_AT_ONCE, keys - from))
      atFile(path, () => readBytes(file, piece, KEY_BYTES * from))
      yield piece
    }
  } finally {
    closeSync(file)
  }
}

/** Opens a file of keys, to read them in the order of their lines. Throws a PuzzleError if it cannot be read. */
export function readKeys(keyFile: KeyFile) {
  const pieces = keyPieces(keyFile)
  let piece = Buffer.alloc(0)
  let end = 0
  return {
    /** The key of a line, from 0; lines must ascend. Undefined after the last line. The buffer is used again. */
    at(line: number): Buffer | undefined {
      while (line >= end && line < keyFile.keys) {
        piece = pieces.next().value ?? piece
        end += piece.length / KEY_BYTES
      }
      const from = piece.length - KEY_BYTES * (end - line)
      return line < keyFile.keys ? piece.subarray(from, from + KEY_BYTES) : undefined
    },
    /** Closes the file. */
    close(): void {
      pieces.return(undefined)
    },
  }
}

/**
 * Finds the keys that occur more than once. Positions count over all files. Each pass reads all of them again, which costs
 * less than to sort them on the disk: ten million keys are 160 MB. Returns nothing if the signal ended the work; throws a
 * PuzzleError if a file cannot be read.
 */
export async function findRepeats(files: readonly KeyFile[], watched: Watched): Promise<Repeats | undefined> {
  const total = countKeys(files)
  const passes = countPasses(total)
  return counted(watched, 'keys', total * passes, async (advance) => {
    const finder = makeRepeatFinder(total)
    for (let pass = 0; pass < passes; pass++) {
      const look = finder.startPass(pass)
      let position = 0
      for (const file of files) {
        await setImmediate()
        if (watched.signal.aborted) return undefined
        for (const piece of keyPieces(file)) {
          const keys = piece.length / KEY_BYTES
          look(new Uint32Array(piece.buffer, 0, piece.length / Uint32Array.BYTES_PER_ELEMENT), position)
          position += keys
          advance(keys)
        }
      }
    }
    return finder.repeats()
  })
}

// Reads from a file as many bytes as are asked for. One read of the system may give fewer, as on file servers.

/** Reads bytes of an open file at a position; replaced in tests. */
type Read = (file: number, into: Uint8Array, offset: number, length: number, position: number) => number

/**
 * Fills `into` with the bytes from `position` on. Throws a PuzzleError if the file ends before `into` is
 * full.
 */
export function readBytes(file: number, into: Uint8Array, position: number, read: Read = readSync): void {
  let done = 0
  while (done < into.length) {
    const bytes = read(file, into, done, into.length - done, position + done)
    if (bytes === 0) {
      const message = `ends after ${position + done} bytes; expected at least ${position + into.length}; finish the corpus again`
      throw new PuzzleError('unreadable', message)
    }
    done += bytes
  }
}
