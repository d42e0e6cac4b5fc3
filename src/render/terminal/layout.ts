// The sizes of columns and rows in a drawing of characters, and the places of texts and circles. All cells have the same size, wide enough for the
// longest text in any of them. A line of the grid is one character wide, or as wide as the longest text
// written on it.

import type { Circle, Mark, Picture, Scene, Text } from '../../scene.ts'
import { displayWidth, printable } from './displayWidth.ts'

/**
 * The columns or the rows of characters: the first character of each slot, the number of characters in each
 * slot, and the number of all characters.
 */
export type Track = ReturnType<typeof trackOf>

/** The usual width of a terminal. */
const TERMINAL = 80

/** Spaces before and after the numbers. The first entry that fits a terminal is used, otherwise the last. */
const PADDINGS = [
  { before: 1, behind: 1 },
  { before: 1, behind: 0 },
  { before: 0, behind: 0 },
] as const
/** Cells with a line for their corners are three lines high and look better slightly wider. */
const WIDE_PADDINGS = [{ before: 2, behind: 2 }, ...PADDINGS] as const

/** The text around the middle of a slot. A circle becomes parentheses, or a small circle if it is empty. */
export function written({ middle, isCircled }: TerminalSlot): string {
  if (!isCircled) return middle
  return middle ? `(${middle})` : '○'
}

/**
 * The positions of all characters of a grid: its columns and rows; `numberEnd`, the column within a cell after the last
 * character of its number; and `number`, the text of a cell, padded with spaces where other cells have parentheses.
 */
export function layoutOf({ across, down, rows }: ReturnType<typeof slotsOf>) {
  const slots = (areRowsCells: boolean) =>
    rows.filter((_, y) => isCell(y) === areRowsCells).flatMap((row) => row.filter((_, x) => isCell(x)))
  const cells = slots(true)
  const hasCorners = cells.some(({ corner }) => corner !== '')
  const hasCircles = cells.some(({ isCircled }) => isCircled)
  const number = (cell: TerminalSlot) => {
    const hasParentheses = cell.isCircled && cell.middle !== ''
    return hasCircles && !hasParentheses ? ` ${written(cell)} ` : written(cell)
  }
  const longest = Math.max(1, longestOf(cells.map(number)))
  const least = Math.max(
    longestOf(cells.map(({ corner }) => corner)) + 1,
    longestOf(slots(false).map(written)),
  )
  const bars = barWidths(rows)
  const room = TERMINAL - bars.reduce((sum, bar) => sum + bar, 0)
  // Parentheses take the place of the padding.
  const paddings = hasCircles ? PADDINGS.slice(-1) : hasCorners ? WIDE_PADDINGS : PADDINGS
  const looks = paddings.map(({ before, behind }) => {
    const width = Math.max(before + longest + behind, least)
    return { width, numberEnd: before + ((width - before - longest - behind) >> 1) + longest }
  })
  const fitting = looks.findIndex(({ width }) => across.cells * width <= room)
  const { width, numberEnd } = looks.at(fitting) as (typeof looks)[number]
  return {
    columns: trackOf(across, (slot) => (isCell(slot) ? width : bars[slot / 2])),
    rows: trackOf(down, (slot) => (isCell(slot) && hasCorners ? 2 : 1)),
    numberEnd,
    number,
  }
}

function longestOf(texts: readonly string[]): number {
  return Math.max(0, ...texts.map(displayWidth))
}

/** Whether a slot is a cell and not a line, in one direction. */
export function isCell(slot: number): boolean {
  return slot % 2 === 1
}

/** The widths of the vertical lines: each is as wide as the longest text on it. */
function barWidths(rows: readonly (readonly TerminalSlot[])[]): number[] {
  const bars = rows[0].map((_, x) => x).filter((x) => !isCell(x))
  return bars.map((x) => Math.max(1, longestOf(rows.map((row) => written(row[x])))))
}

function trackOf({ first, cells }: Axis, sizeOf: (slot: number) => number) {
  const sizes = Array.from({ length: 2 * cells + 1 }, (_, slot) => sizeOf(slot))
  let length = 0
  const starts = sizes.map((size) => {
    length += size
    return length - size
  })
  return { first, cells, starts, sizes, length }
}

/** The character at a coordinate; undefined outside the grid. */
export function characterAt(track: Track, value: number): number | undefined {
  const slot = slotAt(track, value)
  if (!(slot in track.sizes)) return undefined
  const size = track.sizes[slot]
  const offset = isCell(slot) ? Math.floor((value - Math.floor(value)) * size) : (size - 1) >> 1
  return track.starts[slot] + offset
}

/** The coordinates of the middles of all characters. */
export function centresOf({ first, sizes }: Track): number[] {
  return sizes.flatMap((size, slot) =>
    Array.from({ length: size }, (_, index) =>
      isCell(slot) ? first + (slot - 1) / 2 + (index + 0.5) / size : first + slot / 2,
    ),
  )
}

// Places for texts and circles in a drawing of characters: the cells of the grid, and the lines between them.
//
//     0  1  2  3  4     Odd numbers are cells, even ones the lines between them: slot (1, 1) is the first cell, (2, 1)
//   0 ┏━━━━━┯━━━━━┓     the line between it and its right neighbour, (1, 2) the line below it, (2, 2) the point where
//   1 ┃  5  >  3  ┃     four cells meet. A text on a line replaces it, or interrupts it in the middle.
//   2 ┠──∧──┼─────┨

/** The content of a slot. */
interface TerminalSlot {
  /** All texts around the middle, from left to right and from top to bottom. */
  middle: string
  /** All texts in the corner; only cells have them. */
  corner: string
  /** Whether the middle has a circle around it. */
  isCircled: boolean
}

/** The columns or the rows of a grid. */
interface Axis {
  /** The coordinate at which the grid begins. */
  readonly first: number
  /** The number of cells. The number of lines between and around them is greater by one. */
  readonly cells: number
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
function slotAt({ first }: Axis, value: number): number {
  const line = Math.round(value)
  return Math.abs(value - line) <= NEAR ? 2 * (line - first) : 2 * (Math.floor(value) - first) + 1
}

/**
 * Sorts all texts, pictures and circles of a scene into slots, row by row, between the columns `across` and the rows
 * `down`; those outside its box are left out.
 */
export function slotsOf({ left, top, width, height, marks }: Scene) {
  const across = axisOf(left, width)
  const down = axisOf(top, height)
  const slot = (): TerminalSlot => ({ middle: '', corner: '', isCircled: false })
  const rowOfSlots = () => Array.from({ length: 2 * across.cells + 1 }, slot)
  const rows = Array.from({ length: 2 * down.cells + 1 }, rowOfSlots)
  const slotOf = ({ x, y }: Circle | Text | Picture): TerminalSlot | undefined =>
    rows[slotAt(down, y)]?.[slotAt(across, x)]
  const cellOf = ({ x, y }: Text): TerminalSlot | undefined => rows[cellAt(down, y)]?.[cellAt(across, x)]
  for (const mark of marks) {
    if (mark.mark !== 'circle' || isLarge(mark)) continue
    const slot = slotOf(mark)
    if (slot) slot.isCircled = true
  }
  const inReadingOrder = marks.filter(isWritten).sort((one, other) => one.y - other.y || one.x - other.x)
  for (const mark of inReadingOrder) {
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

function append(slot: TerminalSlot | undefined, place: 'middle' | 'corner', text: string): void {
  if (slot) slot[place] = printable(`${slot[place]} ${printable(text)}`)
}
