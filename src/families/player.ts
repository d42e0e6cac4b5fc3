// The facets that hints use. A page for one family loads them at the first hint.

import type { Model } from '../kernel/model.ts'
import type { Inference } from './inference.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'

/** What finds the next step on a board and its faults. A complete family has all of it. */
export interface Player<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What a person can deduce. */
  readonly inference: Inference<S, P>
  /** The rules compiled for the search, only at full strength. */
  readonly model: {
    /** Compiles a shape. */
    compile(shape: S, strength: 'full'): Model<P>
  }
  /** Finds the faults of a board. */
  readonly rules: Pick<Rules<S, P>, 'faults'>
}
