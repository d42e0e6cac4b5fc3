// The published measure of Survo puzzles: how many random moves a simple solver needs in the mean (MD, the mean number
// of mutations of a swap-and-mutate solver).

import type { Trial } from '../families/grading.ts'
import type { Rng } from '../kernel/rng.ts'
import { BORDERS } from './stars.ts'

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

/** How many runs to make. */
interface Runs {
  /** So many, whatever they say. */
  readonly least: number
  /** So many at most, if these leave the stars open. */
  readonly most: number
}

/**
 * Two measurements of 100 runs give one puzzle in a hundred other stars, of 25 one in six: the standard error is the mean
 * by the root of the number of runs. Next to a border more are made.
 */
export const USUAL_RUNS: Runs = { least: 100, most: 400 }

/** So many standard errors from the nearest border of stars the mean is far enough. */
const ERRORS_APART = 2

/** Whether the mean has come so far is looked at each time after so many runs. */
const RUNS_TOGETHER = 25

/** All runs together may make so many moves for each run that is asked for; and one run ten times as many. */
const MOVES_PER_RUN = 10_000
const MOST_MOVES = 10 * MOVES_PER_RUN

/** The runs of one puzzle, made as they are asked for: none is made twice. */
export interface TrialRuns {
  /** As many as it takes to say that the mean is too small for a mark, and the mean so far; nothing where it seems large enough. */
  meanBelow(mark: number): number | undefined
  /** All of them. */
  measure(): Measured
}

/**
 * When it is looked whether a mean is too small, and below which share of the mark it is. The standard error of n runs is
 * 1 / sqrt n of their mean. In the end a little more than the mark is asked for: what is next to a border takes four times as
 * many runs, and who chooses among many puzzles is sooner done with another.
 */
const LOOKS = [2, 5, 12, 25, 60, 100].map((runs) => ({ runs, share: 1.05 - 0.5 / Math.sqrt(runs) }))

/** The runs that measure a puzzle, none of them made yet. */
export function makeTrialRuns(
  trial: (rng: Rng, mostMoves: number) => Trial,
  rng: Rng,
  { least, most }: Runs,
): TrialRuns {
  let wanted = least
  let spent = 0
  let made = 0
  let begun = 0
  let solved = 0

  const isDone = () => begun === wanted || spent >= MOVES_PER_RUN * wanted

  function run(): void {
    const { moves, isSolved } = trial(rng, Math.min(MOVES_PER_RUN * wanted - spent, MOST_MOVES))
    begun++
    // A run without a move is work, too.
    spent += Math.max(moves, 1)
    made += moves
    if (isSolved) solved++
    if (begun === wanted && begun < most && isNearBorder(made / begun, begun)) {
      wanted = Math.min(most, wanted + RUNS_TOGETHER)
    }
  }

  return {
    meanBelow(mark) {
      for (const { runs, share } of LOOKS) {
        while (begun < runs && !isDone()) run()
        if (made < begun * mark * share) return made / begun
      }
      return undefined
    },
    measure() {
      while (!isDone()) run()
      const mean = made / begun
      return {
        mean,
        standardError: mean / Math.sqrt(begun),
        runs: begun,
        ...(solved < wanted && { atLeast: true }),
      }
    },
  }
}

/** On which side of a mark a mean probably is; `near` where a few runs do not tell. */
export type Glance = 'below' | 'near' | 'above'

/**
 * After so many runs it is looked whether the mean is far off. The standard error of n runs is 1 / sqrt n of their mean: what
 * is so much too small or too large is seldom on the other side, and for those who choose among many puzzles that is enough.
 */
const GLANCES = [2, 5, 12, 25, 60].map((runs) => ({ runs, share: 1 - 0.45 / Math.sqrt(runs) }))

/** On which side of a mark the mean of the runs probably is. */
export function glance(trial: (rng: Rng, mostMoves: number) => Trial, rng: Rng, mark: number): Glance {
  let made = 0
  let begun = 0
  for (const { runs, share } of GLANCES) {
    // More than this, and the mean is above the mark whatever the runs to come say.
    const plenty = (runs * mark) / share
    while (begun < runs && made <= plenty) {
      made += trial(rng, Math.ceil(plenty - made) + 1).moves
      begun++
    }
    if (made > plenty) return 'above'
    if (made < runs * mark * share) return 'below'
  }
  return 'near'
}

function isNearBorder(mean: number, runs: number): boolean {
  const error = mean / Math.sqrt(runs)
  return BORDERS.some((border) => Math.abs(mean - border) < ERRORS_APART * error)
}
