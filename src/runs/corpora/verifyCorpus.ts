// Verifies a corpus: the hashes of its files, the recipe by its checksum, that no two puzzles are twins, and for a
// sample of its records or for all of them what checkRecord.ts checks.

import { samplePositions } from '../../corpus/samplePositions.ts'
import type { Executor } from '../executor.ts'
import { checkRecords, type Verified } from './checkRecords.ts'
import { localVersions } from './corpusFolder.ts'
import { type CorpusSource, keyFileOf } from './corpusSource.ts'
import { countRecords } from './countRecords.ts'
import { fileFaults, statedOrigins } from './fileFaults.ts'
import { openNamed } from './finishedFolder.ts'
import { findRepeats, keysToRead, NO_REPEATS } from './keyRepeats.ts'
import type { Watched } from './watched.ts'

/** How a corpus is verified. */
interface VerifyOptions extends Watched {
  /** The records that are checked one by one: all, or a number of them that a seed chooses. */
  readonly checked: 'all' | { readonly size: number; readonly seed: string }
  /** Checks the records. */
  readonly executor: Executor
  /** Gets each fault, a sentence that begins with its place. */
  readonly onFault: (sentence: string) => void
}

/** Verifies a corpus. Returns nothing if the signal ended the work. Throws a PuzzleError if it cannot be read. */
export async function verifyCorpus(path: string, options: VerifyOptions): Promise<Verified | undefined> {
  const { signal, startCount, checked, executor, onFault } = options
  const source = openNamed(path)
  for await (const fault of fileFaults(source, options)) onFault(fault)
  const total = await countRecords(source, signal)
  if (signal.aborted) return undefined
  const repeats = await repeatsIn(source, options)
  if (!repeats) return undefined
  const chosen = checked === 'all' ? undefined : samplePositions(total, checked.size, checked.seed)
  const progress = startCount('records', chosen?.size ?? total)
  const verified = await checkRecords(source, {
    chosen,
    isThorough: checked !== 'all',
    stated: source.kind === 'file' ? undefined : statedOrigins(path),
    node: localVersions('').node,
    repeats,
    executor,
    signal,
    onFault,
    onChecked: () => progress.advance(1),
  }).finally(progress.stop)
  return signal.aborted ? undefined : verified
}

/** The repeated keys of a finished corpus. Chunks may have twins: the last pass drops them. */
async function repeatsIn({ kind, files }: CorpusSource, { signal, startCount }: VerifyOptions) {
  const keyFiles = files.flatMap((file) => keyFileOf(file) ?? [])
  if (kind !== 'finished' || keyFiles.length === 0) return NO_REPEATS
  const reading = startCount('keys', keysToRead(keyFiles))
  return findRepeats(keyFiles, { signal, onKeys: reading.advance }).finally(reading.stop)
}
