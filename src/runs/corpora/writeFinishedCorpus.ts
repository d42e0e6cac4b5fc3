// Writes a finished corpus from files of records with their keys: finds the keys that agree, then copies the
// puzzles that are taken. Chunks of one corpus and several corpora are finished alike.

import { join } from 'node:path'
import { makeTaker, type PuzzleTally } from '../../corpus/dropDuplicates.ts'
import type { Finished } from '../../corpus/manifest.ts'
import { MOST_DRAWS } from '../../corpus/planChunks.ts'
import { KEY_BYTES, makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { lineEnd } from '../lineBlocks.ts'
import { atFile } from '../systemErrors.ts'
import { CORPUS_FILE, CORPUS_KEYS } from './corpusSource.ts'
import { countKeys, findRepeats, type KeyFile, readKeys } from './keyFiles.ts'
import { recordBlocks } from './readRecordLines.ts'
import { counted, type Watched } from './showStepProgress.ts'
import { withPartFiles } from './writeThroughPartFile.ts'

/** A file of records with their keys. */
export interface KeyedFile {
  /** The path of the records. */
  readonly path: string
  /** The file of the records' keys. */
  readonly keyFile: KeyFile
  /** The number of the set to which the puzzle of a line belongs; lines count from 0. */
  readonly setOf: (line: number) => number
  /** Returns what is wrong with the file, if anything, before it is copied. */
  readonly fault: () => Promise<string | undefined>
}

/** An order to write a finished corpus. */
interface ToWrite {
  /** The folder to write to, which must be locked. */
  readonly folder: string
  /** The files in their order. */
  readonly files: readonly KeyedFile[]
  /** The number of puzzles that each set needs. */
  readonly counts: readonly number[]
  /** Whether sets may have fewer puzzles than they need. */
  readonly allowFewer: boolean
}

/** What was written, and what became of the puzzles of each set. */
export interface Taken {
  /**
   * The numbers of puzzles and bytes, and the hashes of both files; undefined if nothing was written because
   * a set had too few puzzles.
   */
  readonly written?: Omit<Finished, 'dropped'>
  /** The numbers of taken, twin and surplus puzzles of each set. */
  readonly tallies: readonly Readonly<PuzzleTally>[]
}

/** Writes the puzzles that are taken. Returns nothing if the signal ended the work; then nothing is written. */
export async function writeTaken(
  { folder, files, counts, allowFewer }: ToWrite,
  watched: Watched,
): Promise<Taken | undefined> {
  const { signal } = watched
  const keyFiles = files.map(({ keyFile }) => keyFile)
  const total = countKeys(keyFiles)
  if (total > MOST_DRAWS) {
    const message = `${folder}: expected at most ${MOST_DRAWS} puzzles, got ${total}; split the recipe`
    throw new PuzzleError('length', message)
  }
  const repeats = await findRepeats(keyFiles, watched)
  if (!repeats) return undefined
  const taker = makeTaker(counts, repeats)
  const formOf = makeFormFinder()
  // The file of records is named last: with it the corpus is finished.
  const places = [CORPUS_KEYS, CORPUS_FILE].map((name) => join(folder, name))

  const work = (advance: (by: number) => void) =>
    withPartFiles(places, async ([keys, lines], name): Promise<Taken | undefined> => {
      let position = 0

      /** Copies the taken puzzles of a file as bytes. A record is read only if its key agrees with another. */
      async function copy({ path, keyFile, setOf }: KeyedFile): Promise<void> {
        const keyReader = readKeys(keyFile)
        let line = 0
        try {
          for await (const block of recordBlocks(path, { signal })) {
            const before = line
            let copied = 0
            let from = 0
            while (from < block.length) {
              const end = lineEnd(block, from)
              const form = () =>
                atFile(`${path}:${line + 1}`, () => formOf(block.toString('utf8', from, end).trimEnd()))
              const key = keyReader.at(line)
              if (key && taker.decide(setOf(line), position + line, form) === 'taken') {
                keys.add(key)
              } else {
                if (from > copied) lines.add(block.subarray(copied, from))
                copied = end
              }
              from = end
              line++
            }
            if (from > copied) lines.add(block.subarray(copied))
            advance(line - before)
          }
        } finally {
          keyReader.close()
        }
        if (line === keyFile.keys || signal.aborted) return
        const message = `${path}: expected ${keyFile.keys} records, as many as keys, got ${line}; finish the corpora again`
        throw new PuzzleError('conflict', message)
      }

      const faults: string[] = []
      for (const file of files) {
        if (signal.aborted) return undefined
        const fault = await file.fault()
        if (fault !== undefined) faults.push(fault)
        // After the first fault, the other files are only checked.
        if (faults.length === 0) await copy(file)
        position += file.keyFile.keys
      }
      if (signal.aborted) return undefined
      if (faults.length > 0) throw new PuzzleError('conflict', faults.join('\n'))
      const { tallies } = taker
      const isEnough = tallies.every(({ taken }, set) => taken === counts[set])
      if (!isEnough && !allowFewer) return { tallies }
      const [keyed, { bytes, sha256 }] = name()
      return { written: { puzzles: keyed.bytes / KEY_BYTES, bytes, sha256, keys: keyed.sha256 }, tallies }
    })
  return counted(watched, 'puzzles', total, work)
}
