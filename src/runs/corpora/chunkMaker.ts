// Makes chunks on an executor. All its threads work on the puzzles of one chunk, and begin the next chunk when
// few puzzles of the last are left: so no thread idles, a chunk is in memory as briefly as possible, and the
// thread that serves leases, files and progress is free.

import { type CorpusRecipe, canonicalRecipe } from '../../corpus/corpusRecipe.ts'
import { seedInCorpus } from '../../corpus/drawPuzzle.ts'
import type { Chunk } from '../../corpus/planChunks.ts'
import { madeName } from '../../maker/madeName.ts'
import type { Executor } from '../executor.ts'
import { makeFeed } from '../taskFeed.ts'
import { makeAppetite } from './appetite.ts'
import type { CorpusAnswer, CorpusTask } from './corpusWorker.ts'
import { type MadeChunk, makePendingChunks } from './pendingChunks.ts'

/** Makes chunks. */
export interface ChunkMaker {
  /** Waits until the threads need another chunk soon. */
  hunger(): Promise<void>
  /** Makes a chunk; undefined if the signal ended the work. */
  make(chunk: Chunk): Promise<MadeChunk | undefined>
  /** Ends the work when the chunks that were asked for are made. */
  end(): Promise<void>
}

/** What a maker of chunks needs. */
export interface ChunkMakerOptions {
  /** The recipe of the corpus. */
  readonly recipe: CorpusRecipe
  /** Carries out the work. */
  readonly executor: Executor
  /** The number of its threads. */
  readonly threads: number
  /** Ends the work early. */
  readonly signal: AbortSignal
  /** Called with the set of each puzzle that was made or given up. */
  readonly onPuzzle?: (set: number, isMade: boolean) => void
}

const WORKER = new URL('./corpusWorker.js', import.meta.url)

/** Makes a maker of chunks. */
export function makeChunkMaker(options: ChunkMakerOptions): ChunkMaker {
  const { recipe, executor, threads, signal, onPuzzle } = options
  const feed = makeFeed<CorpusTask>()
  const pending = makePendingChunks()
  const appetite = makeAppetite(threads, () => feed.to)
  let failure: { readonly error: unknown } | undefined

  async function receive(): Promise<void> {
    const job = { module: WORKER, data: canonicalRecipe(recipe), numbers: feed, signal }
    for await (const result of executor<CorpusAnswer, CorpusTask>(job)) {
      const { chunk, number } = pending.next()
      if ('crash' in result) throw new Error(`${nameOf(recipe, chunk.set, number)}: ${result.crash}`)
      pending.take(result.value)
      onPuzzle?.(chunk.set, result.value.drawn !== undefined)
      appetite.finished(result.value.seconds)
    }
  }

  const finished = receive()
    .catch((error: unknown) => {
      failure = { error }
    })
    .finally(() => {
      pending.end(failure)
      appetite.end()
    })

  return {
    hunger: appetite.hunger,
    async make(chunk) {
      if (failure) throw failure.error
      if (signal.aborted) return undefined
      const made = pending.add(chunk)
      for (let number = chunk.from; number < chunk.to; number++) feed.add([chunk.set, number])
      return made
    },
    async end() {
      feed.end()
      await finished
    },
  }
}

/** The made name of a puzzle. */
function nameOf(recipe: CorpusRecipe, set: number, number: number): string {
  return madeName(recipe.sets[set].recipe, seedInCorpus(recipe, set, number))
}
