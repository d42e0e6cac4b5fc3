// Reads the keys of records one after the other.

import { closeSync, openSync } from 'node:fs'
import { KEY_BYTES } from '../../corpus/chunkKeys.ts'
import { PuzzleError } from '../../families/error.ts'
import { inFile, unreadable } from '../systemErrors.ts'
import type { KeyFile } from './keyRepeats.ts'
import { readBytes } from './readBytes.ts'

/** The number of keys that are read at a time. */
const KEYS_AT_ONCE = 1 << 14

/** Reads keys in the order of their lines. */
export interface KeyReader {
  /** The key of a line, from 0; lines must ascend. The buffer is used again. */
  at(line: number): Buffer
  /** Closes the file. */
  close(): void
}

/** Opens a file of keys. Throws a PuzzleError if it cannot be read. */
export function readKeys({ path, keys }: KeyFile): KeyReader {
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw inFile(path, error instanceof PuzzleError ? error : unreadable(error))
    }
  }
  const file = attempt(() => openSync(path, 'r'))
  const bytes = Buffer.alloc(KEY_BYTES * Math.min(KEYS_AT_ONCE, keys))
  let first = -KEYS_AT_ONCE
  return {
    at(line) {
      if (line >= first + KEYS_AT_ONCE) {
        first = line - (line % KEYS_AT_ONCE)
        const read = bytes.subarray(0, KEY_BYTES * Math.min(KEYS_AT_ONCE, keys - first))
        attempt(() => readBytes(file, read, KEY_BYTES * first))
      }
      return bytes.subarray(KEY_BYTES * (line - first), KEY_BYTES * (line - first + 1))
    },
    close: () => closeSync(file),
  }
}
