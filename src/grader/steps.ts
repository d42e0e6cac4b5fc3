// The steps of a path: what a person places, rules out, refutes or has to search for.

import type { Candidate, Elimination, Reason } from '../families/inference.ts'
import type { ForcingChain } from './forcingChain.ts'

/** A value that has to stand in a cell. */
export interface PlaceStep extends Candidate {
  /** Tells the kinds of steps apart. */
  readonly step: 'place'
  /** All that can be seen, the plainest first. */
  readonly reasons: readonly Reason[]
  /** How long a person looks for it: open cells for each reason in sight. */
  readonly effort: number
}

/** A pattern that rules candidates out. */
export interface EliminateStep extends Elimination {
  /** Tells the kinds of steps apart. */
  readonly step: 'eliminate'
}

/** A candidate that, if assumed, leads to a contradiction. */
export interface RefuteStep extends Candidate, ForcingChain {
  /** Tells the kinds of steps apart. */
  readonly step: 'refute'
}

/** A cell that only a search can fill: for each of its other candidates there is no solution. */
export interface SearchStep extends Candidate {
  /** Tells the kinds of steps apart. */
  readonly step: 'search'
  /** The other candidates of the cell. */
  readonly refuted: readonly number[]
  /** States that the search has opened to refute them. */
  readonly nodes: number
}

/** A step of a path; `step` tells which of the four it is. */
export type Step = PlaceStep | EliminateStep | RefuteStep | SearchStep
