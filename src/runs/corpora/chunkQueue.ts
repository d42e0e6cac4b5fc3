// A queue hands out the chunks of a corpus. It only decides who works: whether a chunk is done is written in
// its files. A queue may hand out a chunk twice, and may be lost; then the files are asked again.

import { setImmediate as turn } from 'node:timers/promises'
import type { ChunkFiles } from './chunkFiles.ts'

/** Hands out chunks, by their numbers, to workers of this process or of many machines. */
export interface ChunkQueue {
  /**
   * Takes a chunk. `wait` if all chunks that are left are in the hands of workers, which may still fail; `done`
   * if nothing is left for this worker.
   */
  take(): Promise<number | 'wait' | 'done'>
  /** Tells the queue that the files of a chunk are written. */
  finish(chunk: number, sha256: string): Promise<void>
  /** Gives back a chunk that was not made, so that another worker can take it. */
  giveBack(chunk: number): Promise<void>
  /** Ends the connection. */
  close(): Promise<void>
  /** The leases of the chunks that this worker makes; left out if no other worker could take them. */
  readonly lease?: {
    /** Renews the lease of a chunk. Returns false if it was lost; the chunk may then be made twice, with the same bytes. */
    renew(chunk: number): Promise<boolean>
    /** The milliseconds between two renewals. */
    readonly every: number
  }
}

/** The functions by which a queue asks the files which chunks are done. */
type DoneChunks = Pick<ChunkFiles, 'isDone' | 'findDone'>

/**
 * The queue of a process that shares its chunks with no other process: hands out the chunks that are not
 * done, in order.
 */
export function makeLocalQueue(
  chunks: readonly { readonly number: number }[],
  { isDone, findDone }: DoneChunks,
): ChunkQueue {
  async function* missing(): AsyncGenerator<number, undefined> {
    const done = await findDone()
    // If two processes run the same shard, each skips the chunks that the other has made meanwhile.
    for (const { number } of chunks) if (!done.has(number) && !isDone(number)) yield number
  }
  const left = missing()
  const nothing = async () => {}
  const take = async () => (await left.next()).value ?? 'done'
  return { take, finish: nothing, giveBack: nothing, close: nothing }
}

// Finds by the files which chunks of a corpus are missing. No queue knows this in any other way.

/** What a queue must know of a corpus: the number of its chunks, and its files. */
export interface ChunkStock extends DoneChunks {
  /** The number of chunks of the corpus. */
  readonly chunks: number
}

/** The number of files to look at between two pauses. The pauses let timers of this thread renew leases. */
const STEPS = 64

const NOBODY: ReadonlySet<number> = new Set()

/** Watches which chunks are missing. */
export function watchMissing({ chunks, isDone, findDone }: ChunkStock) {
  let left: Set<number> | undefined

  async function all(): Promise<Set<number>> {
    const done = await findDone()
    left = new Set(Array.from({ length: chunks }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk)))
    return left
  }

  return {
    /** Finds the numbers of the missing chunks, ascending. */
    all,
    /**
     * Whether no chunks are missing except those of `held`. A chunk that was found once is not looked up
     * again.
     */
    async isNone(held = NOBODY): Promise<boolean> {
      let looked = 0
      for (const chunk of left ?? (await all())) {
        if (held.has(chunk)) continue
        if (!isDone(chunk)) return false
        left?.delete(chunk)
        if (++looked % STEPS === 0) await turn()
      }
      return true
    },
  }
}

/** The chunks of a corpus that are missing. */
export type MissingChunks = ReturnType<typeof watchMissing>
