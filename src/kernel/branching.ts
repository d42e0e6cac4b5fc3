// Branching: which item to branch on (variable orders), and in which order to try its alternatives (value
// orders). Each works with every model and is created anew for each search, since it may learn. orders.ts
// lists all by name.

import type { Model } from './model.ts'

/** Decides which item to branch on. */
export interface VariableOrder {
  /**
   * Writes alternatives (cell, value) that together cover all solutions of an unfinished state. Returns how
   * many.
   */
  choose(frame: Int32Array, pairs: Int32Array): number
  /** Learns of each contradiction and the group that caused it (-1 if none). */
  failed?(group: number): void
}

/** Sorts the first `count` pairs into the order in which to try them. */
export type ValueOrder = (frame: Int32Array, pairs: Int32Array, count: number) => void

/** Both heuristics of a search, created anew for each search. */
export interface Branching {
  /** Creates the variable order after the first state has been written. */
  readonly makeVariableOrder: (model: Model<never>) => VariableOrder
  /** Creates the value order. Undefined keeps the order in which the model lists alternatives. */
  readonly makeValueOrder: (model: Model<never>) => ValueOrder | undefined
}

/** The item with the fewest alternatives; the first of several. This order proves uniqueness fastest. */
export const FEWEST_ALTERNATIVES: Branching = {
  makeVariableOrder: (model) => ({
    choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.items), pairs),
  }),
  makeValueOrder: () => undefined,
}
