// Makes chunks on an executor. All its threads work on the puzzles of one chunk, and begin the next chunk when
// few puzzles of the last are left: so no thread idles, a chunk is in memory as briefly as possible, and the
// thread that serves leases, files and progress is free.

import { type ChunkCollector, type ChunkContent, collectChunk } from '../../corpus/chunkContent.ts'
import { type CorpusRecipe, canonicalRecipe } from '../../corpus/corpusRecipe.ts'
import { seedInCorpus } from '../../corpus/drawPuzzle.ts'
import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import { madeName } from '../../maker/madeName.ts'
import type { Executor } from '../executor.ts'
import { makeFeed } from '../taskFeed.ts'
import type { CorpusAnswer, CorpusTask } from './corpusWorker.ts'

/** A chunk that was made. */
export interface MadeChunk extends ChunkContent {
  /** The number of its puzzles. */
  readonly puzzles: number
  /** The number of puzzles that the search gave up. */
  readonly givenUp: number
  /** The time of its puzzles on their threads, in seconds. */
  readonly seconds: number
}

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

/** The threads need another chunk when the work that is left takes less than this, in seconds. */
const SOON = 1

interface Pending {
  readonly chunk: Chunk
  readonly collected: ChunkCollector
  left: number
  givenUp: number
  seconds: number
  resolve(made: MadeChunk | undefined): void
  reject(error: unknown): void
}

/** Makes a maker of chunks. */
export function makeChunkMaker({
  recipe,
  executor,
  threads,
  signal,
  onPuzzle,
}: ChunkMakerOptions): ChunkMaker {
  const feed = makeFeed<CorpusTask>()
  const pending: Pending[] = []
  let received = 0
  let seconds = 0
  let wake = () => {}

  const isHungry = () => {
    const left = feed.to - received
    return left <= threads || left * seconds < SOON * threads * received
  }

  function take(answer: CorpusAnswer): void {
    const [first] = pending
    received++
    seconds += answer.seconds
    first.seconds += answer.seconds
    if (answer.drawn) first.collected.add(answer.drawn)
    else first.givenUp++
    if (--first.left === 0) {
      pending.shift()
      first.resolve({
        ...first.collected.content(),
        puzzles: first.collected.puzzles,
        givenUp: first.givenUp,
        seconds: first.seconds,
      })
    }
    onPuzzle?.(first.chunk.set, answer.drawn !== undefined)
    wake()
  }

  async function receive(): Promise<void> {
    const data = canonicalRecipe(recipe)
    for await (const result of executor<CorpusAnswer, CorpusTask>({
      module: WORKER,
      data,
      numbers: feed,
      signal,
    })) {
      if ('crash' in result) throw new Error(`${nameOf(pending[0])}: ${result.crash}`)
      take(result.value)
    }
  }

  function nameOf({ chunk, left }: Pending): string {
    return madeName(recipe.sets[chunk.set].recipe, seedInCorpus(recipe, chunk.set, chunk.to - left))
  }

  let failure: { readonly error: unknown } | undefined
  const finished = receive()
    .catch((error: unknown) => {
      failure = { error }
    })
    .finally(() => {
      for (const { resolve, reject } of pending.splice(0))
        failure ? reject(failure.error) : resolve(undefined)
      wake()
    })

  return {
    async hunger() {
      while (!isHungry() && !signal.aborted && !failure) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    make(chunk) {
      return new Promise((resolve, reject) => {
        if (failure) return reject(failure.error)
        if (signal.aborted) return resolve(undefined)
        pending.push({
          chunk,
          collected: collectChunk(),
          left: drawsOf(chunk),
          givenUp: 0,
          seconds: 0,
          resolve,
          reject,
        })
        for (let number = chunk.from; number < chunk.to; number++) feed.add([chunk.set, number])
      })
    },
    async end() {
      feed.end()
      await finished
    },
  }
}
