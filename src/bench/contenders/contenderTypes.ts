// The parts from which contenders are composed, by name: the built-in orders, and the orders, heuristics and searches of
// custom modules.

import type { Family } from '../../families/family.ts'
import type { Strength } from '../../families/model.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { Heuristic, ValueOrder, VariableOrder } from '../../kernel/branching.ts'
import type { NamedOrder } from '../../kernel/heuristics.ts'
import type { Rng } from '../../kernel/rng.ts'
import type { Searcher } from '../../kernel/search.ts'
import type { Model } from '../../kernel/searchModel.ts'

/** The orders of a search, by name. */
export interface Orders {
  /** The orders that choose a cell or a number to branch on. */
  readonly variables: Readonly<Record<string, NamedOrder<VariableOrder>>>
  /** The orders in which the alternatives of the chosen cell or number are tried. */
  readonly values: Readonly<Record<string, NamedOrder<ValueOrder | undefined>>>
}

/** What a custom search may use besides the model. */
export interface SearchContext {
  /** The family of the puzzles. */
  readonly family: Family
  /** The shape of the puzzles. */
  readonly shape: Shape
  /** The strength of the model's propagation. */
  readonly strength: Strength
  /** Returns a new random number generator for one search; all of them give the same numbers. */
  readonly makeRng: () => Rng
  /** The built-in orders. */
  readonly orders: Orders
}

/** A whole search with its description. */
export interface NamedSearch {
  /** Its description in one line. */
  readonly what: string
  /** The source of the idea. */
  readonly source: string
  /** Whether the search takes puzzles of a family. Without this function, it takes all families. */
  readonly takes?: ((family: Family) => boolean) | undefined
  /** Makes a search that can be used repeatedly, for puzzles of the model's shape. */
  readonly make: (model: Model<Puzzle>, context: SearchContext) => Searcher<Puzzle>
}

/** An order or a heuristic of a custom module, with its description. */
export interface CustomOrder<Order> {
  /** Its description in one line. */
  readonly what: string
  /** The source of the idea. */
  readonly source: string
  /**
   * Creates the order or heuristic for one search, after the first state has been written. `rng` gives the same random
   * numbers to each search, and `orders` are the built-in orders, which it may use.
   */
  readonly make: (model: Model<never>, rng: Rng, orders: Orders) => Order
}

/** The exports of a custom module: at least one of these records. */
export interface CustomModule {
  /** Orders for contenders STRENGTH/VARIABLE-ORDER/VALUE-ORDER. */
  readonly variableOrders?: Readonly<Record<string, CustomOrder<VariableOrder>>>
  /** Orders for contenders STRENGTH/VARIABLE-ORDER/VALUE-ORDER; undefined keeps the model's order. */
  readonly valueOrders?: Readonly<Record<string, CustomOrder<ValueOrder | undefined>>>
  /** Heuristics for contenders STRENGTH/HEURISTIC. */
  readonly heuristics?: Readonly<Record<string, CustomOrder<Heuristic>>>
  /** Searches for contenders STRENGTH/SEARCH. */
  readonly searches?: Readonly<Record<string, NamedSearch>>
}

/** The parts from which contenders are composed. */
export interface ContenderParts extends Orders {
  /** Heuristics that decide a whole search: a variable order and a value order that share their data. */
  readonly heuristics: Readonly<Record<string, NamedOrder<Heuristic>>>
  /** Searches that replace the search of the kernel. */
  readonly searches: Readonly<Record<string, NamedSearch>>
}

// A contender: a way to search that is compiled for a shape and then run on its puzzles.

/** A way to search that a benchmark measures. */
export interface Contender {
  /** The name as users type it: `full/fewest-alternatives/ascending`, or the name of a profile. */
  readonly name: string
  /** A description in one line. */
  readonly what: string
  /** The source of the idea. */
  readonly source: string
  /** Whether the contender can search puzzles of a family. */
  takes(family: Family): boolean
  /** Makes a search that can be used repeatedly, for puzzles of a shape. */
  makeSearcher(family: Family, shape: Shape): Searcher<Puzzle>
}
