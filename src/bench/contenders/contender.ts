// What takes part in a benchmark: a way to search that is compiled for a shape and then run on puzzles of it.

import type { Family } from '../../families/family.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { Searcher } from '../../kernel/search.ts'

/** A way to search that a benchmark measures. */
export interface Contender {
  /** As it is typed: `full/fewest-alternatives/ascending`, or a profile's name. */
  readonly name: string
  /** What it does, in a line. */
  readonly what: string
  /** Where the idea is from. */
  readonly source: string
  /** Whether it can search puzzles of this family. */
  takes(family: Family): boolean
  /** A search over puzzles of the shape, to be used again and again. */
  makeSearcher(family: Family, shape: Shape): Searcher<Puzzle>
}
