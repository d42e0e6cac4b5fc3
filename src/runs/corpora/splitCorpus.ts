// Splits a corpus into files with its puzzles, one for each part.

import { join } from 'node:path'
import { makeSplit, type SplitPart } from '../../corpus/splitParts.ts'
import type { Executor } from '../executor.ts'
import { sha256 } from '../sha256.ts'
import { expectOthers } from './corpusFolder.ts'
import { openNamed, statedCorpus } from './finishedFolder.ts'
import { readKeyedRecords } from './keyedRecords.ts'
import { type PartFile, partFile } from './partFile.ts'
import type { Watched } from './progress.ts'
import { countRecords } from './recordLines.ts'

/** A split to make. */
interface SplitOrder extends Watched {
  /** The parts. */
  readonly parts: readonly SplitPart[]
  /** Decides, with the keys, which puzzle is in which part. */
  readonly seed: string
  /** The folder for the files. */
  readonly out: string
  /** Computes keys that no file holds. */
  readonly executor: Executor
}

/** A part that was written. */
interface WrittenPart {
  /** Its file. */
  readonly path: string
  /** The number of its puzzles. */
  readonly puzzles: number
}

/** Splits a corpus. Returns nothing if the signal ended the work; then nothing is written. Throws a PuzzleError. */
export async function splitCorpus(
  path: string,
  order: SplitOrder,
): Promise<readonly WrittenPart[] | undefined> {
  const { parts, seed, out, executor, signal, startCount } = order
  const source = openNamed(path)
  const places = parts.map(({ name }) => join(out, `${name}.jsonl`))
  expectOthers(source, places)
  // Keys of other records would divide twins.
  await statedCorpus(source)
  const partOf = makeSplit(parts, seed, sha256)
  const opened: { readonly path: string; readonly file: PartFile; puzzles: number }[] = []
  const progress = startCount('puzzles', await countRecords(source, signal))
  try {
    for (const place of places) {
      opened.push({ path: place, file: partFile(place), puzzles: 0 })
    }
    await readKeyedRecords(source, {
      executor,
      signal,
      onRecord({ text }, key) {
        const part = opened[partOf(key)]
        part.file.add(Buffer.from(`${text}\n`))
        part.puzzles++
        progress.advance(1)
      },
    })
    if (signal.aborted) return undefined
    for (const { file } of opened) file.end()
    for (const { file } of opened) file.name()
    return opened.map(({ path: place, puzzles }) => ({ path: place, puzzles }))
  } finally {
    progress.stop()
    for (const { file } of opened) file.abandon()
  }
}
