// Finds boards with something printed in every cell, so that nothing is left to fill in. A board is found by its
// lines, which touch each other; a cell is the space between two neighbouring lines in both directions.
//
//   ┌───┬───┐      Lines are thin boxes, many of which may come from one path. A cell is filled if it holds a text or
//   │ 1 │ 2 │      an area (a blocked cell). This works for KenKen too: all of its cells hold texts only if every
//   ├───┼───┤      cage is a single cell.
//   │ 2 │ 1 │
//   └───┴───┘

import { type Box, boundsOf, distinctPlaces } from '../../proof/boxes.ts'
import { TOUCHING, touchingLines } from '../../proof/lineGroups.ts'
import type { PageMark } from '../../proof/marks.ts'

/** The least length of a line, as a multiple of its width. */
const LONG = 3

/** The least number of cells of a board. Lines with fewer cells between them are only a frame. */
const FEWEST_CELLS = 4

/** The positions of the full boards. */
export function findFullBoards(marks: readonly PageMark[]): Box[] {
  const lines = marks
    .filter(({ kind }) => kind !== 'text' && kind !== 'image')
    .flatMap(({ box, lines: own = [] }) => (own.length > 0 ? own : [box]))
    .filter(isLine)
  const inks = marks.filter(({ kind, box }) => kind === 'text' || (kind === 'area' && !isLine(box)))
  return touchingLines(lines).flatMap((group) => {
    const cells = cellsOf(group)
    const isFull =
      cells.length >= FEWEST_CELLS && cells.every((cell) => inks.some(({ box }) => isIn(box, cell)))
    return isFull
      ? boundsOf(
          group.flatMap(({ left, right }) => [left, right]),
          group.flatMap(({ top, bottom }) => [top, bottom]),
        )
      : []
  })
}

const widthOf = ({ left, right }: Box) => right - left
const heightOf = ({ top, bottom }: Box) => bottom - top
const isUpright = (box: Box) => heightOf(box) > widthOf(box)

function isLine(box: Box): boolean {
  const [thick, long] = [widthOf(box), heightOf(box)].sort((one, other) => one - other)
  return long > LONG * thick
}

/** The cells between the lines of a board. */
function cellsOf(lines: readonly Box[]): Box[] {
  const across = distinctPlaces(
    lines.filter(isUpright).map(({ left, right }) => (left + right) / 2),
    TOUCHING,
  )
  const down = distinctPlaces(
    lines.filter((line) => !isUpright(line)).map(({ top, bottom }) => (top + bottom) / 2),
    TOUCHING,
  )
  return down
    .slice(1)
    .flatMap((bottom, row) =>
      across.slice(1).map((right, column) => ({ left: across[column], right, top: down[row], bottom })),
    )
}

/** Whether the middle of a mark is in a cell and the mark is no larger than the cell. */
function isIn(mark: Box, cell: Box): boolean {
  const x = (mark.left + mark.right) / 2
  const y = (mark.top + mark.bottom) / 2
  const isWithin = x > cell.left && x < cell.right && y > cell.top && y < cell.bottom
  return isWithin && widthOf(mark) <= widthOf(cell) + 2 * TOUCHING
}
