// A Sudoku board: thick lines between the boxes. Large boards show numbers, not letters.

import type { Scene } from '../../scene.ts'
import { boardScene, type Drawing, gridLines, numberSize, numberTexts } from '../drawing.ts'
import type { SudokuPuzzle } from './puzzle.ts'

/** The facet `drawing` of a Sudoku. */
export const drawing: Drawing<SudokuPuzzle> = { scene }

function scene(puzzle: SudokuPuzzle, values: ArrayLike<number>): Scene {
  const { shape } = puzzle
  const { size, boxRows, boxColumns } = shape
  const boxOf = (cell: number) =>
    Math.floor(cell / size / boxRows) * size + Math.floor((cell % size) / boxColumns)
  return boardScene(shape, [
    ...gridLines(shape, (cell, next) => boxOf(cell) !== boxOf(next)),
    ...numberTexts(puzzle, values, { size: numberSize(size), middle: 0.5 }),
  ])
}
