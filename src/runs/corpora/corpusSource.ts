// Finds the records of a corpus, wherever they are: in the folder of a corpus, finished or not, or in a file
// of JSON Lines.
//
//   DIR with corpus.jsonl    finished: the records in that file, their keys in corpus.keys
//   DIR without it           the chunks that are done, in the order of their numbers, twins and surplus included
//   FILE.jsonl               the records of the file, also of a file by `bench corpus`; no keys

import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { KEY_BYTES } from '../../corpus/puzzleKeys.ts'
import { PuzzleError } from '../../families/error.ts'
import { unreadable } from '../systemErrors.ts'
import { chunkFiles } from './chunkFiles.ts'
import type { KeyFile } from './keyFiles.ts'

/** A file of records. */
export interface CorpusFile {
  /** The path of the records, one a line. */
  readonly path: string
  /** The path of their keys, 16 bytes each in the same order; undefined if they have none. */
  readonly keys?: string
  /** The number of the chunk, in a folder that is not finished. */
  readonly chunk?: number
}

/** Where the records of a corpus are. */
export interface CorpusSource {
  /** The path as it was typed. */
  readonly path: string
  /** What was found there. */
  readonly kind: 'finished' | 'chunks' | 'file'
  /** The files in the order of the corpus. */
  readonly files: readonly CorpusFile[]
}

/** The file of a finished corpus. */
export const CORPUS_FILE = 'corpus.jsonl'
/** Its keys. */
export const CORPUS_KEYS = 'corpus.keys'

/** Finds the records of a corpus. Throws a PuzzleError if there is no corpus at the path. */
export function openCorpus(path: string): CorpusSource {
  const found = statAt(path)
  if (!found.isDirectory()) return { path, kind: 'file', files: [{ path }] }
  const whole = join(path, CORPUS_FILE)
  if (existsSync(whole)) {
    return { path, kind: 'finished', files: [{ path: whole, ...keysAt(join(path, CORPUS_KEYS)) }] }
  }
  const files = chunksIn(path)
  if (files.length > 0) return { path, kind: 'chunks', files }
  const message = `the folder holds no corpus: expected ${CORPUS_FILE}, or chunks that "corpus make" has finished`
  throw new PuzzleError('unreadable', message)
}

function statAt(path: string) {
  try {
    return statSync(path)
  } catch (error) {
    throw unreadable(error)
  }
}

/** The chunks of a folder that are done, in order. */
function chunksIn(folder: string): CorpusFile[] {
  const { listDone, path } = chunkFiles(folder)
  return listDone().map((chunk) => ({ path: path(chunk, 'jsonl'), ...keysAt(path(chunk, 'keys')), chunk }))
}

function keysAt(keys: string): Pick<CorpusFile, 'keys'> {
  return existsSync(keys) ? { keys } : {}
}

/** The file of the keys of a file of records, if it has one. */
export function keyFileOf({ keys: path }: CorpusFile): KeyFile | undefined {
  return path === undefined ? undefined : { path, keys: Math.floor(statSync(path).size / KEY_BYTES) }
}
