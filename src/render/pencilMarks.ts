// Draws pencil marks on a board: the candidates as small numbers in the open cells, and a technique's pattern. The
// candidates of the pattern are bold and circled; the candidates that the pattern rules out are struck through.
//
//   ┌───────┐
//   │ 1   3 │      If all numbers of the board are at most nine, each has a fixed place in the cell, as on a
//   │   (5) │      telephone keypad. On other boards the candidates of a cell follow one another.
//   │ 7̶     │
//   └───────┘

import type { Candidate } from '../families/inference.ts'
import type { Circle, Line, Mark, Scene, Text } from '../scene.ts'

/** The pencil marks of a board. */
export interface PencilMarks {
  /** The candidates of each cell in reading order; none in a filled or blocked cell. */
  readonly candidates: readonly (readonly number[])[]
  /** The candidates of the pattern. */
  readonly pattern?: readonly Candidate[]
  /** The candidates that the pattern rules out. */
  readonly removes?: readonly Candidate[]
}

/** The part of a cell that holds its marks: below any text printed in the corner. */
const AREA = { left: 0.05, top: 0.31, width: 0.9, height: 0.66 } as const
/** The same within the dashed outline of a cage. */
const AREA_IN_CAGE = { left: 0.15, top: 0.31, width: 0.7, height: 0.55 } as const

/** More candidates than this in one cell are too small to read. */
const MOST_IN_CELL = 16

/**
 * Sizes as shares of the shorter side of a mark's place: the em of its number, the radius of its circle, the width of a
 * number within the circle, and half the length of the stroke that strikes it through.
 */
const EM = 0.95
const RADIUS = 0.44
const WITHIN_CIRCLE = 0.65
const STROKE = 0.42

/** The width of any other number as a share of its place, so that numbers of two figures stand apart. */
const ACROSS = 0.8

/** Few candidates are not larger than if they filled this number of rows. */
const FEWEST_ROWS = 2

/** Draws a board of `columns` columns with these marks on it. */
export function withPencilMarks(
  scene: Scene,
  columns: number,
  { candidates, pattern = [], removes = [] }: PencilMarks,
): Scene {
  const greatest = Math.max(0, ...candidates.flat())
  const area = hasCages(scene) ? AREA_IN_CAGE : AREA
  const isIn = (list: readonly Candidate[], cell: number, value: number) =>
    list.some((one) => one.cell === cell && one.value === value)
  const marks = candidates.flatMap((own, cell): Mark[] => {
    // If a cell has too many candidates, only those of the pattern are written.
    const told = own.filter((value) => isIn(pattern, cell, value) || isIn(removes, cell, value))
    const written = own.length > MOST_IN_CELL ? told.slice(0, MOST_IN_CELL) : own
    const across = greatest <= 9 ? (greatest <= 4 ? 2 : 3) : Math.max(3, Math.ceil(Math.sqrt(written.length)))
    const rows = Math.max(FEWEST_ROWS, Math.ceil((greatest <= 9 ? greatest : written.length) / across))
    const side = { width: area.width / across, height: area.height / rows }
    const shorter = Math.min(side.width, side.height)
    return written.flatMap((value, index): Mark[] => {
      const place = greatest <= 9 ? value - 1 : index
      const x = (cell % columns) + area.left + ((place % across) + 0.5) * side.width
      const y = Math.floor(cell / columns) + area.top + (Math.floor(place / across) + 0.5) * side.height
      const isBold = isIn(pattern, cell, value)
      const text: Text = {
        ...{ mark: 'text', text: String(value), anchor: 'middle', weight: isBold ? 'bold' : 'regular' },
        ...{ x, y, size: EM * shorter, room: isBold ? WITHIN_CIRCLE * shorter : ACROSS * side.width },
      }
      const circle: Circle = { mark: 'circle', x, y, radius: RADIUS * shorter, stroke: 'thin' }
      const reach = STROKE * shorter
      const ends = { x1: x - reach, y1: y + reach, x2: x + reach, y2: y - reach }
      const strike: Line = { mark: 'line', ...ends, stroke: 'thin' }
      return [text, ...(isBold ? [circle] : []), ...(isIn(removes, cell, value) ? [strike] : [])]
    })
  })
  return { ...scene, marks: [...scene.marks, ...marks] }
}

function hasCages({ marks }: Scene): boolean {
  return marks.some(
    (mark) =>
      mark.mark === 'picture' &&
      mark.content.kind === 'shapes' &&
      mark.content.shapes.some(({ encloses }) => encloses !== undefined),
  )
}
