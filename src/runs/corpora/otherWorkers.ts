// Looks now and then which chunks others have finished: workers of other processes and machines write into the
// same folder, and progress is that of all of them.

import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import type { ChunkFiles } from './chunkFiles.ts'

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
