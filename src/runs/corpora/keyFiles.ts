// Reads the keys of records one after the other.

import { closeSync, openSync, readSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import {
  countPasses,
  joinRepeats,
  KEY_WORDS,
  type KeyPass,
  makeKeyPass,
  type Repeats,
} from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { atFile } from '../systemErrors.ts'
import { counted, type Watched } from './progress.ts'

/** The number of keys that are read at a time. */
const KEYS_AT_ONCE = 1 << 14

/** Reads keys in the order of their lines. */
export type KeyReader = ReturnType<typeof readKeys>

/** Opens a file of keys. Throws a PuzzleError if it cannot be read. */
export function readKeys({ path, keys }: KeyFile) {
  const file = atFile(path, () => openSync(path, 'r'))
  const bytes = Buffer.alloc(KEY_BYTES * Math.min(KEYS_AT_ONCE, keys))
  let first = -KEYS_AT_ONCE
  return {
    /** The key of a line, from 0; lines must ascend. The buffer is used again. */
    at(line: number): Buffer {
      if (line >= first + KEYS_AT_ONCE) {
        first = line - (line % KEYS_AT_ONCE)
        const read = bytes.subarray(0, KEY_BYTES * Math.min(KEYS_AT_ONCE, keys - first))
        atFile(path, () => readBytes(file, read, KEY_BYTES * first))
      }
      return bytes.subarray(KEY_BYTES * (line - first), KEY_BYTES * (line - first + 1))
    },
    /** Closes the file. */
    close: () => closeSync(file),
  }
}

// Finds repeated keys in the files of keys. Each pass reads all of them again, which costs less than to sort
// them on the disk: ten million keys are 160 MB.

/** A file of keys. */
export interface KeyFile {
  /** Its path. */
  readonly path: string
  /** The number of its keys. */
  readonly keys: number
}

/** No repeats. */
export const NO_REPEATS: Repeats = { positions: new Uint32Array(0), firsts: new Uint32Array(0) }

/** The number of keys that are read at a time. */
const PIECE = 1 << 16

/**
 * Finds the keys that occur more than once. Positions count over all files; all keys are read in each pass. Returns
 * nothing if the signal ended the work; throws a PuzzleError if a file cannot be read.
 */
export async function findRepeats(files: readonly KeyFile[], watched: Watched): Promise<Repeats | undefined> {
  const total = countKeys(files)
  const passes = countPasses(total)
  return counted(watched, 'keys', total * passes, async (advance) => {
    const words = new Uint32Array(KEY_WORDS * PIECE)
    let repeats = NO_REPEATS
    for (let number = 0; number < passes; number++) {
      const pass = makeKeyPass(number, passes, total)
      let position = 0
      for (const file of files) {
        await setImmediate()
        if (watched.signal.aborted) return undefined
        atFile(file.path, () => addFile(pass, file, position, words, advance))
        position += file.keys
      }
      repeats = joinRepeats(repeats, pass.repeats())
    }
    return repeats
  })
}

/** The number of keys in files. */
export function countKeys(files: readonly KeyFile[]): number {
  return files.reduce((sum, { keys }) => sum + keys, 0)
}

function addFile(
  pass: KeyPass,
  { path, keys }: KeyFile,
  position: number,
  words: Uint32Array,
  onKeys: (keys: number) => void,
): void {
  const file = openSync(path, 'r')
  const bytes = new Uint8Array(words.buffer)
  try {
    for (let from = 0; from < keys; from += PIECE) {
      const count = Math.min(PIECE, keys - from)
      readBytes(file, bytes.subarray(0, KEY_BYTES * count), KEY_BYTES * from)
      pass.add(words, count, position + from)
      onKeys(count)
    }
  } finally {
    closeSync(file)
  }
}

// Reads from a file as many bytes as are asked for. One read of the system may give fewer, as on file servers.

/** Reads bytes of an open file at a position; replaced in tests. */
type Read = (file: number, into: Uint8Array, offset: number, length: number, position: number) => number

/** Fills `into` with the bytes from `position` on. Throws a PuzzleError if the file ends before. */
export function readBytes(file: number, into: Uint8Array, position: number, read: Read = readSync): void {
  let done = 0
  while (done < into.length) {
    const bytes = read(file, into, done, into.length - done, position + done)
    if (bytes === 0) {
      const message = `ends after ${position + done} bytes; expected at least ${position + into.length}`
      throw new PuzzleError('unreadable', message)
    }
    done += bytes
  }
}
