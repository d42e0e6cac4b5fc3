// Verifies a corpus: checks the hashes of its files and the checksum of its recipe, looks for twins, and checks all
// records or a sample of them by checkRecord.ts.

import { existsSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import type { CheckedRecord, CheckOptions } from '../../corpus/checkRecord.ts'
import { rangesText } from '../../corpus/corpusProgress.ts'
import { fromCanonical } from '../../corpus/corpusRecipe.ts'
import { makeTaker, type Repeats } from '../../corpus/dropDuplicates.ts'
import type { FinishedCorpus } from '../../corpus/mergedManifest.ts'
import { makeFormFinder } from '../../corpus/puzzleKeys.ts'
import { samplePositions } from '../../corpus/sampleStrata.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { type Key, makeKeySet } from '../../maker/puzzleKeys.ts'
import { type Executor, resultValue } from '../executor.ts'
import { NODE_VERSION } from '../machineIdentity.ts'
import { hashFile, sha256 } from '../sha256.ts'
import type { CheckTask } from './checkWorker.ts'
import { chunkFault, chunkFiles } from './chunkFiles.ts'
import {
  CORPUS_FILE,
  CORPUS_FILES,
  type CorpusSource,
  finishedFiles,
  keyFileOf,
  openNamed,
  readFinishedCorpus,
} from './corpusSource.ts'
import { readManifest } from './folderManifest.ts'
import { countKeys, findRepeats } from './keyFiles.ts'
import { countRecords, placeOf, recordLines } from './readRecordLines.ts'
import { counted, type Watched } from './showStepProgress.ts'

/** How a corpus is verified. */
interface VerifyOptions extends Watched {
  /**
   * The records that are checked one by one: all, or a number of them that a seed chooses; or all, but only by their
   * certificates.
   */
  readonly checked: 'all' | 'certificates' | { readonly size: number; readonly seed: string }
  /** Checks the records. */
  readonly executor: Executor
  /** Called with each fault: a sentence that begins with the place of the fault. */
  readonly onFault: (sentence: string) => void
}

/** The figures of a verification. */
export type Verified = Awaited<ReturnType<typeof checkRecords>>

/** Verifies a corpus. Returns nothing if the signal ended the work. Throws a PuzzleError if it cannot be read. */
export async function verifyCorpus(path: string, options: VerifyOptions): Promise<Verified | undefined> {
  const { signal, checked, onFault } = options
  const source = openNamed(path)
  const corpus = source.kind === 'file' ? undefined : readFinishedCorpus(path)
  for await (const fault of fileFaults(source, corpus, options)) onFault(fault)
  const total = await countRecords(source, signal)
  if (signal.aborted) return undefined
  // Chunks may have twins, because `corpus finish` drops them only at the end.
  const keyFiles = source.kind === 'finished' ? source.files.flatMap((file) => keyFileOf(file) ?? []) : []
  const repeats = keyFiles.length > 0 ? await findRepeats(keyFiles, options) : NO_REPEATS
  if (!repeats) return undefined
  const isSample = typeof checked === 'object'
  const chosen = isSample ? samplePositions(total, checked.size, checked.seed) : undefined
  const stated = corpus && statedOrigins(corpus)
  const byCertificates = checked === 'certificates'
  const how = { isThorough: isSample, byCertificates, stated, node: NODE_VERSION }
  const verified = await counted(options, 'records', chosen?.size ?? total, (advance) =>
    checkRecords(source, how, { chosen, repeats, ...options, onChecked: () => advance(1) }),
  )
  return signal.aborted ? undefined : verified
}

const NO_REPEATS: Repeats = { positions: [], firsts: [] }

// Compares the files of a corpus with what its manifest states: hashes, sizes, and the checksum of the recipe.

/**
 * Yields what is wrong with the files of a corpus, each as a sentence. A corpus that is a single file has no
 * manifest with hashes, so nothing is compared.
 */
async function* fileFaults(
  { kind, path: folder }: CorpusSource,
  corpus: FinishedCorpus | undefined,
  watched: Watched,
): AsyncGenerator<string> {
  if (kind === 'file') return
  const manifest = join(folder, CORPUS_FILES.manifest)
  for (const { checksum, recipe } of corpus?.parts ?? []) {
    if (sha256(JSON.stringify(recipe)) !== checksum) {
      yield `${manifest}: the recipe has changed: it does not match its checksum; restore it from a backup`
    }
  }
  yield* chunkFaults(folder, manifest, watched)
  if (kind !== 'finished') return
  if (!corpus?.finished) {
    yield `${manifest}: does not state the hash of ${CORPUS_FILE}; finish the corpus again`
    return
  }
  for (const { path, sha256: hash, bytes } of finishedFiles(folder, corpus.finished)) {
    if (!existsSync(path)) yield `${path}: no such file`
    else if ((await hashFile(path)) !== hash) {
      yield `${path}: changed since it was finished: its SHA-256 differs from that in ${CORPUS_FILES.manifest}; finish the corpus again`
    } else if (statSync(path).size !== bytes) {
      yield `${manifest}: the figures of ${basename(path)} do not match the file; finish the corpus again`
    }
  }
}

async function* chunkFaults(
  folder: string,
  manifest: string,
  { signal, startCount }: Watched,
): AsyncGenerator<string> {
  const files = chunkFiles(folder)
  const done = files.listDone()
  const progress = startCount('chunks', done.length)
  try {
    // When the corpus is finished, the whole folder of the chunks may be removed, but no single chunk.
    const stated = done.length > 0 ? readManifest(folder).chunks : []
    const there = new Set(done)
    const missing = stated.map(({ number }) => number).filter((number) => !there.has(number))
    if (missing.length > 0) {
      yield `${files.folder}: ${count(missing.length, 'chunk')} of the manifest ${missing.length === 1 ? 'is' : 'are'} missing (${rangesText(missing)}); make them again: puzzlewright corpus make`
    }
    for (const number of done) {
      if (signal.aborted) return
      const fault = await chunkFault(files, number, stated[number]?.sha256)
      if (fault !== undefined) yield fault
      else if (stated[number]) {
        // The hash is right, so `corpus make` and `corpus finish` would not correct this entry.
        const entry = files.entryOf(number)
        if (!isDeepStrictEqual(stated[number], entry)) {
          yield `${manifest}: the figures of chunk ${number} do not match its files; write this entry instead: ${JSON.stringify(entry)}`
        }
      }
      progress.advance(1)
    }
  } finally {
    progress.stop()
  }
}

/** What a manifest says about the origin of records; undefined if its recipes cannot be read, which is one of the faults. */
function statedOrigins({ parts }: FinishedCorpus): CheckOptions['stated'] {
  try {
    for (const { recipe } of parts) fromCanonical(recipe)
    return parts
  } catch (error) {
    if (error instanceof PuzzleError) return undefined
    throw error
  }
}

// Checks the chosen records one by one on an executor, and looks for twins among all records.

/** Options for checking records. */
interface CheckRecords extends Pick<VerifyOptions, 'executor' | 'signal' | 'onFault'> {
  /** The positions of the records that are checked; all if undefined. */
  readonly chosen: ReadonlySet<number> | undefined
  /** The keys that agree. */
  readonly repeats: Repeats
  /** Called for each record that was checked. */
  readonly onChecked: () => void
}

const WORKER = new URL('./checkWorker.js', import.meta.url)

const TWIN = 'a twin of an earlier record; remove one of the two'

async function checkRecords(source: CorpusSource, data: CheckOptions, options: CheckRecords) {
  const { chosen, repeats, executor, signal, onFault, onChecked } = options
  // Without files of keys, twins are found by the keys of the checks, of which 64 bits are enough.
  const isKeyed = source.kind !== 'file'
  const seen = isKeyed || chosen ? undefined : makeKeySet()
  const places: string[] = []
  const found = {
    /** The number of puzzles. */
    puzzles: 0,
    /** The number of records that were checked one by one. */
    checked: 0,
    /** The number of checked records whose puzzles were made again. */
    madeAgain: 0,
    /** The number of checked records whose grades were made by other versions. */
    otherGrades: 0,
    /** The number of records whose search ended at its limit. */
    undecided: 0,
    /** Whether twins were looked for: in files without keys only if all records are checked. */
    hasTwinsChecked: source.kind === 'finished' || seen !== undefined,
  }

  /** Reads all records, looks for twins among them, and yields those that are to be checked. */
  async function* tasks(): AsyncGenerator<CheckTask> {
    const isTwin = makeTwinFinder(repeats)
    for await (const line of recordLines(source, { signal, withKeys: true })) {
      if (isTwin(line.text, found.puzzles)) onFault(`${placeOf(line)}: ${TWIN}`)
      const isChosen = chosen?.has(found.puzzles) ?? true
      found.puzzles++
      if (!isChosen) continue
      places.push(placeOf(line))
      yield [line.text, line.key]
    }
    const keyed = countKeys(source.files.flatMap((file) => keyFileOf(file) ?? []))
    if (isKeyed && keyed !== found.puzzles && !signal.aborted) {
      onFault(
        `${source.path}: expected as many keys as records, got ${keyed} keys for ${found.puzzles} records`,
      )
    }
  }

  const job = { module: WORKER, data, tasks: tasks(), signal }
  for await (const result of executor<CheckedRecord, CheckTask>(job)) {
    const place = places.shift()
    const { faults, isUndecided, isMadeAgain, hasOtherGrade, key } = resultValue(result)
    for (const fault of faults) onFault(`${place}: ${fault}`)
    if (seen && key !== undefined && !seen.add(halfOf(key))) onFault(`${place}: ${TWIN}`)
    found.checked++
    if (isUndecided) found.undecided++
    if (isMadeAgain) found.madeAgain++
    if (hasOtherGrade) found.otherGrades++
    onChecked()
  }
  return found
}

/**
 * Makes a function that tells whether a record is a twin of an earlier one; it is asked only where keys
 * agree.
 */
function makeTwinFinder(repeats: Repeats): (text: string, position: number) => boolean {
  const taker = makeTaker([Infinity], repeats)
  const formOf = makeFormFinder()
  return (text, position) => {
    try {
      return taker.decide(0, position, () => formOf(text)) === 'twin'
    } catch (error) {
      // What is wrong with such a record is found when it is checked by itself.
      if (error instanceof PuzzleError) return false
      throw error
    }
  }
}

/** The first 64 bits of a key. */
function halfOf(key: string): Key {
  return [Number.parseInt(key.slice(0, 8), 16) | 0, Number.parseInt(key.slice(8, 16), 16) | 0]
}
