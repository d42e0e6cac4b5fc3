// A Sudoku board: thick lines between the boxes. Large boards have numbers, not letters.

import type { Scene } from '../../scene.ts'
import { boardScene, gridLines, numberSize, numberTexts } from '../drawing.ts'
import type { SudokuPuzzle } from './rules.ts'

/** The board with these values. */
export function scene(puzzle: SudokuPuzzle, values: ArrayLike<number>): Scene {
  const { shape } = puzzle
  const { size, boxRows, boxColumns } = shape
  const boxOf = (cell: number) =>
    Math.floor(cell / size / boxRows) * size + Math.floor((cell % size) / boxColumns)
  return boardScene(shape, [
    ...gridLines(shape, (cell, next) => boxOf(cell) !== boxOf(next)),
    ...numberTexts(puzzle, values, { size: numberSize(size), middle: 0.5 }),
  ])
}
