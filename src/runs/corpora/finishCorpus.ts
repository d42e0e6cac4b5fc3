// The last pass of a corpus: drops twins and surplus puzzles from the chunks, and writes corpus.jsonl. It reads
// the keys, and the records of those puzzles whose keys agree; all others are copied as bytes. The bytes that it
// writes depend on the chunks alone.

import { rangesText } from '../../corpus/corpusProgress.ts'
import { type CanonicalSet, fromCanonical } from '../../corpus/corpusRecipe.ts'
import { droppedOf, type PuzzleTally } from '../../corpus/dropDuplicates.ts'
import type { CorpusManifest, Finished, ManifestChunk } from '../../corpus/manifest.ts'
import { type Chunk, planChunks } from '../../corpus/planChunks.ts'
import { count } from '../../families/gridText.ts'
import { PuzzleError } from '../../families/puzzleError.ts'
import { shellWord } from '../../formats/shellWord.ts'
import { lookAt } from '../fileSystem.ts'
import { hashFile } from '../sha256.ts'
import { chunkFault, chunkFiles } from './chunkFiles.ts'
import { finishedFiles } from './corpusSource.ts'
import { completeManifest, readManifest, withCorpusClaim, writeManifest } from './folderManifest.ts'
import { counted, type Watched } from './showStepProgress.ts'
import { type KeyedFile, type Taken, writeTaken } from './writeFinishedCorpus.ts'

/** Options for finishing a corpus. */
interface FinishOptions extends Watched {
  /** Whether sets may have fewer puzzles than their recipe asks for. */
  readonly allowFewer: boolean
}

/**
 * Finishes the corpus in a folder. Returns what was written and whether it was there before, or a sentence for each set that
 * has too few puzzles; nothing if the signal ended the work. Throws a PuzzleError if chunks are missing or changed.
 */
export async function finishCorpus(folder: string, options: FinishOptions) {
  // A folder that holds no corpus gets no lock.
  readManifest(folder)
  return withCorpusClaim(folder, async () => {
    // Another run may have finished the corpus in the meantime.
    const manifest = readManifest(folder)
    const { finished } = manifest
    const isThere = finished !== undefined && (await areThere(folder, finished, options))
    return isThere ? { isThere, finished } : finishChunks(folder, manifest, options)
  })
}

/** Whether the finished files exist. Throws a PuzzleError if they were changed. */
async function areThere(folder: string, finished: Finished, watched: Watched): Promise<boolean> {
  const files = finishedFiles(folder, finished)
  const sizes = files.flatMap(({ path }) => lookAt(path)?.size ?? [])
  if (sizes.length < files.length) return false
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return counted(watched, 'bytes', bytes, async (advance) => {
    for (const { path, sha256 } of files) {
      if ((await hashFile(path, advance)) === sha256) continue
      throw new PuzzleError('conflict', `${path}: changed since it was finished; remove it to write it again`)
    }
    return true
  })
}

async function finishChunks(folder: string, begun: CorpusManifest, options: FinishOptions) {
  const plan = planChunks(fromCanonical(begun.recipe))
  const files = chunkFiles(folder)
  const missing = plan.map(({ number }) => number).filter((number) => !files.isDone(number))
  if (missing.length > 0) throw incomplete(folder, missing, plan.length)
  // If the manifest already states hashes, the chunks must have these hashes.
  const isStated = begun.chunks.length === plan.length
  const { finished: _, ...manifest } = isStated ? begun : completeManifest(folder, begun, files)
  const { sets } = begun.recipe
  const order = { folder, counts: sets.map((set) => set.count), allowFewer: options.allowFewer }
  const taken = await takeChunks(plan, order, options, manifest.chunks)
  if (!taken) return undefined
  const { written, tallies } = taken
  if (!written) return { tooFew: sets.flatMap((set, index) => tooFew(set, tallies[index])) }
  const finished = { ...written, dropped: droppedOf(tallies) }
  writeManifest(folder, { ...manifest, finished })
  return { isThere: false, finished }
}

function incomplete(folder: string, missing: readonly number[], all: number): PuzzleError {
  const what = `${missing.length} of ${count(all, 'chunk')} ${missing.length === 1 ? 'is' : 'are'} missing`
  const message = `${folder}: ${what} (${rangesText(missing)}); make them first: puzzlewright corpus make RECIPE --out ${shellWord(folder)}`
  return new PuzzleError('conflict', message)
}

function tooFew({ family, shape, order, count: wanted, draws }: CanonicalSet, tally: PuzzleTally): string[] {
  const missing = wanted - tally.taken
  if (missing === 0) return []
  const name = [family, shape, order].filter((word) => word).join(' ')
  const made = tally.taken + tally.twin
  const givenUp = draws > made ? ` and ${draws - made} were given up` : ''
  return [
    `the set ${name}: ${missing} of ${count(wanted, 'puzzle')} ${missing === 1 ? 'is' : 'are'} missing: of ${draws} drawn, ${tally.twin} are twins${givenUp}; accept fewer with --allow-fewer; or start again with a recipe that asks for at most ${tally.taken}, or for a larger shape`,
  ]
}

/**
 * Takes the puzzles of a corpus from chunks that are done, in the order of their numbers, and writes them to its folder.
 * `stated` are the entries that chunks must have, by their numbers. Returns nothing if the signal ended the work; throws a
 * PuzzleError if a chunk was changed.
 */
export function takeChunks(
  chunks: readonly Chunk[],
  order: Omit<Parameters<typeof writeTaken>[0], 'files'>,
  watched: Watched,
  stated: readonly ManifestChunk[] = [],
): Promise<Taken | undefined> {
  const files = chunkFiles(order.folder)
  const keyed = chunks.map(({ number, set }): KeyedFile => {
    const { puzzles } = stated[number] ?? files.entryOf(number)
    return {
      path: files.path(number, 'jsonl'),
      keyFile: { path: files.path(number, 'keys'), keys: puzzles },
      setOf: () => set,
      fault: () => chunkFault(files, number, stated[number]?.sha256),
    }
  })
  return writeTaken({ ...order, files: keyed }, watched)
}
