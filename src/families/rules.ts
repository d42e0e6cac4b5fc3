// The facet `rules`: what a solution is, which clues can be taken away, and which puzzles are the same.

import type { Excluded } from '../kernel/search.ts'
import type { Problem } from './constraints.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** A rule that a filled or half-filled board breaks, and the cells that show it. */
export interface Fault {
  /** What is broken, in words: `row 2 has 5 twice`. */
  readonly rule: string
  /** The cells to look at. */
  readonly cells: readonly number[]
}

/** A puzzle with less to go by than one that is known to be unique. */
export interface Reduced<P extends Puzzle> {
  /** The puzzle with fewer clues. */
  readonly puzzle: P
  /**
   * Where another solution of the reduced puzzle must differ from the known one in this very candidate,
   * it is named here: ruling it out leaves nothing to find if the puzzle stays unique.
   */
  readonly excluded?: Excluded | undefined
}

/** A puzzle with one clue less. */
export interface Removal<P extends Puzzle> extends Reduced<P> {
  /** The clue that goes, in words. */
  readonly clue: string
}

/** What makes two puzzles the same: `essential` makes twins. */
export const SAMENESSES = {
  looks: 'turned, mirrored, relabelled',
  essential: 'or changed in any other way that the rules allow, as by exchanging the rows of a band',
} as const

/** One of the keys of `SAMENESSES`. */
export type Sameness = keyof typeof SAMENESSES

/** The one that stands for all puzzles that are the same. */
export interface Canonical<P extends Puzzle> {
  /** For all that turns, reflections and relabelling turn into each other. */
  looks(puzzle: P): P
  /**
   * For all that the whole group of the rules turns into each other, of a puzzle with this one solution. Nothing where that would
   * be too much work: then it is for all of them.
   */
  essential(puzzle: P, solution: readonly number[]): P | undefined
}

/** What a family's puzzles ask for. */
export interface Rules<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The rules in a sentence or two. */
  readonly what: string
  /** The rules that a board breaks as far as it is filled (0 is an empty cell); none for a solution. */
  faults(puzzle: P, values: ArrayLike<number>): Fault[]
  /** Each clue that may be taken away, from a puzzle with this solution. */
  removals(puzzle: P, solution: ArrayLike<number>): Removal<P>[]
  /** The clues that `removals` leaves alone though they might go, in words: `the ends`. Nothing where there are none. */
  kept?(puzzle: P): string | undefined
  /** Which puzzles are the same. */
  readonly canonical: Canonical<P>
  /** The puzzle as constraints that any solver understands, with as many solutions: what the rules say, nothing that follows. */
  constraints(puzzle: P): Problem
}
