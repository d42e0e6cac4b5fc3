// Splits a corpus into files with its puzzles, one for each part.

import { join } from 'node:path'
import type { Executor } from '../executor.ts'
import { openNamed, statedCorpus } from './corpusSource.ts'
import { expectOthers } from './folderManifest.ts'
import { dividedRecords, type Split } from './readKeyedRecords.ts'
import { countRecords } from './readRecordLines.ts'
import { counted, type Watched } from './showStepProgress.ts'
import { withPartFiles } from './writeThroughPartFile.ts'

/** A split to make. */
interface SplitOrder extends Watched, Split {
  /** The folder for the files. */
  readonly out: string
  /** Computes keys that no file holds. */
  readonly executor: Executor
}

/**
 * Splits a corpus. Returns the files with the numbers of their puzzles, and nothing if the signal ended the work; then nothing
 * is written. Throws a PuzzleError.
 */
export async function splitCorpus(path: string, order: SplitOrder) {
  const { parts, seed, per, out, executor, signal } = order
  const source = openNamed(path)
  const places = parts.map(({ name }) => join(out, `${name}.jsonl`))
  expectOthers(source, places)
  // If the files have changed, keys may belong to other records, and twins would get into different parts.
  await statedCorpus(source)
  const written = places.map((place) => ({ path: place, puzzles: 0 }))
  const passes = per === undefined ? 1 : 2
  return counted(order, 'puzzles', passes * (await countRecords(source, signal)), (advance) =>
    withPartFiles(places, async (files, name) => {
      const division = { split: { parts, seed, per }, executor, signal, onRead: () => advance(1) }
      for await (const [{ text }, part] of dividedRecords(source, division)) {
        files[part].addLine(text)
        written[part].puzzles++
        advance(1)
      }
      if (signal.aborted) return undefined
      name()
      return written
    }),
  )
}
