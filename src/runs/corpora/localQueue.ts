// The queue of one process that nobody shares its chunks with: all chunks, or those of its shard.

import type { ChunkFiles } from './chunkFiles.ts'
import type { ChunkQueue } from './chunkQueue.ts'

/** Hands out the chunks of a list that are not done, in order. */
export function makeLocalQueue(numbers: readonly number[], files: Pick<ChunkFiles, 'isDone'>): ChunkQueue {
  const left = numbers.values()
  return {
    async take() {
      for (const chunk of left) if (!files.isDone(chunk)) return { chunk }
      return 'done'
    },
    renew: async () => true,
    finish: async () => {},
    giveBack: async () => {},
    close: async () => {},
  }
}
