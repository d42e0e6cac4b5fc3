// The work of a process on a corpus, the same for every queue: take a chunk, make its puzzles, write its files, and tell the
// queue last. So a chunk is made at least once, and its bytes exist exactly once.

import { setTimeout as wait } from 'node:timers/promises'
import { collectChunk } from '../../corpus/chunkContent.ts'
import { type CorpusRecipe, canonicalRecipe } from '../../corpus/corpusRecipe.ts'
import { seedInCorpus } from '../../corpus/drawPuzzles.ts'
import { type Chunk, drawsOf, planChunks } from '../../corpus/planChunks.ts'
import { madeName } from '../../maker/recipeName.ts'
import type { Executor } from '../executor.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import type { ChunkQueue } from './chunkQueue.ts'
import type { CorpusAnswer, CorpusTask } from './corpusWorker.ts'

/** The parts that the work on chunks needs. */
interface ChunkWork {
  /** The recipe of the corpus. */
  readonly recipe: CorpusRecipe
  /** Hands out chunks. */
  readonly queue: ChunkQueue
  /**
   * Makes the puzzles of chunks. All threads work on one chunk, and begin the next one while its last puzzles
   * are made.
   */
  readonly executor: Executor
  /** Stores the chunks. */
  readonly files: ChunkFiles
  /** Ends the work early: chunks that are not made are given back. */
  readonly signal: AbortSignal
  /** Called before a chunk is made. */
  readonly onStart?: (chunk: Chunk) => void
  /** Called with the set of each puzzle that was made or given up. */
  readonly onPuzzle?: (set: number, isMade: boolean) => void
  /** Called when the files of a chunk are written. */
  readonly onChunk?: (chunk: Chunk, made: MadeChunk) => void
  /**
   * The milliseconds between two questions to a queue whose chunks are all held by other workers; shorter in
   * tests.
   */
  readonly pause?: number
}

/** The figures of a chunk that was made. */
export interface MadeChunk {
  /** The number of its puzzles. */
  readonly puzzles: number
  /** The number of puzzles that the search gave up. */
  readonly givenUp: number
  /** The time of its puzzles on their threads, in seconds. */
  readonly seconds: number
}

/** A chunk that is being made. */
interface HeldChunk {
  readonly chunk: Chunk
  readonly renewal: NodeJS.Timeout | undefined
  /** The number of its puzzles that are neither made nor given up. */
  left: number
  givenUp: number
  seconds: number
}

/** Half a second is no burden for a server, and is all that a worker may lose at the end. */
const PAUSE = 500

const WORKER = new URL('./corpusWorker.js', import.meta.url)

/** Works until the queue has nothing left. Throws a PuzzleError if a chunk cannot be written, or has other bytes. */
export async function workOnChunks(work: ChunkWork): Promise<void> {
  const { recipe, queue, executor, files, signal, onPuzzle, onChunk } = work
  const held: HeldChunk[] = []
  // One collection serves all chunks: its memory lies outside the heap, and V8 would free that of a dropped collection
  // only much later.
  const collected = collectChunk()
  let told: Promise<unknown> = Promise.resolve()
  try {
    const job = { module: WORKER, data: canonicalRecipe(recipe), tasks: takeTasks(work, held), signal }
    for await (const result of executor<CorpusAnswer, CorpusTask>(job)) {
      const [first] = held
      const { chunk } = first
      const number = chunk.to - first.left
      if ('crash' in result) {
        const { recipe: order } = recipe.sets[chunk.set]
        throw new Error(`${madeName(order, seedInCorpus(recipe, chunk.set, number))}: ${result.crash}`)
      }
      const { drawn, seconds } = result.value
      if (drawn) collected.add(drawn)
      else first.givenUp++
      first.seconds += seconds
      onPuzzle?.(chunk.set, drawn !== undefined)
      if (--first.left > 0) continue
      const sha256 = files.write(chunk.number, collected.content())
      release(held.shift())
      onChunk?.(chunk, { puzzles: collected.puzzles, givenUp: first.givenUp, seconds: first.seconds })
      collected.clear()
      told = Promise.all([told, queue.finish(chunk.number, sha256)])
      told.catch(() => {})
    }
    await told
  } finally {
    held.forEach(release)
    await Promise.allSettled([told, ...held.map(({ chunk }) => queue.giveBack(chunk.number))])
  }
}

const release = (chunk?: HeldChunk) => clearInterval(chunk?.renewal)

/** Takes chunks, adds them to `held`, and yields a task for each of their puzzles: a set and a number. */
async function* takeTasks(work: ChunkWork, held: HeldChunk[]): AsyncGenerator<CorpusTask> {
  const { recipe, queue, files, signal, onStart, pause = PAUSE } = work
  const plan = planChunks(recipe)
  while (!signal.aborted) {
    const taken = await queue.take()
    if (taken === 'done') return
    if (taken === 'wait') {
      await wait(pause, undefined, { signal }).catch(() => {})
      continue
    }
    const there = files.sha256Of(taken)
    if (there !== undefined) {
      await queue.finish(taken, there)
      continue
    }
    const chunk = plan[taken]
    const { lease } = queue
    const renewal = lease && setInterval(() => lease.renew(taken), lease.every)
    held.push({ chunk, renewal, left: drawsOf(chunk), givenUp: 0, seconds: 0 })
    onStart?.(chunk)
    for (let number = chunk.from; number < chunk.to; number++) yield [chunk.set, number]
  }
}

// Looks now and then which chunks others have finished: workers of other processes and machines write into the
// same folder, and progress is that of all of them.

/** The shortest time between two looks, in milliseconds. */
const BETWEEN = 5000

/** The time between two looks, as a multiple of the time that a look takes: long folders on slow disks are read less often. */
const REST = 50

/** Calls `onDraws` for each chunk that others finish from now on, with the number of its puzzles. */
export function watchOthers(
  chunks: readonly Chunk[],
  { findDone }: Pick<ChunkFiles, 'findDone'>,
  onDraws: (draws: number) => void,
  between = BETWEEN,
) {
  const open = new Map(chunks.map((chunk) => [chunk.number, chunk]))
  let timer: NodeJS.Timeout | undefined
  let isStopped = false

  async function look(): Promise<void> {
    const began = performance.now()
    // What cannot be read now may be read later; the work itself does not need it.
    const done = await findDone().catch(() => [])
    for (const number of isStopped ? [] : done) {
      const chunk = open.get(number)
      if (!chunk) continue
      open.delete(number)
      onDraws(drawsOf(chunk))
    }
    rest(Math.max(between, REST * (performance.now() - began)))
  }

  function rest(time: number): void {
    if (!isStopped && open.size > 0) timer = setTimeout(look, time)
  }

  rest(between)
  return {
    /** Takes a chunk from the watch, because this process makes it. */
    own: (number: number) => open.delete(number),
    /** Ends the watch. */
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
