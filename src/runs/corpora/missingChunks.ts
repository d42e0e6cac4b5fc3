// The chunks of a corpus that do not exist yet, as the files tell. Queues ask only these.

/** What a queue must know of the files. */
export interface ChunkStock {
  /** The number of chunks of the corpus. */
  readonly chunks: number
  /** Whether a chunk is done. */
  isDone(chunk: number): boolean
}

/** The chunks that are missing. */
interface MissingChunks {
  /** Whether there are none. Chunks that were there once are not looked up again. */
  isNone(): boolean
  /** Returns their numbers. */
  all(): number[]
}

/** Watches which chunks are missing. */
export function watchMissing({ chunks, isDone }: ChunkStock): MissingChunks {
  let first = 0
  return {
    isNone() {
      while (first < chunks && isDone(first)) first++
      return first === chunks
    },
    all() {
      const numbers: number[] = []
      for (let chunk = first; chunk < chunks; chunk++) if (!isDone(chunk)) numbers.push(chunk)
      return numbers
    },
  }
}
