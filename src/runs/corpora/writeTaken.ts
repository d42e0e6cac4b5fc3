// Writes a finished corpus from files of records with their keys: finds the keys that agree, then copies the
// puzzles that are taken. Chunks of one corpus and several corpora are finished alike.

import { MOST_DRAWS } from '../../corpus/planChunks.ts'
import { makeFormFinder } from '../../corpus/recordForm.ts'
import { makeTaker, type PuzzleTally } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { copyTaken, type KeyedFile } from './copyTaken.ts'
import { type WrittenCorpusFiles, writeCorpus } from './corpusWriter.ts'
import { findRepeats, keysToRead } from './keyRepeats.ts'
import type { Watched } from './watched.ts'

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
