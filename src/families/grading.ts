// The facet `grading`: how hard a family's puzzles are, as far as that differs from family to family.

import type { Model } from '../kernel/model.ts'
import type { Rng } from '../kernel/rng.ts'
import type { Looker, Tier } from './inference.ts'
import type { OwnWishes } from './making.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** What the parts of a difficulty weigh, as powers: effort^a (1 + hardest)^b nodes^c search^d. */
export interface Weights {
  /** Of the scanning and the trying. */
  readonly effort: number
  /** Of the longest assumption. */
  readonly hardest: number
  /** Of the nodes that the strong base opens. */
  readonly nodes: number
  /** Of those that are left to the solver's full propagation, where that tells something. */
  readonly search?: number
}

/** A difficulty that is measured by trying: how many random moves a solver needed, or at least so many where it gave up. */
export interface Trial {
  /** How many moves were made. */
  readonly moves: number
  /** Whether they solved the puzzle. */
  readonly isSolved: boolean
}

/** How a family's puzzles are graded: by two bases, a weak one for what people do and a strong one for a search. */
export interface Grading<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The weak base: what a person sees without thinking hard, for scan effort and the length of assumptions. */
  makeWeakBase(shape: S): Looker<P>
  /** What the weak base sees, for help texts. */
  readonly weakSees: string
  /** The strong base: the propagation with which nodes and branching are counted. */
  makeStrongModel(shape: S): Model<P>
  /** What the strong base sees, for help texts; `these` is what the weak one sees. */
  readonly sees: string
  /** What the parts of a difficulty weigh. */
  readonly weights: Weights
  /** The hardest tier that any puzzle of a shape needs, where all of them have been tried. */
  hardestTier?(shape: S): Tier | undefined
  /** The shapes that have a calibration: a reference run of the generator, cut into bands. */
  readonly calibrated: readonly string[]
  /** Those of them whose runs are cut together, so that stars mean the same at every size. Left out, each has its own borders. */
  readonly pooled?: readonly string[]
  /**
   * The kinds of puzzles that a reference run is mixed of, in equal parts, the easiest first: own options of making, as in
   * `Wishes.own`. Where puzzles of some stars are wanted, the
   * kind that is likely to have them is tried first.
   */
  readonly kinds: readonly OwnWishes[]
  /** Where the degree is a published measure itself: one run of it that makes so many moves at most. */
  trial?(puzzle: P): (rng: Rng, mostMoves: number) => Trial
}
