// How a book teaches Hidokus.

import { BLOCKED } from '../../kernel/searchModel.ts'
import { shared, type Teaching } from '../teaching.ts'
import type { HidokuPuzzle } from './puzzle.ts'

const countBlocked = ({ givens }: HidokuPuzzle) => givens.filter((given) => given === BLOCKED).length

/** The facet `teaching` of Hidokus. */
export const teaching: Teaching<HidokuPuzzle> = {
  facts(puzzles) {
    const greatest = shared(puzzles, (puzzle) => puzzle.givens.length - countBlocked(puzzle))
    const adjacency = shared(puzzles, ({ shape }) => shape.adjacency)
    return {
      greatest,
      isMixed: greatest === undefined,
      hasDiagonals: adjacency === 'king',
      hasSidesOnly: adjacency === 'rook',
      hasBoth: adjacency === undefined,
      hasBlocked: puzzles.some((puzzle) => countBlocked(puzzle) > 0),
    }
  },
  // An example has blocked cells if all puzzles of the book have some, in the smallest share of cells that any of them
  // has.
  exampleWishes(puzzles, { rows, columns }): { blocked?: number } {
    const shares = puzzles.map((puzzle) => countBlocked(puzzle) / puzzle.givens.length)
    const blocked = Math.ceil(Math.min(...shares) * rows * columns)
    return blocked > 0 ? { blocked } : {}
  },
}
