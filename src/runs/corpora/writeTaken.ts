// Writes a finished corpus from files of records with their keys: finds the keys that agree, then copies the
// puzzles that are taken. Chunks of one corpus and several corpora are finished alike.

import { join } from 'node:path'
import { MOST_DRAWS } from '../../corpus/planChunks.ts'
import { type FormFinder, KEY_BYTES, makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { makeTaker, type PuzzleTaker, type PuzzleTally } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { CORPUS_FILE, CORPUS_KEYS } from './corpusSource.ts'
import { findRepeats, type KeyFile, keysToRead, readKeys } from './keyFiles.ts'
import { partFile } from './partFile.ts'
import type { Watched } from './progress.ts'
import { lineBlocks, lineEnd } from './recordLines.ts'

/** The puzzles to write. */
interface ToWrite {
  /** The folder to write to, which must be locked. */
  readonly folder: string
  /** The files in their order. */
  readonly files: readonly KeyedFile[]
  /** The number of puzzles that each set needs. */
  readonly counts: readonly number[]
  /** Returns what is wrong with a file, if anything, before it is copied. */
  check(file: KeyedFile): Promise<string | undefined>
  /** Whether the numbers of puzzles that were taken are those that are wanted. */
  accept(tallies: readonly Readonly<PuzzleTally>[]): boolean
}

/** What was written, and what became of the puzzles of each set. */
export interface Taken {
  /** The files; undefined if the numbers were not accepted, and nothing was written. */
  readonly written?: WrittenCorpusFiles
  /** The numbers of each set. */
  readonly tallies: readonly Readonly<PuzzleTally>[]
}

/** Writes the puzzles that are taken. Returns nothing if the signal ended the work; then nothing is written. */
export async function writeTaken(
  { folder, files, counts, check, accept }: ToWrite,
  { signal, startCount }: Watched,
): Promise<Taken | undefined> {
  const keyFiles = files.map(({ keyFile }) => keyFile)
  const total = keyFiles.reduce((sum, { keys }) => sum + keys, 0)
  if (total > MOST_DRAWS) {
    throw new PuzzleError(
      'length',
      `${folder}: expected at most ${MOST_DRAWS} puzzles, got ${total}; divide the recipe`,
    )
  }
  const reading = startCount('keys', keysToRead(keyFiles))
  const repeats = await findRepeats(keyFiles, { signal, onKeys: reading.advance }).finally(reading.stop)
  if (!repeats) return undefined
  const taker = makeTaker(counts, repeats)
  const writer = writeCorpus(folder)
  const copying = startCount('puzzles', total)
  try {
    const work = { taker, formOf: makeFormFinder(), writer, signal, onPuzzles: copying.advance }
    const faults: string[] = []
    let position = 0
    for (const file of files) {
      if (signal.aborted) return undefined
      const fault = await check(file)
      if (fault !== undefined) faults.push(fault)
      // After the first fault, the other files are only checked.
      if (faults.length === 0) await copyTaken(file, position, work)
      position += file.keyFile.keys
    }
    if (signal.aborted) return undefined
    if (faults.length > 0) throw new PuzzleError('conflict', faults.join('\n'))
    const { tallies } = taker
    return accept(tallies) ? { written: writer.finish(), tallies } : { tallies }
  } finally {
    copying.stop()
    // Files that have their names stay.
    writer.abandon()
  }
}

// Copies the puzzles that a corpus takes, from files of records with their keys. Records are copied as bytes;
// only where keys agree is a record read.

/** A file of records with their keys. */
export interface KeyedFile {
  /** The path of the records. */
  readonly path: string
  /** The file of their keys. */
  readonly keyFile: KeyFile
  /** The number of the set that the puzzle of a line is for; lines count from 0. */
  readonly setOf: (line: number) => number
}

/** What copying needs. */
interface CopyTaken {
  /** Decides which puzzles are taken. */
  readonly taker: PuzzleTaker
  /** Returns the form that twins share. */
  readonly formOf: FormFinder
  /** Gets the puzzles that are taken. */
  readonly writer: CorpusWriter
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Gets the number of puzzles that were looked at. */
  readonly onPuzzles?: (puzzles: number) => void
}

/**
 * Copies the puzzles of a file that are taken. `position` is that of its first puzzle among all. Throws a
 * PuzzleError if the file does not have a record for each key.
 */
async function copyTaken(
  { path, keyFile, setOf }: KeyedFile,
  position: number,
  { taker, formOf, writer, signal, onPuzzles = () => {} }: CopyTaken,
): Promise<void> {
  const keys = readKeys(keyFile)
  let line = 0
  try {
    for await (const block of lineBlocks(path, { signal })) {
      const before = line
      let copied = 0
      let from = 0
      while (from < block.length) {
        const end = lineEnd(block, from)
        const form = () => formAt(formOf, block.toString('utf8', from, end), `${path}:${line + 1}`)
        if (line < keyFile.keys && taker.decide(setOf(line), position + line, form) === 'taken') {
          writer.addKey(keys.at(line))
        } else {
          if (from > copied) writer.addLines(block.subarray(copied, from))
          copied = end
        }
        from = end
        line++
      }
      if (from > copied) writer.addLines(block.subarray(copied))
      onPuzzles(line - before)
    }
  } finally {
    keys.close()
  }
  if (line === keyFile.keys || signal.aborted) return
  throw new PuzzleError('conflict', `${path}: expected ${keyFile.keys} records, as many as keys, got ${line}`)
}

function formAt(formOf: FormFinder, line: string, place: string): string {
  try {
    return formOf(line.trimEnd())
  } catch (error) {
    throw error instanceof PuzzleError ? new PuzzleError(error.code, `${place}: ${error.message}`) : error
  }
}

// Writes the files of a finished corpus, corpus.jsonl and corpus.keys.

/** Writes a finished corpus. */
interface CorpusWriter {
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
interface WrittenCorpusFiles {
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
function writeCorpus(folder: string): CorpusWriter {
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
