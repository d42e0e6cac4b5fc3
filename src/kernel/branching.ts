// Branching: which item to branch on (variable orders) and in which order to try its alternatives (value orders).
// Each is usable with every model, and made anew for each search, since it may learn. orders.ts has all by name.

import type { Model } from './model.ts'

/** Decides which item to branch on. */
export interface VariableOrder {
  /** Writes alternatives (cell, value) that together cover all solutions of an unfinished state; returns how many. */
  choose(frame: Int32Array, pairs: Int32Array): number
  /** Hears of each contradiction, with the group to blame (-1 for none). */
  failed?(group: number): void
}

/** Puts the first `count` pairs into the order in which they are to be tried. */
export type ValueOrder = (frame: Int32Array, pairs: Int32Array, count: number) => void

/** Both heuristics of a search, made anew for each. */
export interface Branching {
  /** Makes the variable order, after the first state has been written. */
  readonly makeVariableOrder: (model: Model<never>) => VariableOrder
  /** Makes the value order; undefined for the order in which the model lists alternatives. */
  readonly makeValueOrder: (model: Model<never>) => ValueOrder | undefined
}

/** The item with the fewest alternatives, the smallest first: what proves uniqueness fastest. */
export const FEWEST_ALTERNATIVES: Branching = {
  makeVariableOrder: (model) => ({
    choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.items), pairs),
  }),
  makeValueOrder: () => undefined,
}
