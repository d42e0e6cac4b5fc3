// Taking clues away one by one until each that is left is needed: without it the puzzle would lose its uniqueness, pass its
// ceiling or leave its tier. Then it is tight.

import type { Puzzle } from '../families/puzzle.ts'
import type { Removal } from '../families/rules.ts'
import { type Rng, shuffled } from '../kernel/rng.ts'

/** What becomes of a removal: it is taken; there would be another solution; it would be too hard; nobody knows in time. */
export type Decision = 'taken' | 'not-unique' | 'over' | 'undecided'

/** What tightening asks. */
interface Questions {
  /** The removals that a puzzle has left, each with a name that stays the same. */
  removals(puzzle: Puzzle): readonly Removal<Puzzle>[]
  /** Whether one can be taken; asked again where it is undecided, `isLast` with all patience. */
  decide(removal: Removal<Puzzle>, isLast: boolean): Decision
  /** Whether what is not unique stays so with fewer clues. */
  readonly isMonotone: boolean
}

/** What is left. */
export interface Tightened {
  readonly puzzle: Puzzle
  /** Whether every removal is known to be refused. */
  readonly isTight: boolean
}

/**
 * Takes removals in random order until all are refused. With fewer clues a puzzle may become easier, too, so those that were too
 * hard are tried again behind the last that was taken. After so many questions it ends.
 */
export function tighten(rng: Rng, start: Puzzle, questions: Questions, mostQuestions: number): Tightened {
  const { isMonotone, removals, decide } = questions
  let puzzle = start
  let refused = new Map<string, Decision>()
  /** Whether a refusal is of an earlier puzzle. */
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
    // What would not be unique with more clues is not with fewer.
    const isForGood = (answer: Decision) => answer === 'not-unique' && isMonotone
    refused = new Map(
      [...refused].filter(([, answer]) => isForGood(answer) || (!isStale && answer !== 'undecided')),
    )
    if (!isStale) isLast = true
    isStale = false
  }
  return { puzzle, isTight: false }
}
