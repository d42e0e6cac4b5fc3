// How a book teaches magic number boards.

import { shared, type Teaching } from '../teaching.ts'
import type { MagicPuzzle } from './puzzle.ts'

/** The facet `teaching` of magic number boards. */
export const teaching: Teaching<MagicPuzzle> = {
  facts(puzzles) {
    if (shared(puzzles, ({ shape }) => `${shape.first} ${shape.last}`) === undefined) return { isMixed: true }
    const { first, last, sum, rows } = puzzles[0].shape
    return { first, last, sum, rows }
  },
}
