// Makes the chunks that a queue hands out, and shows the progress of all workers.

import type { CorpusRecipe } from '../../corpus/corpusRecipe.ts'
import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import { chunkFiles } from '../../runs/corpora/chunkFiles.ts'
import { logChunk } from '../../runs/corpora/chunkLog.ts'
import type { ChunkQueue } from '../../runs/corpora/chunkQueue.ts'
import { watchOthers, workOnChunks } from '../../runs/corpora/workOnChunks.ts'
import { makeThreads } from '../../runs/threadExecutor.ts'
import { startCount } from './progress.ts'
import { workOf } from './slowWorkNotice.ts'

/** Chunks to make into the folder of a corpus. */
interface ChunksToMake {
  readonly folder: string
  readonly recipe: CorpusRecipe
  /** The chunks that this process may make. */
  readonly own: readonly Chunk[]
  readonly threads: number
  readonly queue: ChunkQueue
  readonly quiet: boolean
  /** Called after each puzzle with the index of its set, and with whether the puzzle was made or given up. */
  readonly onPuzzle?: (set: number, isMade: boolean) => void
}

/**
 * The size of the young generation of a thread's heap; V8 would let it grow to 48 MB. Of 2, 4, 8, 16 and 48 MB, 8 MB is
 * the smallest size that costs no time. With 2 MB, so many objects enter the old generation that its collections, which
 * also discard compiled code, take a tenth of the CPU time.
 */
const YOUNG_MEGABYTES = 8

/** Makes the chunks until the queue has nothing left or the signal ends the work. Throws a PuzzleError. */
export async function makeChunks(work: ChunksToMake, signal: AbortSignal): Promise<void> {
  const { folder, recipe, own, queue, quiet, onPuzzle = () => {} } = work
  const files = chunkFiles(folder)
  const total = draws(own)
  const found = await files.findDone()
  const missing = own.filter(({ number }) => !found.has(number))
  const done = total - draws(missing)
  // More threads than puzzles would start and have nothing to do.
  const threads = Math.max(1, Math.min(work.threads, total - done))
  const stretches = recipe.sets.map((set, index) => ({
    recipe: set.recipe,
    isGraded: set.isGraded,
    count: draws(own.filter((chunk) => chunk.set === index)),
  }))
  const progress = startCount('puzzles', total, done, quiet || done === total, workOf(stretches, threads))
  const others = watchOthers(quiet ? [] : missing, files, progress.advance)
  try {
    await workOnChunks({
      recipe,
      queue,
      executor: makeThreads(threads, { maxYoungGenerationSizeMb: YOUNG_MEGABYTES }),
      files,
      signal,
      onStart: ({ number }) => others.own(number),
      onPuzzle(set, isMade) {
        progress.advance(1)
        onPuzzle(set, isMade)
      },
      onChunk: ({ number }, made) => logChunk(folder, number, made, threads),
    })
  } finally {
    others.stop()
    progress.stop()
  }
}

function draws(chunks: readonly Chunk[]): number {
  return chunks.reduce((all, chunk) => all + drawsOf(chunk), 0)
}
