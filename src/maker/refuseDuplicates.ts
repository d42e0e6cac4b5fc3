// No puzzle twice in a run: one that is the same as an earlier one, or as one that must not come, is drawn again from the
// next seed (`S/7/1`, `S/7/2` after `S/7`). Puzzles are decided in the order of their numbers, so it does not matter
// how many workers drew them.

import type { NotFound } from './maker.ts'
import type { PuzzleKeys } from './puzzleKeys.ts'
import { type KnownPuzzles, makeKnown } from './seenPuzzles.ts'

/** The seed of a run's puzzle; numbers count from 0. */
export function seedOf(runSeed: string, number: number): string {
  return `${runSeed}/${number}`
}

/** So many draws in a row that bring nothing new say that there are hardly any more puzzles. */
export const REDRAWS = 1000

/** Why a run ended before its time: an order that was not met for a seed, or a shape that has no more puzzles. */
export type End = OrderNotMet | NoMorePuzzles

/** An order that was not met for a seed. */
export interface OrderNotMet {
  /** Tells it from the other end. */
  readonly ended: 'not-found'
  /** The seed of the puzzle that was not found. */
  readonly seed: string
  /** How many boards were filled for it. */
  readonly attempts: number
}

/** A shape that has no more puzzles to give. */
export interface NoMorePuzzles {
  /** Tells it from the other end. */
  readonly ended: 'no-more'
  /** The seed from which only known puzzles were drawn. */
  readonly seed: string
}

/** What becomes of a number of the run: a puzzle, or the end of the run. */
type Decided<T> = { readonly drawn: T } | End

interface Decider<T> {
  /** Keeps the puzzle that was drawn with a seed if it is new, and draws others until one is. */
  decide(seed: string, drawn: T | NotFound): Decided<T>
}

/**
 * `draw` makes the puzzle of a seed, if the order can be met. Runs that share what is `known`
 * share no puzzle; what an earlier run has made is in it beforehand.
 */
export function makeDecider<T extends { readonly keys: PuzzleKeys }>(
  draw: (seed: string) => T | NotFound,
  known: KnownPuzzles = makeKnown(),
): Decider<T> {
  return {
    decide(seed, first) {
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
