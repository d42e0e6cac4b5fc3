// The folder of a corpus: its manifest, which says whose corpus it is, its chunks and its log. The first
// worker writes the manifest without chunks; every other finds it, and refuses another recipe or version.

import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type CorpusRecipe, canonicalRecipe, recipeText } from '../../corpus/corpusRecipe.ts'
import {
  type CorpusManifest,
  expectSameCorpus,
  FOLDER_VERSION,
  type ManifestChunk,
  manifestText,
  parseManifestText,
  type Versions,
  versionsOf,
} from '../../corpus/manifest.ts'
import { countChunks } from '../../corpus/planChunks.ts'
import { PuzzleError } from '../../families/error.ts'
import { claim } from '../fileLock.ts'
import { lookAt, realPlace } from '../fileSystem.ts'
import { sha256 } from '../sha256.ts'
import { atFile, inFile, unreadable } from '../systemErrors.ts'
import { writeFlushed, writeOnce } from '../writeFiles.ts'
import { type ChunkFiles, chunkFiles } from './chunkFiles.ts'
import { CORPUS_FILE, type CorpusSource } from './corpusSource.ts'

/** The names of the files in a corpus folder, beside the folder `chunks`. */
export const CORPUS_FILES = {
  manifest: 'manifest.json',
  log: 'log.jsonl',
} as const

/** The versions of this program on this machine. `program` is its own version, such as 0.1.0. */
export function localVersions(program: string): Versions {
  return versionsOf({ node: Number(process.versions.node.split('.')[0]), program })
}

/** The manifest of a corpus before its chunks are made. It says whose corpus it is. */
export function newManifest(recipe: CorpusRecipe, versions: Versions): CorpusManifest {
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
  expectNoLeases(folder)
  const place = join(folder, CORPUS_FILES.manifest)
  const here = newManifest(recipe, versions)
  if (!lookAt(place) && writeOnce(place, manifestText(here)) === 'new') return here
  const there = readManifest(folder)
  atFile(folder, () => expectSameCorpus(there, here))
  return there
}

/**
 * Throws a PuzzleError if workers of a version that shared chunks by files of leases have left such files: they
 * may still work.
 */
function expectNoLeases(folder: string): void {
  const { folder: chunks } = chunkFiles(folder)
  const lease = lookAt(chunks) && readdirSync(chunks).find((name) => name.endsWith('.lease'))
  if (!lease) return
  const message = `${join(chunks, lease)} is a lease of an earlier version, which is no longer used: end its workers, remove the files *.lease there, and repeat the command; machines share chunks by --shard or --queue`
  throw new PuzzleError('conflict', message)
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
 * Writes the entries of all chunks into the manifest, and returns it. While chunks are missing, nothing is
 * written, and the manifest that is returned has no entries. The caller has the claim of the finished corpus.
 */
export function completeManifest(
  folder: string,
  manifest: CorpusManifest,
  recipe: CorpusRecipe,
  files: ChunkFiles,
): CorpusManifest {
  const chunks = entriesOf(manifest, recipe, files)
  return chunks.length === 0 ? { ...manifest, chunks } : keepEntries(folder, chunks)
}

/**
 * Does the same without the claim. Whoever has the claim, to finish the corpus or to do this too, writes what this
 * would write.
 */
export async function completeUnclaimed(folder: string, recipe: CorpusRecipe, files: ChunkFiles) {
  const manifest = readManifest(folder)
  const chunks = entriesOf(manifest, recipe, files)
  if (chunks.length === 0 || isSame(chunks, manifest.chunks)) return { ...manifest, chunks }
  try {
    return await withCorpusClaim(folder, async () => keepEntries(folder, chunks))
  } catch (error) {
    if (error instanceof PuzzleError && error.code === 'conflict') return { ...manifest, chunks }
    throw error
  }
}

/** The entries of all chunks by their files; none while chunks are missing. */
function entriesOf(
  { chunks: known }: CorpusManifest,
  recipe: CorpusRecipe,
  { listDone, sha256Of, entryOf }: ChunkFiles,
): ManifestChunk[] {
  const done = new Set(listDone())
  const numbers = Array.from({ length: countChunks(recipe) }, (_, number) => number)
  if (!numbers.every((number) => done.has(number))) return []
  // The entry of a chunk that was removed and made again with other bytes is no longer right.
  return numbers.map((number) =>
    known[number]?.sha256 === sha256Of(number) ? known[number] : entryOf(number),
  )
}

/**
 * Writes entries into the manifest as it is now, which another process may have completed and finished long after this one
 * began. What was finished of other chunks is no longer so.
 */
function keepEntries(folder: string, chunks: readonly ManifestChunk[]): CorpusManifest {
  const there = readManifest(folder)
  if (isSame(chunks, there.chunks)) return there
  const { finished: _, ...rest } = there
  const complete = { ...rest, chunks }
  writeManifest(folder, complete)
  return complete
}

function isSame(some: readonly ManifestChunk[], others: readonly ManifestChunk[]): boolean {
  return some.length === others.length && some.every(({ sha256 }, index) => sha256 === others[index].sha256)
}

/** Writes the manifest of a corpus, so that a power cut leaves the earlier one or this one. Throws a PuzzleError. */
export function writeManifest(folder: string, manifest: CorpusManifest): void {
  writeFlushed(join(folder, CORPUS_FILES.manifest), manifestText(manifest))
}

// Locks a corpus while its finished files are written.

/** Locks the finished file of a folder while `work` runs. Throws a PuzzleError that says who has locked it. */
export async function withCorpusClaim<T>(folder: string, work: () => Promise<T>): Promise<T> {
  const place = join(folder, CORPUS_FILE)
  const { release } = atFile(place, () => claim(place))
  try {
    return await work()
  } finally {
    release()
  }
}

// Keeps commands from replacing what they read.

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
