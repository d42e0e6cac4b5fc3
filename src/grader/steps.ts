// The steps of a path: what a person places, rules out, refutes or has to search for.

import type { Candidate, Elimination, Reason } from '../families/inference.ts'
import type { ForcingChain } from './forcingChain.ts'

/** A value placed in a cell, because it is forced. */
export interface PlaceStep extends Candidate {
  /** Distinguishes the kinds of steps. */
  readonly step: 'place'
  /** All reasons in sight, the plainest first. */
  readonly reasons: readonly Reason[]
  /**
   * How long a person looks for the value: open cells divided by the total weight of the reasons in sight.
   */
  readonly effort: number
}

/** A pattern that rules out candidates. */
export interface EliminateStep extends Elimination {
  /** Distinguishes the kinds of steps. */
  readonly step: 'eliminate'
}

/** A candidate that leads to a contradiction when it is assumed. */
export interface RefuteStep extends Candidate, ForcingChain {
  /** Distinguishes the kinds of steps. */
  readonly step: 'refute'
}

/** A cell that only a search can fill: each of its other candidates leads to no solution. */
export interface SearchStep extends Candidate {
  /** Distinguishes the kinds of steps. */
  readonly step: 'search'
  /** The other candidates of the cell. */
  readonly refuted: readonly number[]
  /** The nodes that the search opened to refute them. */
  readonly nodes: number
}

/** A step of a path; `step` tells its kind. */
export type Step = PlaceStep | EliminateStep | RefuteStep | SearchStep
