// The sizes of columns and rows in a drawing of characters. All cells have the same size, wide enough for the
// longest text in any of them. A line of the grid is one character wide, or as wide as the longest text
// written on it.

import { displayWidth } from './displayWidth.ts'
import { type Axis, slotAt, type TerminalSlot, type TerminalSlots } from './slots.ts'

/** The columns or the rows of the characters. */
export interface Track extends Axis {
  /** The first character of each slot. */
  readonly starts: readonly number[]
  /** How many characters each slot has. */
  readonly sizes: readonly number[]
  /** The number of characters in all. */
  readonly length: number
}

/** The positions of all characters. */
export interface TextLayout {
  /** The columns of characters. */
  readonly columns: Track
  /** The rows of characters. */
  readonly rows: Track
  /** The column, within a cell, after the last character of its number. */
  readonly numberEnd: number
  /** The text of a cell, padded with spaces where other cells have parentheses. */
  number(cell: TerminalSlot): string
}

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

/** The positions of all characters of a grid. */
export function layoutOf({ across, down, rows }: TerminalSlots): TextLayout {
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
function barWidths(rows: TerminalSlots['rows']): number[] {
  const bars = rows[0].map((_, x) => x).filter((x) => !isCell(x))
  return bars.map((x) => Math.max(1, longestOf(rows.map((row) => written(row[x])))))
}

function trackOf({ first, cells }: Axis, sizeOf: (slot: number) => number): Track {
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
