// The chunks of a count are counted in a random order, which is the same on every machine. So the chunks that are done first are a
// sample, from which the count can be estimated before all are done.

import { makeRng, shuffled } from '../../kernel/rng.ts'
import { type CountEstimate, estimateCount } from '../../solver/openSurvos/estimateCount.ts'
import type { ChunkCount, CountPlan } from './countFolder.ts'

/** The numbers of the chunks of a count in the order in which they are counted. */
export function chunkOrder({ rows, columns, chunks }: CountPlan): readonly number[] {
  const numbers = Array.from({ length: chunks }, (_, chunk) => chunk)
  return shuffled(makeRng(`open Survos ${rows}x${columns} in ${chunks} chunks`), numbers)
}

/** How far a count is. */
interface CountProgress {
  /** The number of chunks that are done. */
  readonly done: number
  /** The number of puzzles in these chunks: the count itself if all are done. */
  readonly puzzles: number
  /** The number of lists of column sums in these chunks. */
  readonly lists: number
  /** The number of chunks at the beginning of the order that are all done, and the estimate from these alone. */
  readonly drawn: number
  /** The estimate; undefined if too few chunks are done, or all. */
  readonly estimate: CountEstimate | undefined
}

/** Sums up the chunks that are done. A chunk that is done before its turn is not part of the sample. */
export function progressOf(plan: CountPlan, counts: ReadonlyMap<number, ChunkCount>): CountProgress {
  const order = chunkOrder(plan)
  const gap = order.findIndex((chunk) => !counts.has(chunk))
  const drawn = gap < 0 ? order.length : gap
  const sample = order.slice(0, drawn).map((chunk) => counts.get(chunk)?.puzzles ?? 0)
  let puzzles = 0
  let lists = 0
  for (const count of counts.values()) {
    puzzles += count.puzzles
    lists += count.lists
  }
  const estimate = gap < 0 ? undefined : estimateCount(sample, plan.chunks)
  return { done: counts.size, puzzles, lists, drawn, estimate }
}
