// Divides a corpus into chunks: ranges of the numbers of one set, each made by one worker. The plan depends
// on the recipe alone.

import type { CorpusRecipe, CorpusSet } from './corpusRecipe.ts'

/** A range of numbers of one set. */
export interface Chunk {
  /** The number of the chunk in the corpus, from 0. */
  readonly number: number
  /** The number of the set, from 0. */
  readonly set: number
  /** The first number of its puzzles within the set, from 0. */
  readonly from: number
  /** The number after the last. */
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

/** The number of chunks of a corpus. */
export function countChunks({ sets }: Pick<CorpusRecipe, 'sets'>): number {
  return sets.reduce((sum, set) => sum + chunksOf(set), 0)
}

/** The number of chunks of a set: the size is rounded, so that no chunk is left with a few puzzles. */
function chunksOf({ draws, chunk }: Pick<CorpusSet, 'draws' | 'chunk'>): number {
  return Math.max(1, Math.round(draws / chunk))
}
