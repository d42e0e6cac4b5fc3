// The facet `model`: a family's rules compiled for the search.

import type { Branching } from '../kernel/branching.ts'
import type { Searcher } from '../kernel/search.ts'
import type { Model } from '../kernel/searchModel.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** The strengths of a model, the weakest first. `prunes` describes them for each family. */
export const STRENGTHS = ['check', 'basic', 'full'] as const

/** One of `STRENGTHS`. */
export type Strength = (typeof STRENGTHS)[number]

/** How a family's rules are compiled. */
export interface Modelling<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** The deductions that each strength makes, with sources, for help texts. */
  readonly prunes: Readonly<Record<Strength, string>>
  /**
   * Compiles the rules for a shape. The search must use a model's frames depth first, and `root` compiles for
   * one puzzle at a time.
   */
  compile(shape: S, strength: Strength): Model<P>
  /** The branching heuristic for shapes on which the default, `FEWEST_ALTERNATIVES`, is slower. */
  branching?(shape: S): Branching | undefined
  /**
   * A faster search for a shape: it finds what `makeSearcher` finds with the model at full strength and the default
   * branching, with the same statistics; it takes the puzzles of the shape. Undefined if the shape has none, or before
   * `loadSearch` has loaded it.
   */
  search?(shape: S): Searcher<never> | undefined
  /** Loads the code of `search`. Where it cannot run, `search` stays undefined. */
  loadSearch?(): Promise<void>
}
