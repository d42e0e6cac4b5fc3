// Makes single puzzles of a corpus, each from its set and number alone, and whole chunks of them. A puzzle that
// repeats an earlier one is not redrawn: that would depend on all earlier numbers. A puzzle that cannot be
// made within the maker's attempts is left out.

import type { Hash } from '../bench/corpus.ts'
import { memo } from '../families/memo.ts'
import { makeRecordDraw } from '../maker/puzzleFromSeed.ts'
import { seedOf } from '../maker/refuseDuplicates.ts'
import { chunkKey, keyBytes } from './chunkKeys.ts'
import type { CorpusRecipe } from './corpusRecipe.ts'
import type { Chunk } from './planChunks.ts'

/** A puzzle of a corpus as it is written. */
export interface DrawnPuzzle {
  /** The record as JSON. */
  readonly line: string
  /** The key, in hexadecimal. */
  readonly key: string
}

/** Makes the puzzle of a number of a set; undefined if the search gave it up. */
export type CorpusDraw = (set: number, number: number) => DrawnPuzzle | undefined

/** The contents of the files of a chunk. */
export interface ChunkContent {
  /** The records, one line each. */
  readonly lines: string
  /** The keys, in the same order. */
  readonly keys: Uint8Array
}

/** The seed of a puzzle of a corpus: its made name makes it again. */
export function seedInCorpus({ seed }: Pick<CorpusRecipe, 'seed'>, set: number, number: number): string {
  return seedOf(`${seed}/${set}`, number)
}

/** Returns the function that makes the puzzles of a corpus. `hash` is SHA-256. */
export function makeCorpusDraw(recipe: CorpusRecipe, hash: Hash): CorpusDraw {
  const drawOf = memo(
    (set: number) => String(set),
    (set) => makeRecordDraw(recipe.sets[set].recipe, { isGraded: recipe.sets[set].isGraded }),
  )
  return (set, number) => {
    const drawn = drawOf(set)(seedInCorpus(recipe, set, number))
    if (!('record' in drawn)) return undefined
    const { made, record } = drawn
    const { family } = recipe.sets[set].recipe
    return { line: JSON.stringify(record), key: chunkKey(family, made.puzzle, made.solution, hash) }
  }
}

/** Makes a chunk on one thread. */
export function makeChunk(draw: CorpusDraw, { set, from, to }: Chunk): ChunkContent {
  const drawn: DrawnPuzzle[] = []
  for (let number = from; number < to; number++) {
    const puzzle = draw(set, number)
    if (puzzle) drawn.push(puzzle)
  }
  return contentOf(drawn)
}

/** The contents of the files of a chunk with these puzzles. */
export function contentOf(drawn: readonly DrawnPuzzle[]): ChunkContent {
  return {
    lines: drawn.map(({ line }) => `${line}\n`).join(''),
    keys: keyBytes(drawn.map(({ key }) => key)),
  }
}
