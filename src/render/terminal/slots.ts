// Where texts and circles stand in a drawing of characters: in the cells of the grid, and on the lines between them.
//
//     0  1  2  3  4     Odd numbers are cells, even ones the lines between them: slot (1, 1) is the first cell, (2, 1) the
//   0 ┏━━━━━┯━━━━━┓     line between it and its neighbour, (1, 2) the line below it, (2, 2) the point where four cells
//   1 ┃  5  >  3  ┃     meet. What is written on a line stands in its place, or in the middle of it.
//   2 ┠──∧──┼─────┨

import type { Circle, Scene, Text } from '../../scene.ts'
import { printable } from './displayWidth.ts'

/** What stands in a slot. */
export interface TerminalSlot {
  /** All texts around the middle, from left to right and from top to bottom. */
  middle: string
  /** All texts in the corner, in cells only. */
  corner: string
  /** Whether a circle is around the middle. */
  isCircled: boolean
}

/** The columns or the rows of a grid. */
export interface Axis {
  /** Where the grid begins. */
  readonly first: number
  /** How many cells there are from there; there is one line more. */
  readonly cells: number
}

/** The slots of a scene. */
export interface TerminalSlots {
  /** The grid from left to right. */
  readonly across: Axis
  /** The grid from top to bottom. */
  readonly down: Axis
  /** The slots, row by row. */
  readonly rows: readonly (readonly TerminalSlot[])[]
}

/** What is no further from a line of the grid than this, in cells, stands on it. */
export const NEAR = 0.1

/** A circle with a larger radius goes around several cells, which no character shows. */
const LARGEST_RADIUS = 0.75

/** The slot of a coordinate; what is left of the grid has a negative one, and what is right of it one that is too large. */
export function slotAt({ first }: Axis, value: number): number {
  const line = Math.round(value)
  return Math.abs(value - line) <= NEAR ? 2 * (line - first) : 2 * (Math.floor(value) - first) + 1
}

/** The slots of a scene, with all its texts and circles in them but those that are outside its box. */
export function slotsOf({ left, top, width, height, marks }: Scene): TerminalSlots {
  const across = axisOf(left, width)
  const down = axisOf(top, height)
  const rows = Array.from({ length: 2 * down.cells + 1 }, () =>
    Array.from(
      { length: 2 * across.cells + 1 },
      (): TerminalSlot => ({ middle: '', corner: '', isCircled: false }),
    ),
  )
  const slotOf = ({ x, y }: Circle | Text): TerminalSlot | undefined =>
    rows[slotAt(down, y)]?.[slotAt(across, x)]
  const cellOf = ({ x, y }: Text): TerminalSlot | undefined => rows[cellAt(down, y)]?.[cellAt(across, x)]
  for (const mark of marks) {
    if (mark.mark !== 'circle' || !(mark.radius <= LARGEST_RADIUS)) continue
    const slot = slotOf(mark)
    if (slot) slot.isCircled = true
  }
  for (const mark of inReadingOrder(marks.filter((one) => one.mark === 'text'))) {
    if (mark.anchor === 'middle') append(slotOf(mark), 'middle', mark.text)
    else append(cellOf(mark), 'corner', mark.text)
  }
  return { across, down, rows }
}

function axisOf(from: number, length: number): Axis {
  const first = Math.floor(from)
  return { first, cells: Math.max(0, Math.ceil(from + length) - first) }
}

/** The slot of the cell around a coordinate: what begins on a line stands behind it. */
function cellAt({ first }: Axis, value: number): number {
  return 2 * (Math.floor(value) - first) + 1
}

function inReadingOrder(texts: readonly Text[]): Text[] {
  return texts.toSorted((one, other) => one.y - other.y || one.x - other.x)
}

function append(slot: TerminalSlot | undefined, place: 'middle' | 'corner', text: string): void {
  if (slot) slot[place] = printable(`${slot[place]} ${printable(text)}`)
}
