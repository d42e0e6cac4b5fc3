// The facet `grading`: those parts of grading that differ between families.

import type { Rng } from '../kernel/rng.ts'
import type { Model } from '../kernel/searchModel.ts'
import type { Looker, Tier } from './inference.ts'
import type { OwnWishes } from './making.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** The exponents a to d in the formula of difficulty: effort^a (1 + hardest)^b nodes^c search^d. */
export interface Weights {
  /** The exponent of the effort of scanning and trying. */
  readonly effort: number
  /** The exponent of the longest assumption. */
  readonly hardest: number
  /** The exponent of the nodes that the strong base opens. */
  readonly nodes: number
  /** The exponent of the nodes that full propagation opens, if the family uses them. */
  readonly search?: number
}

/**
 * A run of a solver that makes random moves: the number of moves until the puzzle was solved, or a lower bound if the
 * solver stopped early.
 */
export interface Trial {
  /** The number of moves made. */
  readonly moves: number
  /** Whether the moves solved the puzzle. */
  readonly isSolved: boolean
}

/**
 * How a family's puzzles are graded. Two bases are used: a weak one that models people, and a strong one for
 * the search.
 */
export interface Grading<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /**
   * The weak base: what a person sees at a glance. The effort of scanning and the length of assumptions are measured
   * with it.
   */
  makeWeakBase(shape: S): Looker<P>
  /** A description of the weak base, for help texts. */
  readonly weakSees: string
  /** The hardest tier of the puzzles that the weak base solves without an assumption. */
  readonly weakTier: Tier
  /** The strong base: the propagation with which nodes and branching are counted. */
  makeStrongModel(shape: S): Model<P>
  /** A description of the strong base, for help texts; `these` refers to the description of the weak base. */
  readonly sees: string
  /** The exponents in the formula of difficulty. */
  readonly weights: Weights
  /**
   * The hardest tier that any puzzle of a shape needs; undefined unless all puzzles of the shape have been examined.
   */
  hardestTier?(shape: S): Tier | undefined
  /**
   * The minimum stars of each tier, for puzzles of which readers expect this: a Sudoku of one or two stars is solved by
   * singles.
   */
  leastStars?(shape: S): Readonly<Partial<Record<Tier, number>>> | undefined
  /** The shapes with a calibration; the borders of other shapes are interpolated between those of calibrated shapes. */
  readonly calibrated: readonly string[]
  /**
   * The kinds of puzzles, the easiest first. A kind is a set of the family's own options, as in `Wishes.own`.
   * If puzzles with certain stars are ordered, the maker first tries the kind most likely to have them.
   */
  readonly kinds: readonly OwnWishes[]
  /**
   * For families whose degree is a published measure: returns a function that does one run of the measure, with at most
   * `mostMoves` moves.
   */
  trial?(puzzle: P): (rng: Rng, mostMoves: number) => Trial
}
