// The facets that hints use. A page for one family loads them at the first hint.

import type { Inference } from './inference.ts'
import type { Modelling } from './model.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'

/** The facets that find the next step on a board, and its faults. A complete family has all of them. */
export interface Player<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What a person can deduce. */
  readonly inference: Inference<S, P>
  /** The rules compiled for the search; hints use only the full strength. */
  readonly model: Pick<Modelling<S, P>, 'compile'>
  /** Finds the faults of a board. */
  readonly rules: Pick<Rules<S, P>, 'faults'>
}
