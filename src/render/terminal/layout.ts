// How wide the columns of a drawing of characters are, and how high its rows: cells are alike, and as wide as what is
// written in them asks for; a line of the grid is one character wide, or as wide as a text that stands in its place.

import { displayWidth } from './displayWidth.ts'
import { type Axis, slotAt, type TerminalSlot, type TerminalSlots } from './slots.ts'

/** The columns or the rows of the characters. */
export interface Track extends Axis {
  /** The first character of each slot. */
  readonly starts: readonly number[]
  /** How many characters each slot has. */
  readonly sizes: readonly number[]
  /** How many characters there are in all. */
  readonly length: number
}

/** Where each character is. */
export interface TextLayout {
  /** The columns of the characters. */
  readonly columns: Track
  /** The rows of the characters. */
  readonly rows: Track
  /** The column, within a cell, behind the last character of its number. */
  readonly numberEnd: number
  /** What is written in a cell, with blanks where others have parentheses. */
  number(cell: TerminalSlot): string
}

/** A terminal's usual width. */
const TERMINAL = 80

/** Blanks before and behind the numbers: the first for which a terminal has room, or the last. */
const PADDINGS = [
  { before: 1, behind: 1 },
  { before: 1, behind: 0 },
  { before: 0, behind: 0 },
] as const
/** Cells with a line for their corners are three lines high, and better a bit wider. */
const WIDE_PADDINGS = [{ before: 2, behind: 2 }, ...PADDINGS] as const

/** What is written around the middle of a slot. A circle is parentheses, or a small one where there is nothing in it. */
export function written({ middle, isCircled }: TerminalSlot): string {
  if (!isCircled) return middle
  return middle ? `(${middle})` : '○'
}

/** Where each character of a grid is. */
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
  // Parentheses stand where the blanks would be.
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

/** Whether a slot is a cell, in its direction, and no line. */
export function isCell(slot: number): boolean {
  return slot % 2 === 1
}

/** How wide the lines are that go down: as wide as the longest text in place of one. */
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
