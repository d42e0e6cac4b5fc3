// Verifies a corpus: the hashes of its files, the recipe by its checksum, that no two puzzles are twins, and for a
// sample of its records or for all of them what checkRecord.ts checks.

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { rangesText } from '../../corpus/corpusProgress.ts'
import { type CanonicalRecipe, fromCanonical } from '../../corpus/corpusRecipe.ts'
import type { Finished } from '../../corpus/manifest.ts'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import type { StatedOrigin } from '../../corpus/recordOrigin.ts'
import { samplePositions } from '../../corpus/sampleStrata.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import type { Executor } from '../executor.ts'
import { hashFile, sha256 } from '../sha256.ts'
import { checkRecords, type Verified } from './checkRecords.ts'
import { chunkFault, chunkFiles } from './chunkFiles.ts'
import { CORPUS_FILES, localVersions, readManifest } from './corpusFolder.ts'
import { CORPUS_FILE, CORPUS_KEYS, type CorpusSource, keyFileOf } from './corpusSource.ts'
import { openNamed, readFinishedCorpus } from './finishedFolder.ts'
import { findRepeats, NO_REPEATS } from './keyFiles.ts'
import { counted, type Watched } from './progress.ts'
import { countRecords } from './recordLines.ts'

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
  const { signal, checked, executor, onFault } = options
  const source = openNamed(path)
  for await (const fault of fileFaults(source, options)) onFault(fault)
  const total = await countRecords(source, signal)
  if (signal.aborted) return undefined
  // Chunks may have twins: the last pass drops them.
  const keyFiles = source.kind === 'finished' ? source.files.flatMap((file) => keyFileOf(file) ?? []) : []
  const repeats = keyFiles.length > 0 ? await findRepeats(keyFiles, options) : NO_REPEATS
  if (!repeats) return undefined
  const chosen = checked === 'all' ? undefined : samplePositions(total, checked.size, checked.seed)
  const verified = await counted(options, 'records', chosen?.size ?? total, (advance) =>
    checkRecords(source, {
      chosen,
      isThorough: checked !== 'all',
      stated: source.kind === 'file' ? undefined : statedOrigins(path),
      node: localVersions('').node,
      repeats,
      executor,
      signal,
      onFault,
      onChecked: () => advance(1),
    }),
  )
  return signal.aborted ? undefined : verified
}

// Compares the files of a corpus with what its manifest states: hashes, sizes, and the checksum of the recipe.

/** Yields what is wrong with the files of a corpus, each as a sentence. A file by itself states no hash. */
async function* fileFaults(
  { kind, path: folder }: CorpusSource,
  { signal, startCount }: Watched,
): AsyncGenerator<string> {
  if (kind === 'file') return
  for (const { checksum, recipe } of readFinishedCorpus(folder)?.parts ?? []) {
    const place = join(folder, CORPUS_FILES.manifest)
    const fault = recipeFault(recipe, checksum)
    if (fault !== undefined) yield `${place}: ${fault}`
  }
  const files = chunkFiles(folder)
  const done = files.listDone()
  const progress = startCount('chunks', done.length)
  try {
    // The folder of the chunks may be removed when the corpus is finished, but not a part of it.
    const stated = done.length > 0 ? readManifest(folder).chunks : []
    const there = new Set(done)
    const missing = stated.map(({ number }) => number).filter((number) => !there.has(number))
    if (missing.length > 0) {
      yield `${files.folder}: ${count(missing.length, 'chunk')} of the manifest missing (${rangesText(missing)})`
    }
    for (const number of done) {
      if (signal.aborted) return
      const fault = await chunkFault(files, number, stated[number]?.sha256)
      if (fault !== undefined) yield fault
      else if (stated[number] && !isDeepStrictEqual(stated[number], files.entryOf(number))) {
        yield `${join(folder, CORPUS_FILES.manifest)}: the numbers of chunk ${number} are not those of its files`
      }
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
  if (kind === 'finished') yield* finishedFaults(folder, readFinishedCorpus(folder)?.finished)
}

/** What is wrong with the recipe of a manifest, if anything. */
function recipeFault(recipe: CanonicalRecipe, checksum: string): string | undefined {
  if (sha256(JSON.stringify(recipe)) !== checksum) return 'changed, its recipe is not that of its checksum'
  return undefined
}

/**
 * What the manifest of a folder says about the origin of its records; undefined if its recipes cannot be read,
 * which is then one of the faults.
 */
function statedOrigins(folder: string): readonly StatedOrigin[] | undefined {
  const parts = readFinishedCorpus(folder)?.parts
  try {
    parts?.forEach(({ recipe }) => {
      fromCanonical(recipe)
    })
    return parts
  } catch (error) {
    if (error instanceof PuzzleError) return undefined
    throw error
  }
}

async function* finishedFaults(folder: string, finished: Finished | undefined): AsyncGenerator<string> {
  if (!finished) {
    yield `${join(folder, CORPUS_FILES.manifest)}: does not state the hash of ${CORPUS_FILE}; corpus finish writes both`
    return
  }
  const stated = [
    { name: CORPUS_FILE, hash: finished.sha256, bytes: finished.bytes },
    { name: CORPUS_KEYS, hash: finished.keys, bytes: KEY_BYTES * finished.puzzles },
  ]
  for (const { name, hash, bytes } of stated) {
    const place = join(folder, name)
    if (!existsSync(place)) yield `${place}: no such file`
    else if ((await hashFile(place)) !== hash) {
      yield `${place}: changed since it was finished, its SHA-256 is not that of ${CORPUS_FILES.manifest}`
    } else if (statSync(place).size !== bytes) {
      yield `${join(folder, CORPUS_FILES.manifest)}: the numbers of ${name} are not those of the file`
    }
  }
}
