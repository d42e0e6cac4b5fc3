// The published measure of Survo puzzles: how many random moves a simple solver needs in the mean (MD, the mean number
// of mutations of a swap-and-mutate solver).

import type { Trial } from '../families/grading.ts'
import type { Rng } from '../kernel/rng.ts'

/** A difficulty that was measured by trying. */
export interface Measured {
  /** Moves of a run, in the mean. */
  readonly mean: number
  /** The mean by the root of the number of runs: runs end with the same chance at every move, nearly. */
  readonly standardError: number
  /** How many runs there were. */
  readonly runs: number
  /** There where a run was ended before its time, or not begun: the true mean is larger. */
  readonly atLeast?: true
}

/** All runs together may make so many moves for each run that is asked for; and one run ten times as many. */
const MOVES_PER_RUN = 10_000
const MOST_MOVES = 10 * MOVES_PER_RUN

export function measure(trial: (rng: Rng, mostMoves: number) => Trial, rng: Rng, runs: number): Measured {
  let left = MOVES_PER_RUN * runs
  let made = 0
  let begun = 0
  let solved = 0
  while (begun < runs && left > 0) {
    const { moves, isSolved } = trial(rng, Math.min(left, MOST_MOVES))
    begun++
    // A run without a move is work, too.
    left -= Math.max(moves, 1)
    made += moves
    if (isSolved) solved++
  }
  const mean = made / begun
  return {
    mean,
    standardError: mean / Math.sqrt(begun),
    runs: begun,
    ...(solved < runs && { atLeast: true }),
  }
}
