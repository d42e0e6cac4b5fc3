// How a book teaches Sudoku.

import { ruleFacts } from '../latin/rules/ruledShape.ts'
import { toldClues } from '../latin/rules/toldClues.ts'
import { shared, sizeFacts, type Teaching } from '../teaching.ts'
import type { SudokuPuzzle } from './puzzle.ts'

/** The facet `teaching` of Sudoku. */
export const teaching: Teaching<SudokuPuzzle> = {
  clues: toldClues,
  facts(puzzles) {
    const { boxRows, boxColumns } = puzzles[0].shape
    const isSame = shared(puzzles, ({ shape }) => shape.text) !== undefined
    return { ...sizeFacts(puzzles), ...ruleFacts(puzzles), ...(isSame && { boxRows, boxColumns }) }
  },
}
