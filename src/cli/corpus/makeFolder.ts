// Makes the chunks of a recipe into the folder of a corpus.

import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { readCanonicalText } from '../../corpus/canonicalText.ts'
import { steadySeconds } from '../../corpus/chunkSizes.ts'
import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import { type Chunk, drawsOf, planChunks } from '../../corpus/planChunks.ts'
import { readCorpusRecipe } from '../../corpus/readCorpusRecipe.ts'
import { PuzzleError } from '../../families/error.ts'
import { count } from '../../families/notationText.ts'
import { type ChunkFiles, chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { logChunk } from '../../runs/corpora/chunkLog.ts'
import { makeChunkMaker } from '../../runs/corpora/chunkMaker.ts'
import type { ChunkQueue } from '../../runs/corpora/chunkQueue.ts'
import { beginCorpus, completeManifest, localVersions } from '../../runs/corpora/corpusFolder.ts'
import { makeLocalQueue } from '../../runs/corpora/localQueue.ts'
import { watchOthers } from '../../runs/corpora/otherWorkers.ts'
import { isOfShard, type Shard } from '../../runs/corpora/shards.ts'
import { workOnChunks } from '../../runs/corpora/workOnChunks.ts'
import { interruptible } from '../../runs/interrupt.ts'
import { makeThreads } from '../../runs/threads.ts'
import { readText } from '../shared/input.ts'
import { programOf } from '../shared/options.ts'
import { complain, EXIT } from '../shared/output.ts'
import { startCount } from '../shared/progress.ts'
import { workOf } from '../shared/slowOrders.ts'
import { stoppedBy } from '../shared/stopped.ts'
import { tightenHeap } from '../shared/tightHeap.ts'
import { checkQueueOptions, openQueue, type QueueOptions } from './queueOptions.ts'

/** The options of `corpus make`. */
export interface MakeFolderOptions extends QueueOptions {
  readonly out: string
  readonly workers?: number
  readonly shard?: Shard
  readonly quiet?: boolean
}

/** Chunks to make into a folder. */
interface Work extends Omit<MakeFolderOptions, keyof QueueOptions> {
  readonly recipe: CorpusRecipe
  readonly files: ChunkFiles
  /** All chunks of the corpus. */
  readonly plan: readonly Chunk[]
  /** The chunks that this process may make. */
  readonly own: readonly Chunk[]
  readonly threads: number
  readonly queue: ChunkQueue
}

/**
 * The size of the young generation of a thread's heap. Nearly everything dies at once, so a larger one, as V8
 * takes by default, makes nothing faster (`npm run bench -- corpora`).
 */
const YOUNG_MEGABYTES = 2

/** Makes the chunks that are missing. Returns the exit code. Throws a PuzzleError. */
export async function makeFolder(
  path: string,
  options: MakeFolderOptions,
  command: Command,
): Promise<number> {
  checkQueueOptions(options)
  const recipe = await readRecipe(path)
  if (!recipe) return EXIT.badInput
  const { out, shard, workers: threads = availableParallelism(), quiet = false } = options
  const manifest = beginCorpus(out, recipe, localVersions(programOf(command).replace(/^\S+ /, '')))
  const files = chunkFiles(out)
  const plan = planChunks(recipe)
  const own = shard ? plan.filter(({ number }) => isOfShard(shard, number)) : plan
  const queue =
    (await openQueue(options, files, plan.length, manifest)) ??
    makeLocalQueue(
      own.map(({ number }) => number),
      files,
    )
  tightenHeap()
  return interruptible(async (signal) => {
    try {
      await makeMissing({ ...options, recipe, files, plan, own, threads, queue }, signal)
    } finally {
      await queue.close()
    }
    if (signal.aborted) {
      const { sentence, exit } = stoppedBy(signal)
      process.stderr.write(`${sentence}\n`)
      return exit
    }
    const { chunks } = completeManifest(out, manifest, recipe, files)
    if (!quiet) process.stderr.write(`${summary(out, own.length, chunks)}\n`)
    return EXIT.fine
  })
}

/** Makes the chunks that the queue hands out, and shows the progress of all workers. */
async function makeMissing(work: Work, signal: AbortSignal): Promise<void> {
  const { out, recipe, files, plan, own, threads, queue, quiet = false } = work
  const total = draws(own)
  const done = draws(own.filter(({ number }) => files.isDone(number)))
  const stretches = recipe.sets.map((set, index) => ({
    recipe: set.recipe,
    count: draws(own.filter((chunk) => chunk.set === index)),
  }))
  const progress = startCount(
    'puzzles',
    total,
    done,
    quiet || done === total,
    workOf(stretches, threads, steadySeconds),
  )
  const others = watchOthers(own, files, progress.advance)
  const executor = makeThreads(threads, { maxYoungGenerationSizeMb: YOUNG_MEGABYTES })
  const maker = makeChunkMaker({ recipe, executor, threads, signal, onPuzzle: () => progress.advance(1) })
  try {
    await workOnChunks({
      plan,
      queue,
      maker,
      files,
      signal,
      onStart: ({ number }) => others.own(number),
      onChunk: ({ number }, made) => logChunk(out, number, made, threads),
    })
  } finally {
    others.stop()
    progress.stop()
  }
}

function draws(chunks: readonly Chunk[]): number {
  return chunks.reduce((all, chunk) => all + drawsOf(chunk), 0)
}

/** What is there at the end of a worker: the corpus, or its part of it. */
function summary(out: string, own: number, chunks: readonly { readonly puzzles: number }[]): string {
  if (chunks.length === 0)
    return `${out}: ${count(own, 'chunk')} made; others are missing (corpus status ${out})`
  const puzzles = chunks.reduce((all, chunk) => all + chunk.puzzles, 0)
  return `${out}: all ${count(chunks.length, 'chunk')} made, ${count(puzzles, 'puzzle')}; next: corpus finish ${out}`
}

async function readRecipe(path: string): Promise<CorpusRecipe | undefined> {
  const name = path === '-' ? 'standard input' : path
  try {
    const text = await readText(path, 'recipe')
    const canonical = readCanonicalText(text)
    if (canonical) return canonical
    const read = readCorpusRecipe(text)
    if ('recipe' in read) return read.recipe
    for (const mistake of read.mistakes) complain(name, mistake)
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error
    complain(name, error)
  }
  return undefined
}
