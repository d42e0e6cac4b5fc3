// What of a corpus is made, from the list of its finished chunks; and how long the rest takes, from the times of
// those in the log.

import type { CorpusRecipe } from './corpusRecipe.ts'
import type { ManifestChunk } from './manifest.ts'
import { type Chunk, drawsOf, planChunks, steadySeconds } from './planChunks.ts'

/** The time that a chunk took. */
interface ChunkTime {
  /** The number of the chunk. */
  readonly chunk: number
  /** The time of its puzzles, in seconds of one core. */
  readonly seconds: number
}

/** How far a corpus is. */
export type CorpusProgress = ReturnType<typeof corpusProgress>

/** Tells how far a corpus is. */
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
      /** The time of a puzzle in seconds of one core: as logged, or else as expected; undefined if it is unknown. */
      seconds: timed.length > 0 ? seconds / sum(timed, drawsOf) : steadySeconds(kind),
    }
  })
  const left = sets.filter(({ draws, drawn }) => drawn < draws)
  return {
    /** The number of chunks. */
    chunks: plan.length,
    /** The numbers of the chunks that are missing, ascending. */
    missing: plan.filter(({ number }) => !puzzlesOf.has(number)).map(({ number }) => number),
    /** How far its sets are. */
    sets,
    /** The time for what is missing in seconds of one core; undefined if it is unknown. */
    secondsLeft: left.every(({ seconds }) => seconds !== undefined)
      ? left.reduce((all, { draws, drawn, seconds = 0 }) => all + (draws - drawn) * seconds, 0)
      : undefined,
  }
}

function sum(chunks: readonly Chunk[], of: (chunk: Chunk) => number): number {
  return chunks.reduce((all, chunk) => all + of(chunk), 0)
}

// Many numbers in few words.

/** The largest number of ranges to list; the rest are counted. */
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
