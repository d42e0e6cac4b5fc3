// The last pass of a corpus: drops twins and surplus puzzles from the chunks, and writes corpus.jsonl. It reads
// the keys, and the records of those puzzles whose keys agree; all others are copied as bytes. The bytes that it
// writes depend on the chunks alone.

import { join } from 'node:path'
import { rangesText } from '../../corpus/corpusProgress.ts'
import { type CanonicalSet, fromCanonical } from '../../corpus/corpusRecipe.ts'
import type { CorpusManifest, Finished, ManifestChunk } from '../../corpus/manifest.ts'
import { type Chunk, planChunks } from '../../corpus/planChunks.ts'
import { droppedOf, type PuzzleTally } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { lookAt } from '../fileSystem.ts'
import { hashFile } from '../sha256.ts'
import { type ChunkFiles, chunkFault, chunkFiles } from './chunkFiles.ts'
import { completeManifest, readManifest, withCorpusClaim, writeManifest } from './corpusFolder.ts'
import { CORPUS_FILE, CORPUS_KEYS } from './corpusSource.ts'
import { counted, type Watched } from './progress.ts'
import { type KeyedFile, type Taken, writeTaken } from './writeTaken.ts'

/** How a corpus was finished. */
type FinishResult =
  | {
      /** Whether it had been finished before. */
      readonly status: 'there' | 'finished'
      /** What was written. */
      readonly finished: Finished
    }
  | {
      /** A set has too few puzzles. */
      readonly status: 'too-few'
      /** A sentence for each such set. */
      readonly sentences: readonly string[]
    }
  | {
      /** The signal ended the work. */
      readonly status: 'interrupted'
    }

/** Options for finishing a corpus. */
interface FinishOptions extends Watched {
  /** Whether sets may have fewer puzzles than their recipe asks for. */
  readonly allowFewer: boolean
}

/** Finishes the corpus in a folder. Throws a PuzzleError if chunks are missing or changed. */
export async function finishCorpus(folder: string, options: FinishOptions): Promise<FinishResult> {
  // A folder that holds no corpus gets no lock.
  readManifest(folder)
  return withCorpusClaim(folder, async () => {
    // Another run may have finished the corpus in the meantime.
    const manifest = readManifest(folder)
    if (manifest.finished && (await isThere(folder, manifest.finished, options))) {
      return { status: 'there', finished: manifest.finished }
    }
    return finishChunks(folder, manifest, options)
  })
}

/** Whether the finished files are there. Throws a PuzzleError if they were changed. */
async function isThere(folder: string, finished: Finished, watched: Watched): Promise<boolean> {
  const files = [
    { place: join(folder, CORPUS_FILE), expected: finished.sha256 },
    { place: join(folder, CORPUS_KEYS), expected: finished.keys },
  ]
  const sizes = files.flatMap(({ place }) => lookAt(place)?.size ?? [])
  if (sizes.length < files.length) return false
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return counted(watched, 'bytes', bytes, async (advance) => {
    for (const { place, expected } of files) {
      if ((await hashFile(place, advance)) === expected) continue
      const message = `${place}: changed since it was finished; remove it to write it again`
      throw new PuzzleError('conflict', message)
    }
    return true
  })
}

async function finishChunks(
  folder: string,
  begun: CorpusManifest,
  options: FinishOptions,
): Promise<FinishResult> {
  const recipe = fromCanonical(begun.recipe)
  const plan = planChunks(recipe)
  const chunks = chunkFiles(folder)
  const missing = plan.map(({ number }) => number).filter((number) => !chunks.isDone(number))
  if (missing.length > 0) throw incomplete(folder, missing, plan.length)
  // Hashes that the manifest has stated already are those that the chunks must have.
  const isStated = begun.chunks.length === plan.length
  const { finished: _, ...manifest } = isStated ? begun : completeManifest(folder, begun, recipe, chunks)
  const { sets } = begun.recipe
  const taken = await takeChunks(
    {
      folder,
      files: chunks,
      chunks: plan,
      counts: sets.map((set) => set.count),
      stated: (number) => manifest.chunks[number],
      accept: (tallies) =>
        options.allowFewer || sets.every((set, index) => tallies[index].taken === set.count),
    },
    options,
  )
  if (!taken) return { status: 'interrupted' }
  const { written, tallies } = taken
  if (!written)
    return { status: 'too-few', sentences: sets.flatMap((set, index) => tooFew(set, tallies[index])) }
  const finished = { ...written, dropped: droppedOf(tallies) }
  writeManifest(folder, { ...manifest, finished })
  return { status: 'finished', finished }
}

function incomplete(folder: string, missing: readonly number[], all: number): PuzzleError {
  const what = `${missing.length} of ${count(all, 'chunk')} ${missing.length === 1 ? 'is' : 'are'} missing`
  const message = `${folder}: ${what} (${rangesText(missing)}); make them first: puzzlewright corpus make RECIPE --out ${folder}`
  return new PuzzleError('conflict', message)
}

function tooFew({ family, shape, order, count: wanted, draws }: CanonicalSet, tally: PuzzleTally): string[] {
  const missing = wanted - tally.taken
  if (missing === 0) return []
  const name = [family, shape, order].filter((word) => word).join(' ')
  const made = tally.taken + tally.twin
  const givenUp = draws > made ? ` and ${draws - made} were given up` : ''
  return [
    `the set ${name}: ${missing} of ${count(wanted, 'puzzle')} ${missing === 1 ? 'is' : 'are'} missing: of ${draws} drawn, ${tally.twin} are twins${givenUp}; take fewer with --allow-fewer, or begin anew: ask for at most ${tally.taken}, or choose a larger shape`,
  ]
}

// Takes the puzzles of a corpus from chunks that are done, and writes them to its folder.

/** The chunks to take puzzles from. */
interface ChunksToTake {
  /** The folder of the corpus. */
  readonly folder: string
  /** The files of the chunks. */
  readonly files: ChunkFiles
  /** The chunks, in the order of their numbers. */
  readonly chunks: readonly Chunk[]
  /** The number of puzzles that each set needs. */
  readonly counts: readonly number[]
  /** The entry of a chunk in the manifest, if it is there: what the chunk must be. */
  stated(number: number): ManifestChunk | undefined
  /** Whether the numbers of puzzles that were taken are those that are wanted. */
  accept(tallies: readonly Readonly<PuzzleTally>[]): boolean
}

/** Takes the puzzles. Returns nothing if the signal ended the work; throws a PuzzleError if a chunk was changed. */
export function takeChunks(
  { folder, files, chunks, counts, stated, accept }: ChunksToTake,
  watched: Watched,
): Promise<Taken | undefined> {
  const numbers = new Map<KeyedFile, number>()
  const keyed = chunks.map(({ number, set }): KeyedFile => {
    const keyFile = {
      path: files.path(number, 'keys'),
      keys: (stated(number) ?? files.entryOf(number)).puzzles,
    }
    const file = { path: files.path(number, 'jsonl'), keyFile, setOf: () => set }
    numbers.set(file, number)
    return file
  })
  const check = (file: KeyedFile) => {
    const number = numbers.get(file) as number
    return chunkFault(files, number, stated(number)?.sha256)
  }
  return writeTaken({ folder, files: keyed, counts, check, accept }, watched)
}
