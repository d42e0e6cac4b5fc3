// Writes the files of a finished corpus, corpus.jsonl and corpus.keys.

import { join } from 'node:path'
import { KEY_BYTES } from '../../corpus/chunkKeys.ts'
import { CORPUS_FILE, CORPUS_KEYS } from './corpusSource.ts'
import { partFile } from './partFile.ts'

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
