// The loop of a worker, the same for every queue: take a chunk, make it, write its files, and tell the queue
// last. So a chunk is made at least once, and its bytes exist exactly once.

import { setTimeout as wait } from 'node:timers/promises'
import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import type { ChunkFiles } from './chunkFiles.ts'
import type { ChunkMaker, MadeChunk } from './chunkMaker.ts'
import type { ChunkQueue, Lease } from './chunkQueue.ts'

/** What a worker needs. */
interface ChunkWork {
  /** All chunks of the corpus. */
  readonly plan: readonly Chunk[]
  /** Hands out chunks. */
  readonly queue: ChunkQueue
  /** Makes them. */
  readonly maker: ChunkMaker
  /** Keeps them. */
  readonly files: ChunkFiles
  /** Ends the work early: chunks that are not made are given back. */
  readonly signal: AbortSignal
  /** Called before a chunk is made. */
  readonly onStart?: (chunk: Chunk) => void
  /** Called when the files of a chunk are written. */
  readonly onChunk?: (chunk: Chunk, made: MadeChunk, sha256: string) => void
  /** The milliseconds between two questions to a queue whose chunks are all in other hands; shorter in tests. */
  readonly pause?: number
}

/** Half a second costs a server little, and a worker no more at the end. */
const PAUSE = 500

/** Works until the queue has nothing left. Throws a PuzzleError if a chunk cannot be written, or has other bytes. */
export async function workOnChunks(work: ChunkWork): Promise<void> {
  const { plan, queue, maker, files, signal, pause = PAUSE } = work
  const open = new Set<Promise<void>>()
  let failure: { readonly error: unknown } | undefined
  try {
    while (!signal.aborted && !failure) {
      await maker.hunger()
      if (signal.aborted || failure) break
      const lease = await queue.take(signal)
      if (lease === 'done') break
      if (lease === 'wait') {
        await wait(pause, undefined, { signal }).catch(() => {})
        continue
      }
      const there = files.sha256Of(lease.chunk)
      if (there !== undefined) {
        await queue.finish(lease, there)
        continue
      }
      work.onStart?.(plan[lease.chunk])
      const task = makeAndKeep(plan[lease.chunk], lease, work)
        .catch((error: unknown) => {
          failure ??= { error }
        })
        .finally(() => open.delete(task))
      open.add(task)
    }
    await Promise.all(open)
  } finally {
    await maker.end()
    await Promise.all(open)
  }
  if (failure) throw failure.error
}

/** Makes a chunk under its lease, writes its files, and tells the queue. */
async function makeAndKeep(
  chunk: Chunk,
  lease: Lease,
  { queue, maker, files, onChunk }: ChunkWork,
): Promise<void> {
  const renewal =
    queue.renewEvery === undefined ? undefined : setInterval(() => queue.renew(lease), queue.renewEvery)
  let isKept = false
  try {
    const made = await maker.make(chunk)
    if (!made) return
    const sha256 = files.write(chunk.number, made)
    isKept = true
    onChunk?.(chunk, made, sha256)
    made.release()
    await queue.finish(lease, sha256)
  } finally {
    clearInterval(renewal)
    if (!isKept) await queue.giveBack(lease)
  }
}

// Looks now and then which chunks others have finished: workers of other processes and machines write into the
// same folder, and progress is that of all of them.

/** The shortest time between two looks, in milliseconds. */
const BETWEEN = 5000

/** The time between two looks, as a multiple of the time that a look takes: long folders on slow disks are read less often. */
const REST = 50

/** Watches the chunks of a folder. */
interface OtherWorkers {
  /** Says that this process makes a chunk. */
  own(number: number): void
  /** Ends the watch. */
  stop(): void
}

/** Calls `onDraws` with the number of puzzles of each chunk of a list that others finish from now on. */
export function watchOthers(
  chunks: readonly Chunk[],
  { findDone }: Pick<ChunkFiles, 'findDone'>,
  onDraws: (draws: number) => void,
  between = BETWEEN,
): OtherWorkers {
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
    own: (number) => open.delete(number),
    stop() {
      isStopped = true
      clearTimeout(timer)
    },
  }
}
