// A board in pencil: small numbers in the open cells, and what a pattern does with them. The candidates that make it up are bold
// and circled, those that it rules out are struck through.
//
//   ┌───────┐
//   │ 1   3 │      Where all numbers of a board are at most nine, each has its own place in the cell, as on a
//   │   (5) │      telephone; elsewhere a cell's candidates stand one behind the other.
//   │ 7̶     │
//   └───────┘

import type { Candidate } from '../families/inference.ts'
import type { Circle, Line, Mark, Scene, Text } from '../scene.ts'

/** What is written on a board. */
export interface PencilMarks {
  /** The candidates of each cell in reading order; none in a cell that is filled or blocked. */
  readonly candidates: readonly (readonly number[])[]
  /** Those that make up a pattern. */
  readonly pattern?: readonly Candidate[]
  /** Those that it rules out. */
  readonly removes?: readonly Candidate[]
}

/** Where the marks of a cell stand: below what may be printed in its corner. */
const AREA = { left: 0.05, top: 0.27, width: 0.9, height: 0.69 } as const

/** More candidates than these are too small to be read. */
const MOST_IN_CELL = 16

/** Of the place of a mark: its em, the radius of its circle, and half the length of its stroke. */
const EM = 0.95
const RADIUS = 0.48
const STROKE = 0.42

/** A drawing of a board of so many columns with these marks on it. */
export function withPencilMarks(
  scene: Scene,
  columns: number,
  { candidates, pattern = [], removes = [] }: PencilMarks,
): Scene {
  const greatest = Math.max(0, ...candidates.flat())
  const isIn = (list: readonly Candidate[], cell: number, value: number) =>
    list.some((one) => one.cell === cell && one.value === value)
  const marks = candidates.flatMap((own, cell): Mark[] => {
    // Of too many only those are written that the pattern is about.
    const told = own.filter((value) => isIn(pattern, cell, value) || isIn(removes, cell, value))
    const written = own.length > MOST_IN_CELL ? told.slice(0, MOST_IN_CELL) : own
    const across = greatest <= 9 ? (greatest <= 4 ? 2 : 3) : Math.max(3, Math.ceil(Math.sqrt(written.length)))
    const side = { width: AREA.width / across, height: AREA.height / across }
    return written.flatMap((value, index): Mark[] => {
      const place = greatest <= 9 ? value - 1 : index
      const x = (cell % columns) + AREA.left + ((place % across) + 0.5) * side.width
      const y = Math.floor(cell / columns) + AREA.top + (Math.floor(place / across) + 0.5) * side.height
      const isBold = isIn(pattern, cell, value)
      const text: Text = {
        mark: 'text',
        text: String(value),
        anchor: 'middle',
        x,
        y,
        size: EM * side.height,
        room: 0.9 * side.width,
        weight: isBold ? 'bold' : 'regular',
      }
      const circle: Circle = { mark: 'circle', x, y, radius: RADIUS * side.height, stroke: 'thin' }
      const reach = STROKE * side.height
      const strike: Line = {
        mark: 'line',
        x1: x - reach,
        y1: y + reach,
        x2: x + reach,
        y2: y - reach,
        stroke: 'thin',
      }
      return [text, ...(isBold ? [circle] : []), ...(isIn(removes, cell, value) ? [strike] : [])]
    })
  })
  return { ...scene, marks: [...scene.marks, ...marks] }
}
