// The spots of a board that the signs of clues cover: middles of cells, middles of sides, and corners. Signs that
// cover a common spot lie on each other. Numbers beside the board and the outlines of cages cover none.

import { type PlaceName, rowAndColumn } from './places.ts'
import type { RuleBoard } from './ruleBoard.ts'

/**
 * The spot halfway between two cells: the middle of a side, a corner, or the middle of a cell if both are the
 * same cell.
 */
export function spotBetween(one: number, other: number, board: RuleBoard): number {
  const [[row, column], [otherRow, otherColumn]] = [rowAndColumn(one, board), rowAndColumn(other, board)]
  return (row + otherRow) * 2 * board.size + column + otherColumn
}

/** The spots that a line through cells covers: their middles, and those between them. */
export function spotsOfLine(cells: readonly number[], board: RuleBoard): number[] {
  return cells.flatMap((cell, index) =>
    cells.slice(index, index + 2).map((other) => spotBetween(cell, other, board)),
  )
}

/** The spot in the middle of a cell, of two cells side by side, or of the four cells around a corner. */
function middleSpot(cells: readonly number[], board: RuleBoard): number[] {
  return [spotBetween(Math.min(...cells), Math.max(...cells), board)]
}

/** For each kind of place whose signs cover spots, the spots of a clue. */
export const SPOTS: Readonly<
  Partial<Record<PlaceName, (cells: readonly number[], board: RuleBoard) => number[]>>
> = {
  cell: middleSpot,
  edge: middleSpot,
  corner: middleSpot,
  line: spotsOfLine,
}
