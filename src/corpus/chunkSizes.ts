// The number of puzzles of a chunk: as many as one core makes in some 20 seconds. Less, and files and queues
// cost more than they give; more, and a worker that is killed loses much.

import { expectedSeconds } from '../maker/expectedSeconds.ts'
import type { Recipe } from '../maker/puzzleRecipe.ts'

/** The seconds of one core that a chunk takes. */
const CHUNK_SECONDS = 20

/** The time of a puzzle whose order may take any time, in seconds. */
const UNKNOWN_SECONDS = 0.1

/** A set is divided into at least this many chunks, so that the workers of a machine end at the same time. */
const FEWEST_CHUNKS = 8

/** The chunks of a small set take at least this many seconds. */
const SHORTEST_SECONDS = 1

/** Chunks have 1, 2 or 5 puzzles, or ten times as many, and so on. */
const STEPS = [5, 2, 1]

/** The number of puzzles of a chunk of a set with this many draws. */
export function chunkSize(recipe: Recipe, draws: number): number {
  const seconds = expectedSeconds(recipe) ?? UNKNOWN_SECONDS
  const share = Math.max(SHORTEST_SECONDS / seconds, draws / FEWEST_CHUNKS)
  return roundNumber(Math.min(CHUNK_SECONDS / seconds, share))
}

/** The largest round number that is not above a number; at least 1. */
function roundNumber(number: number): number {
  const power = 10 ** Math.max(0, Math.floor(Math.log10(number)))
  return power * (STEPS.find((step) => step * power <= number) ?? 1)
}
