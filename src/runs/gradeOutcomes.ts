// What becomes of puzzles that are to be graded. Some bring their grade along; and those that come several times are graded
// once: the later ones wait for what becomes of the first.

import type { Read } from '../formats/entry.ts'
import type { Ungraded } from '../grader/difficulty.ts'
import type { Grade } from '../grader/grade.ts'
import { puzzleName } from '../maker/puzzleRecord.ts'

/** A grade, why there is none, or the message of what went wrong. */
export type Graded = Grade | Ungraded | { readonly crash: string }

/** What becomes of a puzzle, and of all that are equal. */
export interface Outcome {
  /** There once it is known. */
  graded?: Graded
  /** Whether somebody has begun to find it out. */
  isBegun?: boolean
}

/** How many puzzles are remembered: in some tens of megabytes. What comes again later than that is graded again. */
const MOST_REMEMBERED = 20_000

/** Gives the outcome of each puzzle; `stored` says which grades are known already. */
export function makeOutcomes(
  stored: (entry: Read) => Grade | undefined,
  most = MOST_REMEMBERED,
): (entry: Read) => Outcome {
  const outcomes = new Map<string, Outcome>()
  return (entry) => {
    const graded = stored(entry)
    // What a record says counts for that record alone.
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
