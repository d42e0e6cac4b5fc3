// Boards that are printed with something in every cell, so that nothing is left to fill. A board is found by its lines, which
// touch each other; a cell is what stands between two neighbouring ones across and two down.
//
//   ┌───┬───┐      Lines are thin boxes, of which one path may have many. A cell is filled by a text or by an area (a
//   │ 1 │ 2 │      blocked cell): a KenKen's too, since every cell has a text of its own only where every cage is a
//   ├───┼───┤      single cell.
//   │ 2 │ 1 │
//   └───┴───┘

import type { PageMark } from './graphicsState.ts'
import { TOUCHING, touchingLines } from './lineGroups.ts'
import type { Box } from './transforms.ts'

/** A line is so many times as long as it is thick, at least. */
const LONG = 3

/** A board has so many cells at least: what has fewer is a frame. */
const FEWEST_CELLS = 4

/** Where the boards stand that are full. */
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
    return isFull ? boundsOf(group) : []
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
  const across = distinct(lines.filter(isUpright).map(({ left, right }) => (left + right) / 2))
  const down = distinct(lines.filter((line) => !isUpright(line)).map(({ top, bottom }) => (top + bottom) / 2))
  return down
    .slice(1)
    .flatMap((bottom, row) =>
      across.slice(1).map((right, column) => ({ left: across[column], right, top: down[row], bottom })),
    )
}

/** Ascending, those that are near each other once. */
function distinct(places: readonly number[]): number[] {
  const sorted = places.toSorted((one, other) => one - other)
  return sorted.filter((place, index) => index === 0 || place - sorted[index - 1] > TOUCHING)
}

/** Whether the middle of a mark is in a cell, and the mark no larger than that. */
function isIn(mark: Box, cell: Box): boolean {
  const x = (mark.left + mark.right) / 2
  const y = (mark.top + mark.bottom) / 2
  const isWithin = x > cell.left && x < cell.right && y > cell.top && y < cell.bottom
  return isWithin && widthOf(mark) <= widthOf(cell) + 2 * TOUCHING
}

function boundsOf(lines: readonly Box[]): Box {
  return {
    left: Math.min(...lines.map(({ left }) => left)),
    top: Math.min(...lines.map(({ top }) => top)),
    right: Math.max(...lines.map(({ right }) => right)),
    bottom: Math.max(...lines.map(({ bottom }) => bottom)),
  }
}
