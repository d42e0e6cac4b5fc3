// A Survo board: the sums of its rows stand to the right of it and those of its columns below, apart and unframed.

import type { Scene, Text } from '../../scene.ts'
import { type Drawing, FIGURE, gridLines, numberSize, numberText, numberTexts } from '../drawing.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** What a Survo looks like. */
export const drawing: Drawing<SurvoPuzzle> = { scene }

/** Between the board and its sums. */
const GAP = 0.25

/** The board with these values, and its sums. */
function scene(puzzle: SurvoPuzzle, values: ArrayLike<number>): Scene {
  const { shape, rowSums, columnSums } = puzzle
  const { rows, columns } = shape
  const size = numberSize(Math.max(rows * columns, ...rowSums, ...columnSums))
  const width = Math.max(...rowSums.map((sum) => String(sum).length)) * FIGURE.width * size
  const height = FIGURE.height * size
  const beside = rowSums.map((sum, row): Text => numberText(sum, columns + GAP + width / 2, row + 0.5, size))
  const below = columnSums.map(
    (sum, column): Text => numberText(sum, column + 0.5, rows + GAP + height / 2, size),
  )
  return {
    left: 0,
    top: 0,
    width: columns + GAP + width,
    height: rows + GAP + height,
    marks: [
      ...gridLines(shape, () => false),
      ...numberTexts(puzzle, values, { size, middle: 0.5 }),
      ...beside,
      ...below,
    ],
  }
}
