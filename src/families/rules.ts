// The facet `rules`: the faults of a board, the clues that can be removed, and the canonical forms of puzzles.

import type { Excluded } from '../kernel/search.ts'
import type { Problem } from './constraintProblem.ts'
import type { NamedConstraint } from './namedConstraint.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** A broken rule on a filled or half-filled board, and the cells that show it. */
export interface Fault {
  /** The broken rule in words: `row 2 has 5 twice`. */
  readonly rule: string
  /** The cells to look at. */
  readonly cells: readonly number[]
}

/** A puzzle with fewer clues than one that is known to be unique. */
export interface Reduced<P extends Puzzle> {
  /** The puzzle with fewer clues. */
  readonly puzzle: P
  /**
   * A candidate of the known solution that no other solution can have, if the removal implies one. If the
   * reduced puzzle is still unique, it has no solution once this candidate is ruled out.
   */
  readonly excluded?: Excluded | undefined
}

/** A puzzle with one clue less. */
export interface Removal<P extends Puzzle> extends Reduced<P> {
  /** The removed clue, in words. */
  readonly clue: string
}

/**
 * The ways in which two puzzles can count as the same. Puzzles that are the same under `essential` are twins.
 */
export const SAMENESSES = {
  looks: 'turned, mirrored and relabelled copies',
  essential: 'all equivalent puzzles (twins), such as those with rows of a band exchanged',
} as const

/** One of the keys of `SAMENESSES`. */
export type Sameness = keyof typeof SAMENESSES

/** The canonical forms of puzzles. */
export interface Canonical<P extends Puzzle> {
  /** The canonical form under rotations, reflections and relabelling. */
  looks(puzzle: P): P
  /**
   * The canonical form, under all changes that the rules allow, of a puzzle with this unique solution. Returns
   * undefined if that takes too much work; it then does so for every twin.
   */
  essential(puzzle: P, solution: readonly number[]): P | undefined
}

/** The rules of a family's puzzles. */
export interface Rules<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The rules in a sentence or two. */
  readonly what: string
  /** The faults of a complete or incomplete board (0 is an empty cell). A solution has none. */
  faults(puzzle: P, values: ArrayLike<number>): Fault[]
  /** Every possible removal of one clue from a puzzle with this solution. */
  removals(puzzle: P, solution: ArrayLike<number>): Removal<P>[]
  /** The removable clues that `removals` never removes, in words: `the ends`. Undefined if there are none. */
  kept?(puzzle: P): string | undefined
  /** Canonical forms. */
  readonly canonical: Canonical<P>
  /**
   * States the puzzle as constraints for any solver, with the same number of solutions. The constraints state
   * only the rules, not their consequences.
   */
  constraints(puzzle: P): Problem
  /** The same constraints by the names that certificates use, without the domains. */
  named(puzzle: P): readonly NamedConstraint[]
}
