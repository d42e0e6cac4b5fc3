// How a book teaches Survo.

import type { Puzzle } from '../puzzle.ts'
import { shared, type Teaching } from '../teaching.ts'

/** The facet `teaching` of Survo. */
export const teaching: Teaching<Puzzle> = {
  facts(puzzles) {
    const greatest = shared(puzzles, ({ shape }) => shape.rows * shape.columns)
    const longest = Math.max(...puzzles.map(({ shape }) => Math.max(shape.rows, shape.columns)))
    return { greatest, isMixed: greatest === undefined, hasTriples: longest > 2, hasPairsOnly: longest <= 2 }
  },
}
