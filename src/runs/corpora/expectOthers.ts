// Keeps commands from replacing what they read.

import { dirname, join } from 'node:path'
import { PuzzleError } from '../../families/error.ts'
import { realPlace } from '../fileSystem.ts'
import { chunkFiles } from './chunkFiles.ts'
import { CORPUS_FILES } from './corpusFolder.ts'
import type { CorpusSource } from './corpusSource.ts'

/** Throws a PuzzleError if one of the files to write belongs to the corpus that they are made from. */
export function expectOthers({ kind, path: folder, files }: CorpusSource, targets: readonly string[]): void {
  const own = files.flatMap(({ path, keys }) => (keys === undefined ? [path] : [path, keys]))
  if (kind !== 'file') own.push(...Object.values(CORPUS_FILES).map((name) => join(folder, name)))
  const places = new Set(own.map(realPlace))
  const chunks = kind === 'file' ? undefined : realPlace(chunkFiles(folder).folder)
  const taken = targets.find((path) => places.has(realPlace(path)) || dirname(realPlace(path)) === chunks)
  if (taken === undefined) return
  const whose = files.some(({ path }) => realPlace(path) === realPlace(taken))
    ? 'the corpus itself'
    : 'a file of the corpus'
  throw new PuzzleError('unwritable', `${taken} is ${whose}; choose another --out`)
}
