// Branching: which item to branch on (variable orders), in which order to try its alternatives (value orders), and
// heuristics that decide both and share what they learn. Each works with every model. Since it may learn, each
// search gets a new one. heuristics.ts lists the built-in ones by name.

import type { Model } from './searchModel.ts'

/** A value that the search placed, or ruled out. The search keeps one record and overwrites it. */
export interface Move {
  /** The index of the cell, from 0 in reading order. */
  readonly cell: number
  /** The value as printed. */
  readonly value: number
  /** True if the value was placed; false if binary branching ruled it out. */
  readonly isPlaced: boolean
  /**
   * How many choices lead to the state after the move. A choice is a value that was placed although there were others;
   * forced placements and values ruled out do not count.
   */
  readonly depth: number
}

/** Decides which item to branch on. All but `choose` may be left out, and then cost nothing. */
export interface VariableOrder {
  /**
   * Writes alternatives (cell, value) that together cover all solutions of an unfinished state. Returns how
   * many.
   */
  choose(frame: Int32Array, pairs: Int32Array): number
  /** Learns of each move that survived its propagation: the state after it, and the state before it. */
  opened?(frame: Int32Array, before: Int32Array, move: Move): void
  /**
   * Learns of each contradiction, the group that caused it (-1 if unknown), and the move that led to it. A state that
   * offers no alternative is a contradiction too: `opened` has then learned of the same move before.
   */
  failed?(group: number, move: Move): void
  /** Learns that the search is back in a state with this many choices, and tries another alternative there. */
  backtracked?(depth: number): void
  /**
   * Asked after each contradiction until a solution is known: true starts the search again from its first state.
   * Nodes are counted over all starts. The intervals must grow without bound, otherwise the search may never end.
   */
  restart?(): boolean
}

/** Sorts the first `count` pairs into the order in which to try them. */
export type ValueOrder = (frame: Int32Array, pairs: Int32Array, count: number) => void

/** Decides a whole search: a variable order with its value order. */
export interface Heuristic extends VariableOrder {
  /** The value order. Without one, alternatives keep the order in which `choose` writes them. */
  readonly order?: ValueOrder | undefined
  /**
   * True for binary branching: the first alternative is placed, then ruled out, and `choose` is called again.
   * Otherwise branching is d-way: all alternatives are tried in turn.
   */
  readonly isBinary?: boolean
}

/** Creates the heuristic of one search after the first state has been written. Its functions are called without `this`. */
export type Branching = (model: Model<never>) => Heuristic

/** The item with the fewest alternatives; the first of several. This order proves uniqueness fastest. */
export const FEWEST_ALTERNATIVES: Branching = (model) => ({
  choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.items), pairs),
})
