// The queue of one process that nobody shares its chunks with: all chunks, or those of its shard.

import type { ChunkFiles } from './chunkFiles.ts'
import type { ChunkQueue } from './chunkQueue.ts'

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
