// Computes how much of a corpus is made, from the list of finished chunks, and how long the rest will take, from the
// times in the log.

import type { CorpusRecipe } from './corpusRecipe.ts'
import type { ManifestChunk } from './manifest.ts'
import { type Chunk, drawsOf, planChunks, steadySeconds } from './planChunks.ts'

/** The time that a chunk took. */
interface ChunkTime {
  /** The number of the chunk. */
  readonly chunk: number
  /** The time for making the chunk's puzzles, in seconds of one core. */
  readonly seconds: number
}

/** The progress of a corpus. */
export type CorpusProgress = ReturnType<typeof corpusProgress>

/** Computes the progress of a corpus. */
export function corpusProgress(
  recipe: CorpusRecipe,
  done: readonly Pick<ManifestChunk, 'number' | 'puzzles'>[],
  log: readonly ChunkTime[],
) {
  const plan = planChunks(recipe)
  const puzzlesOf = new Map(done.map(({ number, puzzles }) => [number, puzzles]))
  const secondsOf = new Map(log.map(({ chunk, seconds }) => [chunk, seconds]))
  const sets = recipe.sets.map(({ recipe: kind, draws }, set) => {
    const chunks = plan.filter((chunk) => chunk.set === set)
    const made = chunks.filter(({ number }) => puzzlesOf.has(number))
    const timed = chunks.filter(({ number }) => secondsOf.has(number))
    const drawn = sum(made, drawsOf)
    const puzzles = sum(made, ({ number }) => puzzlesOf.get(number) ?? 0)
    const seconds = sum(timed, ({ number }) => secondsOf.get(number) ?? 0)
    return {
      /** The number of puzzles that are drawn for the set. */
      draws,
      /** The number of draws whose chunks are done. */
      drawn,
      /** The number of puzzles in these chunks. */
      puzzles,
      /** The number of draws in these chunks that the search gave up. */
      givenUp: drawn - puzzles,
      /**
       * The time for a puzzle, in seconds of one core, from the log or otherwise as expected; undefined if it is
       * unknown.
       */
      seconds: timed.length > 0 ? seconds / sum(timed, drawsOf) : steadySeconds(kind),
    }
  })
  const left = sets.filter(({ draws, drawn }) => drawn < draws)
  return {
    /** The number of chunks. */
    chunks: plan.length,
    /** The numbers of the chunks that are missing, ascending. */
    missing: plan.filter(({ number }) => !puzzlesOf.has(number)).map(({ number }) => number),
    /** The progress of each set. */
    sets,
    /** The time for the missing puzzles, in seconds of one core; undefined if it is unknown. */
    secondsLeft: left.every(({ seconds }) => seconds !== undefined)
      ? left.reduce((all, { draws, drawn, seconds = 0 }) => all + (draws - drawn) * seconds, 0)
      : undefined,
  }
}

function sum(chunks: readonly Chunk[], of: (chunk: Chunk) => number): number {
  return chunks.reduce((all, chunk) => all + of(chunk), 0)
}

// Writes long lists of numbers as short texts.

/** The maximum number of ranges to list; further numbers are only counted. */
const MOST_RANGES = 10

/** Lists ascending numbers as ranges: `3, 7 to 12, 15`. */
export function rangesText(numbers: readonly number[]): string {
  const ranges: { from: number; to: number }[] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last && last.to === number - 1) last.to = number
    else ranges.push({ from: number, to: number })
  }
  const shown = ranges.slice(0, MOST_RANGES)
  const texts = shown.map(({ from, to }) => (from === to ? `${from}` : `${from} to ${to}`))
  const hidden = ranges.slice(MOST_RANGES).reduce((sum, { from, to }) => sum + to - from + 1, 0)
  return texts.join(', ') + (hidden > 0 ? ` and ${hidden} more` : '')
}
