// How a book teaches Latin squares.

import { shared, type Teaching } from '../teaching.ts'
import type { LatinSquarePuzzle } from './puzzle.ts'

/** The facet `teaching` of Latin squares. */
export const teaching: Teaching<LatinSquarePuzzle> = {
  facts(puzzles) {
    const sizes = puzzles.map(({ shape }) => shape.size)
    const greatest = shared(puzzles, ({ shape }) => shape.size)
    return {
      greatest,
      ...(greatest === undefined && { small: Math.min(...sizes), large: Math.max(...sizes) }),
    }
  },
}
