// Writes the files of a finished corpus, corpus.jsonl and corpus.keys, in one go and in little memory: to files
// with the ending .part, which get their names when they are whole. A run that was killed leaves such files;
// the next one writes them anew.

import { createHash } from 'node:crypto'
import { closeSync, constants, fsyncSync, openSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_BYTES } from '../../corpus/chunkKeys.ts'
import { PuzzleError } from '../../families/error.ts'
import { removeIfThere } from '../fileSystem.ts'
import { systemReason } from '../systemErrors.ts'
import { CORPUS_FILE, CORPUS_KEYS } from './corpusSource.ts'

/** Writes a finished corpus. */
export interface CorpusWriter {
  /** Adds the bytes of whole lines. */
  addLines(bytes: Uint8Array): void
  /** Adds the key of one of these lines. */
  addKey(key: Uint8Array): void
  /** Flushes both files to the disk and gives them their names. */
  finish(): WrittenCorpusFiles
  /** Removes what was written. */
  abandon(): void
}

/** What was written. */
export interface WrittenCorpusFiles {
  /** The number of keys, one for each puzzle. */
  readonly puzzles: number
  /** The number of bytes of the records. */
  readonly bytes: number
  /** The SHA-256 of the records. */
  readonly sha256: string
  /** The SHA-256 of the keys. */
  readonly keys: string
}

/** Starts to write a corpus into a folder, which must be locked. Throws a PuzzleError, as its functions do. */
export function writeCorpus(folder: string): CorpusWriter {
  const lines = partFile(join(folder, CORPUS_FILE))
  const keys = partFile(join(folder, CORPUS_KEYS))
  return {
    addLines: lines.add,
    addKey: keys.add,
    finish() {
      const written = [lines, keys].map((file) => file.end())
      for (const file of [keys, lines]) file.name()
      const [records, keyed] = written
      return {
        puzzles: keyed.bytes / KEY_BYTES,
        bytes: records.bytes,
        sha256: records.sha256,
        keys: keyed.sha256,
      }
    },
    abandon() {
      lines.abandon()
      keys.abandon()
    },
  }
}

/** Small pieces are written together. */
const PIECE = 1 << 19

const FLAGS = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | constants.O_NOFOLLOW

function partFile(path: string) {
  const part = `${path}.part`
  const attempt = <T>(work: () => T): T => {
    try {
      return work()
    } catch (error) {
      throw new PuzzleError('unwritable', `${path} cannot be written: ${systemReason(error)}`)
    }
  }
  const file = attempt(() => openSync(part, FLAGS))
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
    add(piece: Uint8Array): void {
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
