// Chunks that were asked for, and whose puzzles come one after the other.

import { type ChunkCollector, type ChunkContent, collectChunk } from '../../corpus/chunkContent.ts'
import { type Chunk, drawsOf } from '../../corpus/planChunks.ts'
import type { CorpusAnswer } from './corpusWorker.ts'

/** A chunk that was made. */
export interface MadeChunk extends ChunkContent {
  /** The number of its puzzles. */
  readonly puzzles: number
  /** The number of puzzles that the search gave up. */
  readonly givenUp: number
  /** The time of its puzzles on their threads, in seconds. */
  readonly seconds: number
  /** Gives the memory of the content to another chunk. V8 would leave it for long: it lies outside of the heap. */
  release(): void
}

/** The chunks in the order in which they were asked for. */
interface PendingChunks {
  /** Asks for a chunk. It is undefined if the work ends before it is made. */
  add(chunk: Chunk): Promise<MadeChunk | undefined>
  /** Takes the answer to the next puzzle. */
  take(answer: CorpusAnswer): void
  /** The chunk of the next puzzle, and the puzzle's number in the set. */
  next(): { readonly chunk: Chunk; readonly number: number }
  /** Ends all chunks that are not made. */
  end(failure: { readonly error: unknown } | undefined): void
}

/** A chunk that is being made. */
interface Pending {
  readonly chunk: Chunk
  readonly collected: ChunkCollector
  left: number
  givenUp: number
  seconds: number
  resolve(made: MadeChunk | undefined): void
  reject(error: unknown): void
}

/** Makes an empty list of chunks. */
export function makePendingChunks(): PendingChunks {
  const pending: Pending[] = []
  const unused: ChunkCollector[] = []
  return {
    add(chunk) {
      return new Promise((resolve, reject) => {
        const none = { left: drawsOf(chunk), givenUp: 0, seconds: 0 }
        pending.push({ chunk, collected: unused.pop() ?? collectChunk(), ...none, resolve, reject })
      })
    },
    take({ drawn, seconds }) {
      const [first] = pending
      const { collected } = first
      first.seconds += seconds
      if (drawn) collected.add(drawn)
      else first.givenUp++
      if (--first.left > 0) return
      pending.shift()
      const { givenUp, seconds: all } = first
      const release = () => {
        collected.clear()
        unused.push(collected)
      }
      first.resolve({ ...collected.content(), puzzles: collected.puzzles, givenUp, seconds: all, release })
    },
    next() {
      const [{ chunk, left }] = pending
      return { chunk, number: chunk.to - left }
    },
    end(failure) {
      for (const { resolve, reject } of pending.splice(0)) {
        if (failure) reject(failure.error)
        else resolve(undefined)
      }
    },
  }
}
