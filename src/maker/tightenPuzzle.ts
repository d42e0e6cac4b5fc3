// Makes a puzzle tight: removes clues one by one until each remaining clue is needed. Without it, the puzzle
// would lose its uniqueness, pass its ceiling or leave its tiers.

import type { Puzzle } from '../families/puzzle.ts'
import type { Removal } from '../families/rules.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'

/**
 * The decision about a removal: taken, refused because of a second solution, refused as too hard, or
 * undecided within the limits.
 */
export type Decision = 'taken' | 'not-unique' | 'over' | 'undecided'

/** The questions that tightening asks. */
interface Questions {
  /** The removals that a puzzle has left, each with a stable name. */
  removals(puzzle: Puzzle): readonly Removal<Puzzle>[]
  /** Decides about a removal. Undecided ones are asked again at the end, with `isLast` and higher limits. */
  decide(removal: Removal<Puzzle>, isLast: boolean): Decision
  /** Whether a puzzle with several solutions keeps them when more clues are removed. */
  readonly isMonotone: boolean
}

/** The result of tightening. */
export interface Tightened {
  readonly puzzle: Puzzle
  /** Whether every removal is proved to be refused. */
  readonly isTight: boolean
}

/**
 * Takes removals in random order until all are refused. A puzzle with fewer clues may become easier, so
 * removals that were too hard are tried again after the last one taken. Stops after `mostQuestions`
 * decisions.
 */
export function tighten(rng: Rng, start: Puzzle, questions: Questions, mostQuestions: number): Tightened {
  const { isMonotone, removals, decide } = questions
  let puzzle = start
  let refused = new Map<string, Decision>()
  /** Whether some refusals are from an earlier puzzle. */
  let isStale = false
  let isLast = false
  let waiting = shuffled(rng, removals(puzzle))
  for (let asked = 0; asked < mostQuestions; ) {
    const next = waiting.find(({ clue }) => !refused.has(clue))
    if (next) {
      asked++
      const answer = decide(next, isLast)
      if (answer === 'taken') {
        puzzle = next.puzzle
        waiting = shuffled(rng, removals(puzzle))
        isStale = refused.size > 0
      } else refused.set(next.clue, answer)
      continue
    }
    const isUndecided = !isLast && [...refused.values()].includes('undecided')
    if (!isStale && !isUndecided) {
      return { puzzle, isTight: ![...refused.values()].includes('undecided') }
    }
    // A removal that loses uniqueness now also loses it with fewer clues.
    const isForGood = (answer: Decision) => answer === 'not-unique' && isMonotone
    refused = new Map(
      [...refused].filter(([, answer]) => isForGood(answer) || (!isStale && answer !== 'undecided')),
    )
    if (!isStale) isLast = true
    isStale = false
  }
  return { puzzle, isTight: false }
}
