// A Survo board. The sums of the rows stand to the right of the board, and the sums of the columns below it,
// separated by a gap and without a frame.

import type { Scene, Text } from '../../scene.ts'
import { type Drawing, FIGURE, gridLines, numberSize, numberText, numberTexts } from '../drawing.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** The facet `drawing` of a Survo. */
export const drawing: Drawing<SurvoPuzzle> = { scene }

/** The gap between the board and its sums. */
const GAP = 0.25

/** Draws the board with these values, and its sums. */
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
