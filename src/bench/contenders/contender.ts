// A contender: a way to search that is compiled for a shape and then run on its puzzles.

import type { Family } from '../../families/family.ts'
import type { Puzzle, Shape } from '../../families/puzzle.ts'
import type { Searcher } from '../../kernel/search.ts'

/** A way to search that a benchmark measures. */
export interface Contender {
  /** The name as users type it: `full/fewest-alternatives/ascending`, or the name of a profile. */
  readonly name: string
  /** A description in one line. */
  readonly what: string
  /** The source of the idea. */
  readonly source: string
  /** Whether it can search puzzles of a family. */
  takes(family: Family): boolean
  /** Makes a search for the puzzles of a shape, which can be used repeatedly. */
  makeSearcher(family: Family, shape: Shape): Searcher<Puzzle>
}
