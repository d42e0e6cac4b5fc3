// The chunks of a corpus that do not exist yet, as the files tell. Queues ask only these.

import { breath } from './breath.ts'

/** What a queue must know of the files. */
export interface ChunkStock {
  /** The number of chunks of the corpus. */
  readonly chunks: number
  /** Whether a chunk is done. */
  isDone(chunk: number): boolean
  /** Finds all chunks that are done. */
  findDone(): Promise<ReadonlySet<number>>
}

/** The chunks that are missing. */
interface MissingChunks {
  /** Whether there are none. Chunks that were there once are not looked up again. */
  isNone(): Promise<boolean>
  /** Finds their numbers, ascending. */
  all(): Promise<readonly number[]>
}

/** Watches which chunks are missing. */
export function watchMissing({ chunks, isDone, findDone }: ChunkStock): MissingChunks {
  let left: readonly number[] | undefined
  let first = 0

  async function all(): Promise<readonly number[]> {
    const done = await findDone()
    left = Array.from({ length: chunks }, (_, chunk) => chunk).filter((chunk) => !done.has(chunk))
    first = 0
    return left
  }

  return {
    all,
    async isNone() {
      const missing = left ?? (await all())
      for (; first < missing.length && isDone(missing[first]); first++) await breath(first)
      return first === missing.length
    },
  }
}
