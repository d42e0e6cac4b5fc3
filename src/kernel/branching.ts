// Branching: variable orders decide which item to branch on, value orders decide in which order to try its alternatives, and
// heuristics decide both and share what they learn. Each of them works with every model. Since a heuristic may learn, each
// search gets a new one. heuristics.ts lists the built-in orders by name.

import type { Model } from './searchModel.ts'

/** A value that the search placed, or ruled out. The search uses one object for all moves and overwrites it. */
export interface Move {
  /** The index of the cell, from 0 in reading order. */
  readonly cell: number
  /** The value as printed. */
  readonly value: number
  /** True if the value was placed; false if binary branching ruled it out. */
  readonly isPlaced: boolean
  /**
   * The number of choices that lead to the state after the move. A choice is the placement of a value where other values were
   * possible; forced placements and values that were ruled out are not choices.
   */
  readonly depth: number
}

/** Decides which item to branch on. All functions except `choose` may be left out, and then cost no time. */
export interface VariableOrder {
  /**
   * Writes alternatives as pairs (cell, value) that together cover all solutions of an unfinished state. Returns the number of
   * alternatives.
   */
  choose(frame: Int32Array, pairs: Int32Array): number
  /**
   * Learns of each move whose propagation found no contradiction: the state after the move, the state before it, and the move.
   */
  opened?(frame: Int32Array, before: Int32Array, move: Move): void
  /**
   * Learns of each contradiction: the group that caused it (-1 if unknown), and the move that led to it. A state that offers
   * no alternative is a contradiction too: `opened` has then learned of the same move before.
   */
  failed?(group: number, move: Move): void
  /** Learns that the search has returned to a state with this many choices and tries another alternative there. */
  backtracked?(depth: number): void
  /**
   * Asked after each contradiction until a solution is known: true starts the search again from its first state. Nodes are
   * counted over all starts. The intervals between restarts must grow without bound, otherwise the search may never end.
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

/** Branches on the item with the fewest alternatives; among equals, on the first. This order proves uniqueness fastest. */
export const FEWEST_ALTERNATIVES: Branching = (model) => ({
  choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.items), pairs),
})
