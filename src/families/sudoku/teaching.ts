// How a book teaches Sudoku.

import { shared, type Teaching } from '../teaching.ts'
import type { SudokuPuzzle } from './puzzle.ts'

/** The facet `teaching` of Sudoku. */
export const teaching: Teaching<SudokuPuzzle> = {
  facts(puzzles) {
    const sizes = puzzles.map(({ shape }) => shape.size)
    const greatest = shared(puzzles, ({ shape }) => shape.size)
    const boxes = greatest === undefined ? undefined : shared(puzzles, ({ shape }) => shape.text)
    const { boxRows, boxColumns } = puzzles[0].shape
    return {
      greatest,
      ...(boxes !== undefined && { boxRows, boxColumns }),
      ...(greatest === undefined && { small: Math.min(...sizes), large: Math.max(...sizes) }),
    }
  },
}
