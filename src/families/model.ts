// The facet `model`: a family's rules compiled for the search.

import type { Model } from '../kernel/model.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** How much a model prunes, the least first. What each prunes is the family's `prunes`. */
export const STRENGTHS = ['check', 'basic', 'full'] as const

/** How much a model prunes. */
export type Strength = (typeof STRENGTHS)[number]

/** How a family's rules are compiled. */
export interface Modelling<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What each strength prunes, with sources. */
  readonly prunes: Readonly<Record<Strength, string>>
  /** The rules compiled for a shape. The search uses a model's frames depth first: what `root` compiles is of one puzzle. */
  compile(shape: S, strength: Strength): Model<P>
}
