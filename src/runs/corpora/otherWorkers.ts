// Looks now and then which chunks others have finished: workers of other processes and machines write into the
// same folder, and progress is that of all of them.

import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import type { ChunkFiles } from './chunkFiles.ts'

/** The milliseconds between two looks. */
const BETWEEN = 5000

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
  files: Pick<ChunkFiles, 'isDone' | 'listDone'>,
  onDraws: (draws: number) => void,
): OtherWorkers {
  const open = new Map(
    chunks.filter(({ number }) => !files.isDone(number)).map((chunk) => [chunk.number, chunk]),
  )
  const look = () => {
    for (const number of files.listDone()) {
      const chunk = open.get(number)
      if (!chunk) continue
      open.delete(number)
      onDraws(drawsOf(chunk))
    }
  }
  const timer = setInterval(look, BETWEEN)
  return { own: (number) => open.delete(number), stop: () => clearInterval(timer) }
}
