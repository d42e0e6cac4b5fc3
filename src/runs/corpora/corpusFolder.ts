// The folder of a corpus: its manifest, which says whose corpus it is, its chunks and its log. The first
// worker writes the manifest without chunks; every other finds it, and refuses another recipe or version.

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CorpusRecipe, canonicalRecipe, recipeText } from '../../corpus/corpusRecipe.ts'
import {
  type CorpusManifest,
  expectSameCorpus,
  FOLDER_VERSION,
  manifestText,
  parseManifestText,
  type Versions,
  versionsOf,
} from '../../corpus/manifest.ts'
import { countChunks } from '../../corpus/planChunks.ts'
import { PuzzleError } from '../../families/error.ts'
import { lookAt } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { inFile, unreadable } from '../systemErrors.ts'
import { writeOnce } from '../writeOnce.ts'
import { writeWhole } from '../writeWhole.ts'
import type { ChunkFiles } from './chunkFiles.ts'

/** The names of the files in a corpus folder, beside the folder `chunks`. */
export const CORPUS_FILES = {
  manifest: 'manifest.json',
  log: 'log.jsonl',
} as const

/** The versions of this program on this machine. `program` is its own version, such as 0.1.0. */
export function localVersions(program: string): Versions {
  return versionsOf({ node: Number(process.versions.node.split('.')[0]), program })
}

/** The manifest of a corpus before its chunks are made. */
function emptyManifest(recipe: CorpusRecipe, versions: Versions): CorpusManifest {
  return {
    corpus: FOLDER_VERSION,
    checksum: sha256(recipeText(recipe)),
    recipe: canonicalRecipe(recipe),
    versions,
    chunks: [],
  }
}

/**
 * Begins a corpus in a folder, or finds it begun. Throws a PuzzleError if the folder holds another corpus, or
 * one of other versions, or if it cannot be written.
 */
export function beginCorpus(folder: string, recipe: CorpusRecipe, versions: Versions): CorpusManifest {
  const place = join(folder, CORPUS_FILES.manifest)
  const here = emptyManifest(recipe, versions)
  if (!lookAt(place) && writeOnce(place, manifestText(here)) === 'new') return here
  const there = readManifest(folder)
  try {
    expectSameCorpus(there, here)
    return there
  } catch (error) {
    throw error instanceof PuzzleError ? inFile(folder, error) : error
  }
}

/** Reads the manifest of a corpus folder. Throws a PuzzleError. */
export function readManifest(folder: string): CorpusManifest {
  const place = join(folder, CORPUS_FILES.manifest)
  try {
    return parseManifestText(readFileSync(place, 'utf8'))
  } catch (error) {
    if (error instanceof PuzzleError) throw inFile(place, error)
    if (lookAt(place)) throw new PuzzleError('unreadable', `${place}: ${unreadable(error).message}`)
    const message = `${folder}: not the folder of a corpus, since it has no ${CORPUS_FILES.manifest}; corpus make writes one`
    throw new PuzzleError('unreadable', message)
  }
}

/**
 * Writes the chunks into the manifest if all of them are done, and returns the manifest. Any worker may do
 * this at any time: the files alone decide its bytes.
 */
export function completeManifest(
  folder: string,
  manifest: CorpusManifest,
  recipe: CorpusRecipe,
  files: ChunkFiles,
): CorpusManifest {
  const all = countChunks(recipe)
  if (manifest.chunks.length === all) return manifest
  const done = files.listDone()
  if (done.length < all) return manifest
  const chunks = Array.from({ length: all }, (_, number) => files.entryOf(number))
  const complete = { ...manifest, chunks }
  writeWhole(join(folder, CORPUS_FILES.manifest), manifestText(complete))
  return complete
}
