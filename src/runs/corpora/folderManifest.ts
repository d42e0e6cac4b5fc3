// The folder of a corpus: the manifest, which states the recipe and the versions, the chunks and the log. The first
// worker writes the manifest without chunks; every other finds it, and refuses another recipe or version.

import { readdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import {
  type CorpusManifest,
  expectSameCorpus,
  type ManifestChunk,
  manifestOf,
  manifestText,
  parseManifestText,
} from '../../corpus/manifest.ts'
import { countChunks } from '../../corpus/planChunks.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { writeFlushed, writeOnce } from '../atomicWrite.ts'
import { claim } from '../fileLock.ts'
import { lookAt, realPlace } from '../fileSystem.ts'
import { NODE_VERSION } from '../machineIdentity.ts'
import { readRegularFile } from '../readRegularFile.ts'
import { sha256 } from '../sha256.ts'
import { atFile, inFile, unreadable } from '../systemErrors.ts'
import { type ChunkFiles, chunkFiles } from './chunkFiles.ts'
import { CORPUS_FILE, CORPUS_FILES, type CorpusSource, LARGEST_DESCRIPTION } from './corpusSource.ts'

const manifestIn = (folder: string) => join(folder, CORPUS_FILES.manifest)

/** The manifest of a corpus by this program on this machine, before its chunks are made. `program` is its version: 0.1.0. */
export function newManifest(recipe: CorpusRecipe, program: string): CorpusManifest {
  return manifestOf(recipe, { node: NODE_VERSION, program }, sha256)
}

/**
 * Begins a corpus in a folder, or checks that the same corpus was begun there. Throws a PuzzleError if the
 * folder holds another corpus, or one of other versions, or if it cannot be written.
 */
export function beginCorpus(folder: string, manifest: CorpusManifest): CorpusManifest {
  expectNoLeases(folder)
  const place = manifestIn(folder)
  if (!lookAt(place) && writeOnce(place, manifestText(manifest)) === 'new') return manifest
  const there = readManifest(folder)
  atFile(folder, () => expectSameCorpus(there, manifest))
  return there
}

/**
 * Throws a PuzzleError if there are files of leases, by which an earlier version shared chunks: workers of
 * that version may still be running.
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
  const place = manifestIn(folder)
  try {
    return parseManifestText(readRegularFile(place, LARGEST_DESCRIPTION).toString())
  } catch (error) {
    if (error instanceof PuzzleError) throw inFile(place, error)
    if (lookAt(place)) throw inFile(place, unreadable(error))
    const fault = lookAt(folder)
      ? `not the folder of a corpus, since it has no ${CORPUS_FILES.manifest}`
      : 'no such folder'
    const message = `${folder}: ${fault}; corpus make writes one`
    throw new PuzzleError('unreadable', message)
  }
}

/**
 * Writes the entries of all chunks into the manifest, and returns it. While chunks are missing, nothing is
 * written, and the manifest that is returned has no entries. The caller must hold the claim of the finished
 * corpus.
 */
export function completeManifest(
  folder: string,
  manifest: CorpusManifest,
  files: ChunkFiles = chunkFiles(folder),
): CorpusManifest {
  const chunks = entriesOf(manifest, files)
  return chunks.length === 0 ? { ...manifest, chunks } : keepEntries(folder, chunks)
}

/**
 * Does the same if the caller does not hold the claim. If another process holds it, nothing is written here,
 * because that process writes the same entries.
 */
export async function completeUnclaimed(folder: string): Promise<CorpusManifest> {
  const manifest = readManifest(folder)
  const chunks = entriesOf(manifest, chunkFiles(folder))
  if (chunks.length === 0 || isSame(chunks, manifest.chunks)) return { ...manifest, chunks }
  try {
    return await withCorpusClaim(folder, async () => keepEntries(folder, chunks))
  } catch (error) {
    if (error instanceof PuzzleError && error.code === 'conflict') return { ...manifest, chunks }
    throw error
  }
}

/** The entries of all chunks by their files; none while chunks are missing. */
function entriesOf({ recipe, chunks: known }: CorpusManifest, files: ChunkFiles): ManifestChunk[] {
  const done = files.listDone()
  // The numbers ascend from 0 at the earliest, so the number at index `all - 1` is `all - 1` only if no chunk is
  // missing.
  const all = countChunks(recipe)
  if (done[all - 1] !== all - 1) return []
  // The entry of a chunk that was removed and made again with other bytes is no longer right.
  return done
    .slice(0, all)
    .map((number) =>
      known[number]?.sha256 === files.sha256Of(number) ? known[number] : files.entryOf(number),
    )
}

/**
 * Reads the manifest again, and writes entries into it: another process may have completed and finished it
 * since this one began. A corpus that was finished from other chunks is no longer marked as finished.
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
  writeFlushed(manifestIn(folder), manifestText(manifest))
}

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

// Keeps commands from replacing files that they read.

/** Throws a PuzzleError if one of the files to write belongs to the corpus that they are made from. */
export function expectOthers({ kind, path: folder, files }: CorpusSource, targets: readonly string[]): void {
  const records = new Set(files.map(({ path }) => realPlace(path)))
  const own = new Set(files.flatMap(({ keys }) => (keys === undefined ? [] : [realPlace(keys)])))
  if (kind !== 'file') for (const name of Object.values(CORPUS_FILES)) own.add(realPlace(join(folder, name)))
  const chunks = kind === 'file' ? undefined : realPlace(chunkFiles(folder).folder)
  for (const target of targets) {
    const place = realPlace(target)
    if (!records.has(place) && !own.has(place) && dirname(place) !== chunks) continue
    const whose = records.has(place) ? 'the corpus itself' : 'a file of the corpus'
    throw new PuzzleError('unwritable', `${target} is ${whose}; choose another --out`)
  }
}

// The temporary folder of a corpus, which exists until its puzzles are in one file. It lies next to that file, so that
// the same command resumes the work.

/**
 * Begins a corpus in a folder, or checks that the same corpus was begun there. Throws a PuzzleError if the
 * folder is not from the same recipe and versions: since the folder will be removed, it must not hold
 * anything else.
 */
export function beginTemporary(folder: string, manifest: CorpusManifest): void {
  const found = lookAt(folder)
  const hasFiles = found && (!found.isDirectory() || readdirSync(folder).length > 0)
  const fault = !lookAt(manifestIn(folder))
    ? hasFiles && 'is not from this run:'
    : readManifest(folder).checksum !== manifest.checksum &&
      'is from a run with other options: repeat that command,'
  if (fault) throw new PuzzleError('conflict', `${folder} ${fault} choose another --out, or remove it`)
  beginCorpus(folder, manifest)
}

/** Removes the folder of a recipe, if it is there and can be removed. */
export function removeTemporary(folder: string, { checksum }: CorpusManifest): void {
  try {
    if (!lookAt(manifestIn(folder)) || readManifest(folder).checksum !== checksum) return
    // The manifest is removed last: if the process is killed before, it still tells to which corpus the remaining
    // chunks belong.
    rmSync(chunkFiles(folder).folder, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  } catch {
    // A folder that cannot be read or removed does no harm.
  }
}
