// Makes chunks on an executor. All its threads work on the puzzles of one chunk, and begin the next chunk when
// few puzzles of the last are left: so no thread idles, a chunk is in memory as briefly as possible, and the
// thread that serves queues, files and progress is free.

import { type ChunkCollector, type ChunkContent, collectChunk } from '../../corpus/chunkContent.ts'
import { type CorpusRecipe, canonicalRecipe } from '../../corpus/corpusRecipe.ts'
import { seedInCorpus } from '../../corpus/draws.ts'
import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import { madeName } from '../../maker/madeName.ts'
import type { Executor } from '../executor.ts'
import { makeFeed } from '../taskFeed.ts'
import type { CorpusAnswer, CorpusTask } from './corpusWorker.ts'

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

// Chunks that were asked for, and whose puzzles come one after the other.

/** A chunk that was made. */
export interface MadeChunk extends ChunkContent {
  /** The number of its puzzles. */
  readonly puzzles: number
  /** The number of puzzles that the search gave up. */
  readonly givenUp: number
  /** The time of its puzzles on their threads, in seconds. */
  readonly seconds: number
  /** Gives the memory of the content to another chunk. V8 would leave it for long: it lies outside of the heap. */
  release(): void
}

/** The chunks in the order in which they were asked for. */
interface PendingChunks {
  /** Asks for a chunk. It is undefined if the work ends before it is made. */
  add(chunk: Chunk): Promise<MadeChunk | undefined>
  /** Takes the answer to the next puzzle. */
  take(answer: CorpusAnswer): void
  /** The chunk of the next puzzle, and the puzzle's number in the set. */
  next(): { readonly chunk: Chunk; readonly number: number }
  /** Ends all chunks that are not made. */
  end(failure: { readonly error: unknown } | undefined): void
}

/** A chunk that is being made. */
interface Pending {
  readonly chunk: Chunk
  readonly collected: ChunkCollector
  left: number
  givenUp: number
  seconds: number
  resolve(made: MadeChunk | undefined): void
  reject(error: unknown): void
}

/** Makes an empty list of chunks. */
function makePendingChunks(): PendingChunks {
  const pending: Pending[] = []
  const unused: ChunkCollector[] = []
  return {
    add(chunk) {
      return new Promise((resolve, reject) => {
        const none = { left: drawsOf(chunk), givenUp: 0, seconds: 0 }
        pending.push({ chunk, collected: unused.pop() ?? collectChunk(), ...none, resolve, reject })
      })
    },
    take({ drawn, seconds }) {
      const [first] = pending
      const { collected } = first
      first.seconds += seconds
      if (drawn) collected.add(drawn)
      else first.givenUp++
      if (--first.left > 0) return
      pending.shift()
      const { givenUp, seconds: all } = first
      const release = () => {
        collected.clear()
        unused.push(collected)
      }
      first.resolve({ ...collected.content(), puzzles: collected.puzzles, givenUp, seconds: all, release })
    },
    next() {
      const [{ chunk, left }] = pending
      return { chunk, number: chunk.to - left }
    },
    end(failure) {
      for (const { resolve, reject } of pending.splice(0)) {
        if (failure) reject(failure.error)
        else resolve(undefined)
      }
    },
  }
}

// When threads need more work: soon enough that none idles, and so late that little of it waits in memory.

/** The threads need more when the work that is left takes less than this, in seconds. */
const SOON = 1

/** Knows how much work is left. */
interface Appetite {
  /** Takes note of a finished task and its time, in seconds. */
  finished(seconds: number): void
  /** Ends all waiting for good. */
  end(): void
  /** Waits until the threads need more tasks soon. */
  hunger(): Promise<void>
}

/** Makes the appetite of threads; `asked` tells the number of tasks that they were given so far. */
function makeAppetite(threads: number, asked: () => number): Appetite {
  let tasks = 0
  let time = 0
  let isOver = false
  let wake = () => {}

  const isHungry = () => {
    const left = asked() - tasks
    return left <= threads || left * time < SOON * threads * tasks
  }

  return {
    finished(seconds) {
      tasks++
      time += seconds
      wake()
    },
    end() {
      isOver = true
      wake()
    },
    async hunger() {
      while (!isHungry() && !isOver) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
  }
}
