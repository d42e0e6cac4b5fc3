// The last pass of a corpus: drops twins and surplus puzzles from the chunks, and writes corpus.jsonl. It reads
// the keys, and the records of those puzzles whose keys agree; all others are copied as bytes. The bytes that it
// writes depend on the chunks alone.

import { join } from 'node:path'
import { type CanonicalSet, fromCanonical } from '../../corpus/corpusRecipe.ts'
import type { CorpusManifest, Finished } from '../../corpus/manifest.ts'
import { rangesText } from '../../corpus/numberRanges.ts'
import { planChunks } from '../../corpus/planChunks.ts'
import type { PuzzleTally } from '../../corpus/takePuzzles.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { withClaim } from '../fileLock.ts'
import { lookAt } from '../fileSystem.ts'
import { chunkFiles } from './chunkFiles.ts'
import { completeManifest, readManifest, writeManifest } from './corpusFolder.ts'
import { CORPUS_FILE, CORPUS_KEYS } from './corpusSource.ts'
import { hashFile } from './hashFile.ts'
import { takeChunks } from './takeChunks.ts'
import type { Watched } from './writeTaken.ts'

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
  const manifest = readManifest(folder)
  return withClaim(join(folder, CORPUS_FILE), async () => {
    if (manifest.finished && (await isThere(folder, manifest.finished, options))) {
      return { status: 'there', finished: manifest.finished }
    }
    return finishChunks(folder, manifest, options)
  })
}

/** Whether the finished files are there. Throws a PuzzleError if they were changed. */
async function isThere(folder: string, finished: Finished, { startCount }: Watched): Promise<boolean> {
  const place = join(folder, CORPUS_FILE)
  const size = lookAt(place)?.size
  if (size === undefined || !lookAt(join(folder, CORPUS_KEYS))) return false
  const checking = startCount('bytes', size)
  const hash = await hashFile(place, checking.advance).finally(checking.stop)
  if (hash === finished.sha256) return true
  throw new PuzzleError('conflict', `${place}: changed since it was finished; remove it to write it again`)
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
  const { finished: _, ...manifest } = completeManifest(folder, begun, recipe, chunks)
  const { sets } = begun.recipe
  const taken = await takeChunks(
    {
      folder,
      files: chunks,
      chunks: plan,
      counts: sets.map((set) => set.count),
      hashOf: (number) => manifest.chunks[number].sha256,
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

/** The numbers of puzzles that were not taken, over all sets. */
export function droppedOf(tallies: readonly Readonly<PuzzleTally>[]): { twins: number; surplus: number } {
  const sum = (fate: keyof PuzzleTally) => tallies.reduce((all, tally) => all + tally[fate], 0)
  return { twins: sum('twin'), surplus: sum('surplus') }
}

function tooFew({ family, shape, order, count: wanted, draws }: CanonicalSet, tally: PuzzleTally): string[] {
  const missing = wanted - tally.taken
  if (missing === 0) return []
  const name = [family, shape, order].filter((word) => word).join(' ')
  const made = tally.taken + tally.twin
  const givenUp = draws > made ? ` and ${draws - made} were given up` : ''
  return [
    `the set ${name}: ${missing} of ${count(wanted, 'puzzle')} ${missing === 1 ? 'is' : 'are'} missing: of ${draws} drawn, ${tally.twin} are twins${givenUp}; ask for at most ${tally.taken}, choose a larger shape, or take fewer with --allow-fewer`,
  ]
}
