// Finds the records of a corpus, wherever they are: in the folder of a corpus, finished or not, or in a file
// of JSON Lines.
//
//   DIR with corpus.jsonl    finished: the records in that file, their keys in corpus.keys
//   DIR without it           the chunks that are done, in the order of their numbers, twins and surplus included
//   FILE.jsonl               the records of the file, also of a file by `bench corpus`; no keys

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Finished } from '../../corpus/manifest.ts'
import { type CompleteCorpus, type FinishedCorpus, parseFinishedCorpus } from '../../corpus/mergedManifest.ts'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { kindOtherThanFile, lookAt } from '../fileSystem.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { hashFile } from '../sha256.ts'
import { atFile, unreadable } from '../systemErrors.ts'
import { chunkFiles } from './chunkFiles.ts'
import type { KeyFile } from './keyFiles.ts'

/**
 * The names of the files that every corpus folder has; the folder `chunks` and the files of a finished corpus
 * are additional.
 */
export const CORPUS_FILES = {
  manifest: 'manifest.json',
  log: 'log.jsonl',
} as const
/** The file of a finished corpus. */
export const CORPUS_FILE = 'corpus.jsonl'
/** The maximum size in bytes of a text that describes a corpus: its manifest or its log. */
export const LARGEST_DESCRIPTION = 1 << 28
/** The file of the keys of a finished corpus. */
export const CORPUS_KEYS = 'corpus.keys'

/** A file of records. */
export interface CorpusFile {
  /** The path of the records, one a line. */
  readonly path: string
  /** The path of the records' keys, 16 bytes each in the same order; undefined if the keys are not stored. */
  readonly keys?: string
}

/** Where the records of a corpus are. */
export interface CorpusSource {
  /** The path as it was typed. */
  readonly path: string
  /** The kind of corpus that was found at the path. */
  readonly kind: 'finished' | 'chunks' | 'file'
  /** The files in the order of the corpus. */
  readonly files: readonly CorpusFile[]
}

/** Finds the records of a corpus. Throws a PuzzleError if there is no corpus at the path. */
export function openCorpus(path: string): CorpusSource {
  if (!statAt(path).isDirectory()) return { path, kind: 'file', files: [{ path }] }
  const whole = join(path, CORPUS_FILE)
  const fault = existsSync(whole) && kindOtherThanFile(statAt(whole))
  if (fault) throw new PuzzleError('unreadable', `${CORPUS_FILE} ${fault}`)
  if (existsSync(whole)) return { path, kind: 'finished', files: [withKeys(whole, join(path, CORPUS_KEYS))] }
  const chunks = chunkFiles(path)
  const files = chunks
    .listDone()
    .map((number) => withKeys(chunks.path(number, 'jsonl'), chunks.path(number, 'keys')))
  if (files.length > 0) return { path, kind: 'chunks', files }
  const message = `the folder holds no corpus: expected ${CORPUS_FILE}, or chunks that "corpus make" has finished`
  throw new PuzzleError('unreadable', message)
}

/** Does the same as `openCorpus`, and puts the path into errors. */
export const openNamed = (path: string): CorpusSource => atFile(path, () => openCorpus(path))

function statAt(path: string) {
  try {
    return statSync(path)
  } catch (error) {
    throw unreadable(error)
  }
}

const withKeys = (path: string, keys: string): CorpusFile => ({ path, ...(existsSync(keys) && { keys }) })

/** The file with the keys of a file of records, if there is one. */
export function keyFileOf({ keys: path }: CorpusFile): KeyFile | undefined {
  return path === undefined ? undefined : { path, keys: Math.floor(statSync(path).size / KEY_BYTES) }
}

// The folder of a finished corpus, made in one piece or merged.

/**
 * Reads the manifest of a folder, if it has one: the parts of the corpus, and the figures of the finished
 * files. Throws a PuzzleError.
 */
export function readFinishedCorpus(folder: string): FinishedCorpus | undefined {
  const place = join(folder, CORPUS_FILES.manifest)
  if (!lookAt(place)) return undefined
  return atFile(place, () => parseFinishedCorpus(readRegularFile(place, LARGEST_DESCRIPTION).toString()))
}

/**
 * The two files of a finished corpus as its manifest states them: the records, and the keys by which twins
 * are recognised.
 */
export function finishedFiles(folder: string, { sha256, bytes, keys, puzzles }: Finished) {
  return [
    { path: join(folder, CORPUS_FILE), sha256, bytes },
    { path: join(folder, CORPUS_KEYS), sha256: keys, bytes: KEY_BYTES * puzzles },
  ] as const
}

/** A finished corpus, and its folder. */
export interface FinishedFolder extends CompleteCorpus {
  readonly folder: string
}

/** Finds a finished corpus. Throws a PuzzleError if it is not finished. */
export function openFinished(folder: string): FinishedFolder {
  const { kind, files } = openNamed(folder)
  const { parts, finished } = readFinishedCorpus(folder) ?? {}
  if (kind === 'finished' && parts && finished && files[0].keys !== undefined)
    return { folder, parts, finished }
  const message = `${folder}: not a finished corpus; finish it first: puzzlewright corpus finish ${shellWord(folder)}`
  throw new PuzzleError('conflict', message)
}

/** A sentence about the first file of a finished corpus that has changed; undefined if none has. */
export async function changeOf({ folder, finished }: FinishedFolder): Promise<string | undefined> {
  for (const { path, sha256 } of finishedFiles(folder, finished)) {
    if ((await hashFile(path)) === sha256) continue
    return `${path}: changed since it was finished; remove it, and finish or merge the corpus again`
  }
  return undefined
}

/**
 * What the manifest says about a corpus; undefined if it is not finished. Throws a PuzzleError if its records or keys
 * have changed since.
 */
export async function statedCorpus({ kind, path }: CorpusSource): Promise<CompleteCorpus | undefined> {
  if (kind !== 'finished' || !readFinishedCorpus(path)?.finished) return undefined
  const corpus = openFinished(path)
  const change = await changeOf(corpus)
  if (change !== undefined) throw new PuzzleError('conflict', change)
  return corpus
}
