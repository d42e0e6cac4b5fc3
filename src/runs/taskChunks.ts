// Which numbers a thread is given next: chunks that take some tens of milliseconds, none far ahead of its turn.

import type { Numbers } from './executor.ts'

/** Hands out numbers. */
interface Chunks {
  /** The next numbers, if any may be begun while the results up to `due` are done. */
  next(due: number): Numbers | undefined
  /** Numbers that have to be given out again. */
  giveBack(range: Numbers): void
  /** Hears how long so many numbers took. */
  took(milliseconds: number, count: number): void
}

/** Long beside the sending of a chunk, short beside a person's patience. */
const CHUNK_MILLISECONDS = 50
const LARGEST_CHUNK = 500
/** How many chunks a thread may have in work or waiting for their turn. */
const CHUNKS_AHEAD = 4

/**
 * Hands out the numbers of a range to so many threads, in chunks that adapt to the time that they take. The range may
 * grow meanwhile.
 */
export function makeChunks(numbers: Numbers, threads: number): Chunks {
  const again: Numbers[] = []
  let fresh = numbers.from
  let size = 1
  return {
    next(due) {
      const left = again.shift()
      if (left) return left
      if (fresh >= numbers.to || fresh >= due + CHUNKS_AHEAD * threads * size) return undefined
      const range = { from: fresh, to: Math.min(numbers.to, fresh + size) }
      fresh = range.to
      return range
    },
    giveBack(range) {
      if (range.from < range.to) again.push(range)
    },
    took(milliseconds, count) {
      size = Math.round((CHUNK_MILLISECONDS * count) / milliseconds)
      size = Math.max(1, Math.min(LARGEST_CHUNK, size))
    },
  }
}
