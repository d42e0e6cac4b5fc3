// Divides a corpus into chunks: ranges of the numbers of one set, each made by one worker. The plan depends
// on the recipe alone.

import { expectedSeconds } from '../maker/expectedSeconds.ts'
import { isGradeOrdered } from '../maker/orderValues.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'
import type { TypicalShape } from '../maker/typicalSeconds.ts'
import type { CorpusRecipe, CorpusSet } from './corpusRecipe.ts'
import steady from './secondsPerPuzzle.json' with { type: 'json' }

/** A range of numbers of one set. */
export interface Chunk {
  /** The number of the chunk in the corpus, from 0. */
  readonly number: number
  /** The number of the set, from 0. */
  readonly set: number
  /** The first number of its puzzles within the set, from 0. */
  readonly from: number
  /** The number after that of its last puzzle. */
  readonly to: number
}

/** The number of puzzles that are drawn for a chunk. */
export function drawsOf({ from, to }: Chunk): number {
  return to - from
}

/** The chunks of a corpus, in the order of their numbers: set after set, those of a set of equal sizes. */
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

/** The largest number of puzzles that are drawn for a corpus: their positions are numbers of 32 bits. */
export const MOST_DRAWS = 2 ** 32 - 1

/** The number of puzzles that are drawn for a corpus. */
export function countDraws({ sets }: Pick<CorpusRecipe, 'sets'>): number {
  return sets.reduce((sum, { draws }) => sum + draws, 0)
}

/** What divides a set into chunks. */
type ChunkedSet = Pick<CorpusSet, 'draws' | 'chunk'>

/** The number of chunks of a corpus. */
export function countChunks({ sets }: { readonly sets: readonly ChunkedSet[] }): number {
  return sets.reduce((sum, set) => sum + chunksOf(set), 0)
}

/** The number of chunks of a set: the size is rounded, so that no chunk is left with a few puzzles. */
function chunksOf({ draws, chunk }: ChunkedSet): number {
  return Math.max(1, Math.round(draws / chunk))
}

// The number of puzzles of a chunk: as many as one core makes in 10 to 20 seconds. Less, and files and queues
// cost more than they give; more, and a worker that is killed loses much.

/** The most seconds of one core that a chunk takes. */
const CHUNK_SECONDS = 20

/** The assumed time of a puzzle whose time is not known, in seconds. */
const UNKNOWN_SECONDS = 0.1

/** A set is divided into at least this many chunks, so that the workers of a machine end at the same time. */
const FEWEST_CHUNKS = 8

/** The chunks of a small set take at least this many seconds. */
const SHORTEST_SECONDS = 1

/** Chunks have 1, 2 or 5 puzzles, or ten times as many, and so on. */
const STEPS = [5, 2, 1]

/**
 * The seconds of a graded puzzle of any difficulty after thousands of others, on one core of an Intel Xeon. A run
 * of a few puzzles, for which `typicalSeconds.json` is, takes up to five times as long for each: code is compiled
 * while it runs.
 */
const STEADY_SECONDS: Readonly<Record<string, readonly TypicalShape[]>> = steady

/** The number of puzzles of a chunk of a set with this many draws. */
export function chunkSize(recipe: Recipe, draws: number): number {
  const seconds = steadySeconds(recipe) ?? UNKNOWN_SECONDS
  const share = Math.max(SHORTEST_SECONDS / seconds, draws / FEWEST_CHUNKS)
  return roundNumber(Math.min(CHUNK_SECONDS / seconds, share))
}

/** The time of a puzzle in a long run, in seconds of one core; undefined if it is unknown. */
export function steadySeconds(recipe: Recipe): number | undefined {
  const { order } = recipe
  if (!isGradeOrdered(order)) return expectedSeconds(recipe, STEADY_SECONDS) ?? expectedSeconds(recipe)
  // A degree or a tier takes about as long as a number of stars.
  const { degree: _, tier: __, ...rest } = order
  const stars = order.stars ?? { least: 1, most: 5 }
  return expectedSeconds({ ...recipe, order: { ...rest, stars } })
}

/** The largest round number that is not above a number; at least 1. */
function roundNumber(number: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(number)))
  return power * (STEPS.find((step) => step * power <= number) ?? 1)
}
