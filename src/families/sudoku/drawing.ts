// A Sudoku board: thick lines between the boxes. Large boards show numbers, not letters.

import { type Drawing, plainScene } from '../drawing.ts'
import { signsOf, withSigns } from '../latin/rules/drawClues.ts'
import { hasSigns, ruleNotes } from '../latin/rules/ruledShape.ts'
import type { SudokuPuzzle } from './puzzle.ts'

/** The facet `drawing` of a Sudoku. */
export const drawing: Drawing<SudokuPuzzle> = {
  scene(puzzle, values) {
    const { size, boxRows, boxColumns } = puzzle.shape
    const boxOf = (cell: number) =>
      Math.floor(cell / size / boxRows) * size + Math.floor((cell % size) / boxColumns)
    const plain = plainScene(puzzle, values, size, (cell, next) => boxOf(cell) !== boxOf(next))
    return puzzle.shape.rules.length > 0 ? withSigns(puzzle, plain) : plain
  },
  notes: ruleNotes,
  hasSigns,
  signs: signsOf,
}
