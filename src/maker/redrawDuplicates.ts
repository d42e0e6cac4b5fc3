// Keeps duplicates out of a run. A puzzle that repeats an earlier puzzle, or that the run must avoid, is redrawn from the next
// seed (`S/7/1`, `S/7/2` after `S/7`). Puzzles are accepted or redrawn in the order of their numbers, so that the number of
// workers makes no difference.

import type { NotFound } from './maker.ts'
import type { PuzzleKeys } from './puzzleKeys.ts'
import { type KnownPuzzles, makeKnown } from './seenPuzzles.ts'

/** The seed of a puzzle in a run; numbers count from 0. */
export function seedOf(runSeed: string, number: number): string {
  return `${runSeed}/${number}`
}

/** After this many duplicates in a row, the shape is taken to have no more puzzles. */
export const REDRAWS = 1000

/** Why a run ended early: an order was not met for a seed, or the shape has no more puzzles. */
export type End = OrderNotMet | NoMorePuzzles

/** The order was not met for a seed. */
export interface OrderNotMet {
  /** Distinguishes the reasons. */
  readonly ended: 'not-found'
  /** The seed of the missing puzzle. */
  readonly seed: string
  /** The number of boards that were filled for the missing puzzle. */
  readonly attempts: number
}

/** The shape has no more puzzles. */
export interface NoMorePuzzles {
  /** Distinguishes the reasons. */
  readonly ended: 'no-more'
  /** The seed that gave only duplicates. */
  readonly seed: string
}

/**
 * Makes a decider. `draw` makes the puzzle of a seed if the order can be met. Runs that share `known` have no puzzle in
 * common; add the puzzles of earlier runs to `known` before the first decision.
 */
export function makeDecider<T extends { readonly keys: PuzzleKeys }>(
  draw: (seed: string) => T | NotFound,
  known: KnownPuzzles = makeKnown(),
) {
  return {
    /** Accepts `first`, the puzzle of a seed, if it is new; otherwise redraws until a puzzle is new. */
    decide(seed: string, first: T | NotFound): { readonly drawn: T } | End {
      let drawn = first
      for (let redraws = 1; ; redraws++) {
        if (!('keys' in drawn)) return { ended: 'not-found', seed, attempts: drawn.attempts }
        if (known.add(drawn.keys) === 'new') return { drawn }
        if (redraws > REDRAWS) return { ended: 'no-more', seed }
        drawn = draw(`${seed}/${redraws}`)
      }
    },
  }
}
