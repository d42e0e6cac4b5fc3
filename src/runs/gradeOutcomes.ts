// The outcomes of puzzles to be graded. Records may bring their grades with them. Equal puzzles are graded
// once: the later ones wait for the outcome of the first.

import type { Read } from '../formats/entry.ts'
import type { Ungraded } from '../grader/difficulty.ts'
import type { Grade } from '../grader/grade.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'

/** A grade, the reason why there is none, or the message of an error. */
export type Graded = Grade | Ungraded | { readonly crash: string }

/** The outcome of a puzzle, shared by all equal puzzles. */
export interface Outcome {
  /** Set when it is known. */
  graded?: Graded
  /** Whether the puzzle has been passed on for grading. */
  isBegun?: boolean
}

/**
 * The number of puzzles that are remembered, in a few tens of megabytes. A puzzle that returns later is
 * graded again.
 */
const MOST_REMEMBERED = 20_000

/**
 * Returns a function that gives the outcome of each puzzle; `stored` returns grades that are already known.
 */
export function makeOutcomes(
  stored: (entry: Read) => Grade | undefined,
  most = MOST_REMEMBERED,
): (entry: Read) => Outcome {
  const outcomes = new Map<string, Outcome>()
  return (entry) => {
    const graded = stored(entry)
    // A stored grade counts for its own record only.
    if (graded) return { graded }
    const name = puzzleName(entry.family, entry.puzzle)
    const known = outcomes.get(name)
    if (known) return known
    const outcome: Outcome = {}
    outcomes.set(name, outcome)
    if (outcomes.size > most) outcomes.delete(outcomes.keys().next().value as string)
    return outcome
  }
}
