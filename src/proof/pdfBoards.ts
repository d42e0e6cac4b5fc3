// Boards on pages of a PDF, found by their lines: a group of lines that touch each other is a board. Lines are long, narrow boxes.

import { type Box, boxAround, distinctPlaces } from './boxesAndTransforms.ts'
import type { PageMark } from './marks.ts'

/**
 * Lines that are closer together than this, in points, touch; parallel lines that are this close count as one
 * line.
 */
const TOUCHING = 1.5

/** Groups of lines that touch, directly or through others. */
export function touchingLines<Line extends Box>(lines: readonly Line[]): Line[][] {
  const left = new Set(lines)
  return lines.flatMap((first) => {
    if (!left.delete(first)) return []
    const group = [first]
    for (const line of group) {
      for (const other of left) {
        if (!touches(line, other)) continue
        left.delete(other)
        group.push(other)
      }
    }
    return [group]
  })
}

function touches(one: Box, other: Box): boolean {
  return (
    one.left <= other.right + TOUCHING &&
    other.left <= one.right + TOUCHING &&
    one.top <= other.bottom + TOUCHING &&
    other.top <= one.bottom + TOUCHING
  )
}

// Finds boards with something printed in every cell, so that nothing is left to fill in. A board is found by its
// lines, which touch each other; a cell is the space between two neighbouring lines in both directions.
//
//   ┌───┬───┐      Lines are thin boxes, many of which may come from one path. A cell is filled if it holds a text or
//   │ 1 │ 2 │      an area (a blocked cell). This works for KenKen too: all of its cells hold texts only if every
//   ├───┼───┤      cage is a single cell.
//   │ 2 │ 1 │
//   └───┴───┘

/** The least length of a line, as a multiple of its width. */
const LONG = 3

/** The least number of cells of a board. Lines with fewer cells between them are only a frame. */
const FULL_CELLS = 4

/** The positions of the full boards. */
export function findFullBoards(marks: readonly PageMark[]): Box[] {
  const lines = marks
    .filter(({ kind }) => kind !== 'text' && kind !== 'image')
    .flatMap(({ box, lines: own = [] }) => (own.length > 0 ? own : [box]))
    .filter(isLine)
  const inks = marks.filter(({ kind, box }) => kind === 'text' || (kind === 'area' && !isLine(box)))
  return touchingLines(lines).flatMap((group) => {
    const cells = cellsOf(group)
    if (cells.length < FULL_CELLS || !cells.every((cell) => inks.some(({ box }) => isIn(box, cell))))
      return []
    const xs = group.flatMap(({ left, right }) => [left, right])
    return boxAround(
      xs,
      group.flatMap(({ top, bottom }) => [top, bottom]),
    )
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
  const upright = lines.filter(isUpright).map(({ left, right }) => (left + right) / 2)
  const flat = lines.filter((line) => !isUpright(line)).map(({ top, bottom }) => (top + bottom) / 2)
  const [across, down] = [upright, flat].map((places) => distinctPlaces(places, TOUCHING))
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
