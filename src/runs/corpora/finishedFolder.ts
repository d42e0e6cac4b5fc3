// Reads the folder of a finished corpus, made in one piece or merged.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Finished } from '../../corpus/manifest.ts'
import { type CompleteCorpus, type FinishedCorpus, parseFinishedCorpus } from '../../corpus/mergedCorpus.ts'
import { PuzzleError } from '../../families/error.ts'
import { lookAt } from '../fileSystem.ts'
import { hashFile } from '../sha256.ts'
import { atFile } from '../systemErrors.ts'
import { CORPUS_FILES } from './corpusFolder.ts'
import { type CorpusSource, openCorpus } from './corpusSource.ts'
import type { KeyFile } from './keyFiles.ts'

/** Reads the manifest of a folder, if it has one: its parts, and what was written. Throws a PuzzleError. */
export function readFinishedCorpus(folder: string): FinishedCorpus | undefined {
  const place = join(folder, CORPUS_FILES.manifest)
  if (!lookAt(place)) return undefined
  return atFile(place, () => parseFinishedCorpus(readFileSync(place, 'utf8')))
}

/** A finished corpus with its files. */
export interface FinishedFiles extends FinishedCorpus {
  readonly finished: Finished
  /** The folder. */
  readonly folder: string
  /** The path of its records. */
  readonly path: string
  /** The file of their keys. */
  readonly keyFile: KeyFile
}

/** Finds the files of a finished corpus. Throws a PuzzleError if it is not finished. */
export function openFinished(folder: string): FinishedFiles {
  const { kind, files } = openNamed(folder)
  const corpus = readFinishedCorpus(folder)
  const [{ path, keys }] = files
  const { parts, finished } = corpus ?? {}
  if (kind !== 'finished' || !parts || !finished || keys === undefined) {
    const message = `${folder}: not a finished corpus; finish it first: puzzlewright corpus finish ${folder}`
    throw new PuzzleError('conflict', message)
  }
  const keyFile = { path: keys, keys: finished.puzzles }
  return { folder, parts, finished, path, keyFile }
}

/** Which of the files of a finished corpus has changed, if any: the records, or the keys that tell twins. */
export async function changeOf({
  path,
  keyFile,
  finished,
}: Pick<FinishedFiles, 'path' | 'keyFile' | 'finished'>): Promise<string | undefined> {
  const hashes = [
    { file: path, hash: finished.sha256 },
    { file: keyFile.path, hash: finished.keys },
  ]
  for (const { file, hash } of hashes) {
    if ((await hashFile(file)) !== hash) {
      return `${file}: changed since it was finished; remove it, and finish or merge the corpus again`
    }
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
  const { parts, finished } = corpus
  return { parts, finished }
}

/** The same as `openCorpus`, with the path in errors. */
export const openNamed = (path: string): CorpusSource => atFile(path, () => openCorpus(path))
