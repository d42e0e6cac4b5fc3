// A queue hands out the chunks of a corpus. It only decides who works: whether a chunk is done is written in
// its files. A queue may hand out a chunk twice, and may be lost; then the files are asked again.

import { setImmediate as turn } from 'node:timers/promises'
import type { ChunkFiles } from './chunkFiles.ts'

/** The right to make a chunk. */
export interface Lease {
  /** The number of the chunk. */
  readonly chunk: number
}

/** Hands out chunks to workers, of this process or of many machines. */
export interface ChunkQueue {
  /**
   * Takes a chunk. `wait` if all chunks that are left are in the hands of workers, which may still fail; `done`
   * if nothing is left for this worker.
   */
  take(signal: AbortSignal): Promise<Lease | 'wait' | 'done'>
  /** Keeps a lease. Returns false if it was lost; the chunk may then be made twice, with the same bytes. */
  renew(lease: Lease): Promise<boolean>
  /** Tells the queue that the files of a chunk are there. */
  finish(lease: Lease, sha256: string): Promise<void>
  /** Gives a chunk back that was not made, to another worker. */
  giveBack(lease: Lease): Promise<void>
  /** Ends the connection. */
  close(): Promise<void>
  /** The milliseconds between two renewals; left out if leases do not end. */
  readonly renewEvery?: number
}

// The queue of one process that nobody shares its chunks with: all chunks, or those of its shard.

/** Hands out the chunks of a list that are not done, in order. */
export function makeLocalQueue(
  numbers: readonly number[],
  { isDone, findDone }: Pick<ChunkFiles, 'isDone' | 'findDone'>,
): ChunkQueue {
  let left: Iterator<number> | undefined
  return {
    async take() {
      if (!left) {
        const done = await findDone()
        left = numbers.filter((chunk) => !done.has(chunk)).values()
      }
      for (let next = left.next(); !next.done; next = left.next()) {
        // A shard that runs twice finds what the other has made.
        if (!isDone(next.value)) return { chunk: next.value }
      }
      return 'done'
    },
    renew: async () => true,
    finish: async () => {},
    giveBack: async () => {},
    close: async () => {},
  }
}

// The chunks of a corpus that do not exist yet, as the files tell. Queues ask only these.

/** What a queue must know of the files. */
export interface ChunkStock {
  /** The number of chunks of the corpus. */
  readonly chunks: number
  /** Whether a chunk is done. */
  isDone(chunk: number): boolean
  /** Finds all chunks that are done. */
  findDone(): Promise<ReadonlySet<number>>
}

/** Watches which chunks are missing. */
export function watchMissing({ chunks, isDone, findDone }: ChunkStock) {
  let left: readonly number[] | undefined
  let first = 0

  async function all(): Promise<readonly number[]> {
    const done = await findDone()
    left = Array.from({ length: chunks }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk))
    first = 0
    return left
  }

  return {
    /** Finds the numbers of the missing chunks, ascending. */
    all,
    /** Whether there are none. Chunks that were there once are not looked up again. */
    async isNone() {
      const missing = left ?? (await all())
      for (; first < missing.length && isDone(missing[first]); first++) await breath(first)
      return first === missing.length
    },
  }
}

// Long walks over the files of chunks stop for breath: renewals of leases are timers of the same thread.

/** So many steps are taken between two pauses. */
const STEPS = 64

/** Lets timers and answers have their turn now and then. `step` counts the steps of a walk. */
async function breath(step: number): Promise<void> {
  if (step % STEPS === STEPS - 1) await turn()
}
