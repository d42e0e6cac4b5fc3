// Divides a corpus into chunks. A chunk is a range of numbers of puzzles in a set, and one worker makes it. The plan
// depends on the recipe alone.

import { expectedSeconds } from '../maker/expectedSeconds.ts'
import { isGradeOrdered } from '../maker/orderValues.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import type { TypicalShape } from '../maker/typicalSeconds.ts'
import type { CorpusRecipe, CorpusSet } from './corpusRecipe.ts'
import steady from './secondsPerPuzzle.json' with { type: 'json' }

/** A range of numbers of puzzles in a set. */
export interface Chunk {
  /** The number of the chunk in the corpus, from 0. */
  readonly number: number
  /** The number of the set, from 0. */
  readonly set: number
  /** The number of the chunk's first puzzle within the set, from 0. */
  readonly from: number
  /** The number after the chunk's last puzzle. */
  readonly to: number
}

/** The number of puzzles that are drawn for a chunk. */
export function drawsOf({ from, to }: Chunk): number {
  return to - from
}

/**
 * The chunks of a corpus, in the order of their numbers: set after set, with chunks of nearly equal size in each set.
 */
export function planChunks({ sets }: Pick<CorpusRecipe, 'sets'>): readonly Chunk[] {
  const chunks: Chunk[] = []
  sets.forEach((one, set) => {
    const count = chunksOf(one)
    const start = (index: number) => Math.floor((index * one.draws) / count)
    for (let index = 0; index < count; index++) {
      chunks.push({ number: chunks.length, set, from: start(index), to: start(index + 1) })
    }
  })
  return chunks
}

/** The maximum number of puzzles that are drawn for a corpus, because positions have 32 bits. */
export const MOST_DRAWS = 2 ** 32 - 1

/** The number of puzzles that are drawn for a corpus. */
export function countDraws({ sets }: Pick<CorpusRecipe, 'sets'>): number {
  return sets.reduce((sum, { draws }) => sum + draws, 0)
}

/** The numbers of a set that determine its chunks. */
type ChunkedSet = Pick<CorpusSet, 'draws' | 'chunk'>

/** The number of chunks of a corpus. */
export function countChunks({ sets }: { readonly sets: readonly ChunkedSet[] }): number {
  return sets.reduce((sum, set) => sum + chunksOf(set), 0)
}

/**
 * The number of chunks of a set. The size of the chunks is adjusted, so that no chunk is left with only a few puzzles.
 */
function chunksOf({ draws, chunk }: ChunkedSet): number {
  return Math.max(1, Math.round(draws / chunk))
}

// Chooses the number of puzzles of a chunk: about as many as one core makes in 10 to 20 seconds. With smaller chunks,
// files and queues would cost too much; with larger ones, a worker that is killed would lose much work.

/** The maximum time of a chunk, in seconds of one core. */
const CHUNK_SECONDS = 20

/** The assumed time of a puzzle whose time is not known, in seconds. */
const UNKNOWN_SECONDS = 0.1

/** The minimum number of chunks of a set, so that all workers of a machine finish at about the same time. */
const FEWEST_CHUNKS = 8

/** The minimum time of a chunk of a small set, in seconds. */
const SHORTEST_SECONDS = 1

/** The number of puzzles of a chunk is 1, 2 or 5, times a power of ten. */
const STEPS = [5, 2, 1]

/**
 * The seconds for a graded puzzle of any difficulty in a run of thousands, on one core of an Intel Xeon. In a run of a
 * few puzzles, each takes up to five times as long, because code is compiled meanwhile; `typicalSeconds.json` has the
 * times of such runs.
 */
const STEADY_SECONDS: Readonly<Record<string, readonly TypicalShape[]>> = steady

/** The number of puzzles of each chunk in a set with this many draws. */
export function chunkSize(recipe: Recipe, draws: number): number {
  const seconds = steadySeconds(recipe) ?? UNKNOWN_SECONDS
  const share = Math.max(SHORTEST_SECONDS / seconds, draws / FEWEST_CHUNKS)
  return roundNumber(Math.min(CHUNK_SECONDS / seconds, share))
}

/** The time of a puzzle in a long run, in seconds of one core; undefined if it is unknown. */
export function steadySeconds(recipe: Recipe): number | undefined {
  const { order } = recipe
  if (!isGradeOrdered(order)) return expectedSeconds(recipe, STEADY_SECONDS) ?? expectedSeconds(recipe)
  // An order with a degree or a tier takes about as long as an order with stars.
  const { degree: _, tier: __, ...rest } = order
  const stars = order.stars ?? { least: 1, most: 5 }
  return expectedSeconds({ ...recipe, order: { ...rest, stars } })
}

/** The largest round number that is not above a number; at least 1. */
function roundNumber(number: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(number)))
  return power * (STEPS.find((step) => step * power <= number) ?? 1)
}
