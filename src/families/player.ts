// What hints need of a family: what a page of one family loads when the first hint is asked for, and no more.

import type { Model } from '../kernel/model.ts'
import type { Inference } from './inference.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Rules } from './rules.ts'

/** What says the next step on a board, and what is wrong with it. A whole family has all of it, too. */
export interface Player<S extends Shape = Shape, P extends Puzzle<S> = Puzzle<S>> {
  /** What a person can deduce. */
  readonly inference: Inference<S, P>
  /** The rules compiled for the search, at full strength alone. */
  readonly model: {
    /** Compiles a shape. */
    compile(shape: S, strength: 'full'): Model<P>
  }
  /** What is wrong with a board. */
  readonly rules: Pick<Rules<S, P>, 'faults'>
}
