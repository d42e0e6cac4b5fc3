// The published measure of Survo puzzles: the average number of random moves that a simple solver needs (MD,
// the mean number of mutations of a swap-and-mutate solver).

import type { Trial } from '../families/grading.ts'
import type { Rng } from '../kernel/rng.ts'
import { BORDERS } from './stars.ts'

/** A difficulty measured by trial runs. */
export interface Measured {
  /** The average number of moves per run. */
  readonly mean: number
  /** The standard deviation of the runs divided by the square root of their number. */
  readonly standardError: number
  /** The number of runs. */
  readonly runs: number
  /** Set if a limit cut a run short or prevented it, so that the true mean is larger. */
  readonly atLeast?: true
}

/** The number of runs to make. */
interface Runs {
  /** The number of runs that are always made. */
  readonly least: number
  /** The largest number of runs, made if the stars are still uncertain. */
  readonly most: number
}

/**
 * The usual numbers of runs. With 100 runs, two measurements of the same puzzle give different stars for one puzzle in a
 * hundred; with 25 runs, for one in six. Near a border between stars, more runs are made.
 */
export const USUAL_RUNS: Runs = { least: 100, most: 400 }

/** The distance of the mean from the nearest border between stars, in standard errors, at which the stars are certain. */
const ERRORS_APART = 2

/** The number of runs between two checks of the distance from the nearest border. */
const RUNS_TOGETHER = 25

/**
 * The number of moves, per requested run, that all runs together may make. A single run may make at most ten times this
 * number.
 */
const MOVES_PER_RUN = 10_000
const MOST_MOVES = 10 * MOVES_PER_RUN

/** The runs that measure one puzzle. A run is made when it is needed, and never twice. */
export type TrialRuns = ReturnType<typeof makeTrialRuns>

/**
 * The checks whether a mean is too small: after `runs` runs, it is too small below this share of the mark. The standard error
 * of n runs is their mean divided by sqrt n. The shares are rather high, and the last one is 1, because puzzles near a border
 * need four times as many runs, and a caller that can choose from many puzzles is faster if it takes another one.
 */
const LOOKS = [2, 5, 12, 25, 60, 100].map((runs) => ({ runs, share: 1.05 - 0.5 / Math.sqrt(runs) }))

/** Prepares the runs that measure a puzzle; each run is made when it is needed. */
export function makeTrialRuns(
  trial: (rng: Rng, mostMoves: number) => Trial,
  rng: Rng,
  { least, most }: Runs,
) {
  let wanted = least
  let spent = 0
  let made = 0
  let squares = 0
  let begun = 0
  let solved = 0

  const isDone = () => begun === wanted || spent >= MOVES_PER_RUN * wanted

  function run(): void {
    const { moves, isSolved } = trial(rng, Math.min(MOVES_PER_RUN * wanted - spent, MOST_MOVES))
    begun++
    // For the limit on moves, a run without a move counts as one move.
    spent += Math.max(moves, 1)
    made += moves
    squares += moves * moves
    if (isSolved) solved++
    if (begun === wanted && begun < most && isNearBorder(made / begun, begun)) {
      wanted = Math.min(most, wanted + RUNS_TOGETHER)
    }
  }

  return {
    /** The mean of the runs so far, if it is clearly too small for a mark; undefined if it seems large enough. */
    meanBelow(mark: number): number | undefined {
      for (const { runs, share } of LOOKS) {
        while (begun < runs && !isDone()) run()
        if (made < begun * mark * share) return made / begun
      }
      return undefined
    },
    /** Makes all runs and returns the result. */
    measure(): Measured {
      while (!isDone()) run()
      const mean = made / begun
      return {
        mean,
        standardError: Math.sqrt(Math.max(0, squares / begun - mean * mean) / Math.max(1, begun - 1)),
        runs: begun,
        ...(solved < wanted && { atLeast: true }),
      }
    },
  }
}

/** The side of a mark on which a mean probably is; `near` if a few runs are not enough to decide. */
export type Glance = 'below' | 'near' | 'above'

/**
 * The checks whether a mean is far from the mark: after `runs` runs, it is far below if it is less than `share` of the mark,
 * and far above if it is more than the mark divided by `share`. The standard error of n runs is their mean divided by sqrt n,
 * so the true mean is seldom on the other side of the mark. That is certain enough for a caller that can choose from many
 * puzzles.
 */
const GLANCES = [2, 5, 12, 25, 60].map((runs) => ({ runs, share: 1 - 0.45 / Math.sqrt(runs) }))

/** Tells on which side of a mark the mean of the runs probably is. */
export function glance(trial: (rng: Rng, mostMoves: number) => Trial, rng: Rng, mark: number): Glance {
  let made = 0
  let begun = 0
  for (const { runs, share } of GLANCES) {
    // With more moves than this, the mean is above the mark even if the remaining runs need no
    // moves.
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

/**
 * Whether a mean is near a border between stars. A run ends with nearly the same chance at every move, so the standard error
 * is nearly the mean divided by the square root of the number of runs.
 */
function isNearBorder(mean: number, runs: number): boolean {
  const error = mean / Math.sqrt(runs)
  return BORDERS.some((border) => Math.abs(mean - border) < ERRORS_APART * error)
}
