// Finds repeated keys in the files of keys. Each pass reads all of them again, which costs less than to sort
// them on the disk: ten million keys are 160 MB.

import { closeSync, openSync } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { KEY_BYTES } from '../../corpus/chunkKeys.ts'
import {
  countPasses,
  joinRepeats,
  KEY_WORDS,
  type KeyPass,
  makeKeyPass,
  type Repeats,
} from '../../corpus/repeatedKeys.ts'
import { PuzzleError } from '../../families/error.ts'
import { inFile, unreadable } from '../systemErrors.ts'
import { readBytes } from './readBytes.ts'

/** A file of keys. */
export interface KeyFile {
  /** Its path. */
  readonly path: string
  /** The number of its keys. */
  readonly keys: number
}

/** Options for finding repeated keys. */
interface RepeatOptions {
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets the number of keys that were read; all are read in each pass. */
  readonly onKeys?: (keys: number) => void
}

/** No repeats. */
export const NO_REPEATS: Repeats = { positions: new Uint32Array(0), firsts: new Uint32Array(0) }

/** The number of keys that are read at a time. */
const PIECE = 1 << 16

/** The number of keys that are read in all passes over files. */
export function keysToRead(files: readonly KeyFile[]): number {
  const total = totalOf(files)
  return total * countPasses(total)
}

/**
 * Finds the keys that occur more than once. Positions count over all files. Returns nothing if the signal ended
 * the work; throws a PuzzleError if a file cannot be read.
 */
export async function findRepeats(
  files: readonly KeyFile[],
  { signal, onKeys = () => {} }: RepeatOptions,
): Promise<Repeats | undefined> {
  const total = totalOf(files)
  const passes = countPasses(total)
  const words = new Uint32Array(KEY_WORDS * PIECE)
  let repeats = NO_REPEATS
  for (let number = 0; number < passes; number++) {
    const pass = makeKeyPass(number, passes, total)
    let position = 0
    for (const file of files) {
      await setImmediate()
      if (signal.aborted) return undefined
      addFile(pass, file, position, words, onKeys)
      position += file.keys
    }
    repeats = joinRepeats(repeats, pass.repeats())
  }
  return repeats
}

function totalOf(files: readonly KeyFile[]): number {
  return files.reduce((sum, { keys }) => sum + keys, 0)
}

function addFile(
  pass: KeyPass,
  { path, keys }: KeyFile,
  position: number,
  words: Uint32Array,
  onKeys: (keys: number) => void,
): void {
  try {
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
  } catch (error) {
    throw inFile(path, error instanceof PuzzleError ? error : unreadable(error))
  }
}
