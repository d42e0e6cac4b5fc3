// Makes a chunk of a corpus in the process of the test, puzzle by puzzle.

import { type ChunkContent, collectChunk } from '../../src/corpus/chunkContent.ts'
import type { makeCorpusDraw } from '../../src/corpus/draws.ts'
import type { Chunk } from '../../src/corpus/planChunks.ts'

/** Makes a chunk. */
export function makeChunk(draw: ReturnType<typeof makeCorpusDraw>, { set, from, to }: Chunk): ChunkContent {
  const collected = collectChunk()
  for (let number = from; number < to; number++) {
    const puzzle = draw(set, number)
    if (puzzle) collected.add(puzzle)
  }
  return collected.content()
}
