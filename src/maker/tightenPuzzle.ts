// Makes a puzzle tight: removes clues one by one until each remaining clue is needed, because without this clue the puzzle
// would lose its uniqueness, pass its ceiling or leave its tiers.

import type { Puzzle } from '../families/puzzle.ts'
import type { Removal } from '../families/rules.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'

/**
 * The decision about a removal: taken, refused because of a second solution, refused as too hard, or
 * undecided within the limits.
 */
export type Decision = 'taken' | 'not-unique' | 'over' | 'undecided'

/** The answers about a puzzle that tightening needs. */
interface Questions {
  /** The removals that are possible in a puzzle. The name of a removal stays the same from puzzle to puzzle. */
  removals(puzzle: Puzzle): readonly Removal<Puzzle>[]
  /** Decides about a removal. Undecided removals are tried again at the end, with `isLast` and higher limits. */
  decide(removal: Removal<Puzzle>, isLast: boolean): Decision
  /** Whether a puzzle with several solutions still has all of them after more clues are removed. */
  readonly isMonotone: boolean
}

/** The result of tightening. */
export interface Tightened {
  readonly puzzle: Puzzle
  /** Whether it is proved that every removal must be refused. */
  readonly isTight: boolean
}

/**
 * Takes removals in random order until all are refused. A puzzle with fewer clues may be easier, so removals that made the
 * puzzle too hard are tried again after another removal was taken. Stops after `mostQuestions` decisions.
 */
export function tighten(rng: Rng, start: Puzzle, questions: Questions, mostQuestions: number): Tightened {
  const { isMonotone, removals, decide } = questions
  let puzzle = start
  let refused = new Map<string, Decision>()
  /** Whether some removals were refused for an earlier puzzle with more clues. */
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
    // If the family is monotone, a removal that costs uniqueness now also costs it after further removals.
    const isForGood = (answer: Decision) => answer === 'not-unique' && isMonotone
    refused = new Map(
      [...refused].filter(([, answer]) => isForGood(answer) || (!isStale && answer !== 'undecided')),
    )
    if (!isStale) isLast = true
    isStale = false
  }
  return { puzzle, isTight: false }
}
