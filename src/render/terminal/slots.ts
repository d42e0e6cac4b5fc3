// Places for texts and circles in a drawing of characters: the cells of the grid, and the lines between them.
//
//     0  1  2  3  4     Odd numbers are cells, even ones the lines between them: slot (1, 1) is the first cell, (2, 1)
//   0 ┏━━━━━┯━━━━━┓     the line between it and its right neighbour, (1, 2) the line below it, (2, 2) the point where
//   1 ┃  5  >  3  ┃     four cells meet. A text on a line replaces it, or interrupts it in the middle.
//   2 ┠──∧──┼─────┨

import type { Circle, Mark, Picture, Scene, Text } from '../../scene.ts'
import { printable } from './displayWidth.ts'

/** The content of a slot. */
export interface TerminalSlot {
  /** All texts around the middle, from left to right and from top to bottom. */
  middle: string
  /** All texts in the corner; only cells have them. */
  corner: string
  /** Whether the middle has a circle around it. */
  isCircled: boolean
}

/** The columns or the rows of a grid. */
export interface Axis {
  /** The coordinate at which the grid begins. */
  readonly first: number
  /** The number of cells. The number of lines between and around them is greater by one. */
  readonly cells: number
}

/** The slots of a scene. */
export interface TerminalSlots {
  /** The columns of the grid. */
  readonly across: Axis
  /** The rows of the grid. */
  readonly down: Axis
  /** The slots, row by row. */
  readonly rows: readonly (readonly TerminalSlot[])[]
}

/** A text this close to a line of the grid, in cells, is on the line. */
export const NEAR = 0.1

/** A circle with a larger radius surrounds several cells, not a text. */
const LARGEST_RADIUS = 0.75

/** Whether a circle surrounds several cells. */
export function isLarge({ radius }: Circle): boolean {
  return radius > LARGEST_RADIUS
}

/**
 * The index of the slot at a coordinate: negative to the left of the grid, and too large to the right of it.
 */
export function slotAt({ first }: Axis, value: number): number {
  const line = Math.round(value)
  return Math.abs(value - line) <= NEAR ? 2 * (line - first) : 2 * (Math.floor(value) - first) + 1
}

/** Sorts all texts, pictures and circles of a scene into slots; those outside its box are left out. */
export function slotsOf({ left, top, width, height, marks }: Scene): TerminalSlots {
  const across = axisOf(left, width)
  const down = axisOf(top, height)
  const rows = Array.from({ length: 2 * down.cells + 1 }, () =>
    Array.from(
      { length: 2 * across.cells + 1 },
      (): TerminalSlot => ({ middle: '', corner: '', isCircled: false }),
    ),
  )
  const slotOf = ({ x, y }: Circle | Text | Picture): TerminalSlot | undefined =>
    rows[slotAt(down, y)]?.[slotAt(across, x)]
  const cellOf = ({ x, y }: Text): TerminalSlot | undefined => rows[cellAt(down, y)]?.[cellAt(across, x)]
  for (const mark of marks) {
    if (mark.mark !== 'circle' || isLarge(mark)) continue
    const slot = slotOf(mark)
    if (slot) slot.isCircled = true
  }
  for (const mark of inReadingOrder(marks.filter(isWritten))) {
    if (mark.mark === 'picture') append(slotOf(mark), 'middle', mark.sign)
    else if (mark.anchor === 'middle') append(slotOf(mark), 'middle', mark.text)
    else append(cellOf(mark), 'corner', mark.text)
  }
  return { across, down, rows }
}

function axisOf(from: number, length: number): Axis {
  const first = Math.floor(from)
  return { first, cells: Math.max(0, Math.ceil(from + length) - first) }
}

/** The slot of the cell around a coordinate. A text that begins on a line belongs to the cell after it. */
function cellAt({ first }: Axis, value: number): number {
  return 2 * (Math.floor(value) - first) + 1
}

/** Whether a mark becomes characters. */
function isWritten(mark: Mark): mark is Text | Picture {
  return mark.mark === 'text' || mark.mark === 'picture'
}

function inReadingOrder(texts: readonly (Text | Picture)[]): (Text | Picture)[] {
  return texts.toSorted((one, other) => one.y - other.y || one.x - other.x)
}

function append(slot: TerminalSlot | undefined, place: 'middle' | 'corner', text: string): void {
  if (slot) slot[place] = printable(`${slot[place]} ${printable(text)}`)
}
