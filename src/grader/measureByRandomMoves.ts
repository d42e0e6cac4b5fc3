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
  /** Set if a run was cut short or not begun, so that the true mean is larger. */
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
 * With 100 runs, two measurements differ in stars for one puzzle in a hundred; with 25 runs, for one in six.
 * Near a border of stars, more runs are made.
 */
export const USUAL_RUNS: Runs = { least: 100, most: 400 }

/** The distance from the nearest border of stars, in standard errors, at which the stars are certain. */
const ERRORS_APART = 2

/** The number of runs between two checks of that distance. */
const RUNS_TOGETHER = 25

/** The moves that all runs may make together, per requested run. A single run may make ten times as many. */
const MOVES_PER_RUN = 10_000
const MOST_MOVES = 10 * MOVES_PER_RUN

/** The runs of one puzzle, made when they are needed. No run is made twice. */
export type TrialRuns = ReturnType<typeof makeTrialRuns>

/**
 * When to check whether the mean is too small: after this many runs, below this share of the mark. The
 * standard error of n runs is their mean divided by sqrt n. The last share is a little above 1, because
 * puzzles near a border need four times as many runs, and a caller with many puzzles to choose from is faster
 * with another one.
 */
const LOOKS = [2, 5, 12, 25, 60, 100].map((runs) => ({ runs, share: 1.05 - 0.5 / Math.sqrt(runs) }))

/** Makes the runs that measure a puzzle; each is made when it is needed. */
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
    // A run without a move counts as one move of work.
    spent += Math.max(moves, 1)
    made += moves
    squares += moves * moves
    if (isSolved) solved++
    if (begun === wanted && begun < most && isNearBorder(made / begun, begun)) {
      wanted = Math.min(most, wanted + RUNS_TOGETHER)
    }
  }

  return {
    /** The mean so far, once it is clearly too small for a mark; undefined if it seems large enough. */
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

/** The side of a mark on which a mean probably is; `near` if a few runs do not decide it. */
export type Glance = 'below' | 'near' | 'above'

/**
 * When to check whether the mean is far from the mark. The standard error of n runs is their mean divided by
 * sqrt n, so a mean this far off is seldom on the other side. That is enough for a caller with many puzzles
 * to choose from.
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

/** A run ends with nearly the same chance at every move, so the error is nearly the mean divided by the root of the runs. */
function isNearBorder(mean: number, runs: number): boolean {
  const error = mean / Math.sqrt(runs)
  return BORDERS.some((border) => Math.abs(mean - border) < ERRORS_APART * error)
}
