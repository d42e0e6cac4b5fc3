// A drawing of characters, each of which may be filled, written on, and crossed by lines. Lines go from the middle of a
// character to the middle of another; a slanted one leaves a stroke wherever it crosses the middle of a row.
//
//   ┃ ╲ │   ┃     What is filled hides all else, a text hides lines, and the lines of the grid hide slanted ones: a
//   ┠───┼───┨     board stays a board, whatever is drawn on it.
//   ┃   │ ╲ ┃

import type { Line, Rectangle, Stroke } from '../../scene.ts'
import { type Arms, boxCharacter } from './boxDrawing.ts'
import { clustersOf } from './displayWidth.ts'
import { centresOf, characterAt, type Track } from './layout.ts'
import { NEAR } from './slots.ts'

/** What is drawn in a place for one character. */
interface Place extends Arms {
  isFilled: boolean
  /** Whether a rectangle is in it that is too small to fill it. */
  hasSpeck: boolean
  /** Empty behind a character that takes two columns. */
  text: string | undefined
  /** Slanted lines, `RISING`, `FALLING` or both. */
  slants: number
}

/** Places for characters, row by row. */
export interface Canvas {
  /** The columns of the characters. */
  readonly columns: Track
  /** The rows of the characters. */
  readonly rows: Track
  /** What is drawn in each place. */
  readonly places: readonly (readonly Place[])[]
}

const WEIGHTS: Readonly<Record<Stroke, number>> = { thin: 1, thick: 2 }

const FILLED = '█'
const SPECK = '▪'

const RISING = 1
const FALLING = 2
/** By the slanted lines in a place. */
const SLANTS = [' ', '╱', '╲', '╳'] as const

/** An empty canvas. */
export function makeCanvas(columns: Track, rows: Track): Canvas {
  const place = (): Place => ({
    ...{ above: 0, right: 0, below: 0, left: 0 },
    ...{ isFilled: false, hasSpeck: false, text: undefined, slants: 0 },
  })
  const places = Array.from({ length: rows.length }, () => Array.from({ length: columns.length }, place))
  return { columns, rows, places }
}

/** The characters of a canvas, without blanks at the ends of lines and at the end of all. */
export function canvasText({ places }: Canvas): string {
  const lines = places.map((row) => row.map(characterOf).join('').trimEnd())
  return lines.join('\n').trimEnd()
}

function characterOf(place: Place): string {
  if (place.isFilled) return FILLED
  if (place.text !== undefined) return place.text
  if (place.hasSpeck) return SPECK
  const lines = boxCharacter(place)
  return lines === ' ' ? SLANTS[place.slants] : lines
}

/** Draws a line, as far as it is on the canvas. */
export function addLine(canvas: Canvas, line: Line): void {
  const { x1, y1, x2, y2 } = line
  if (Math.abs(x1 - x2) <= NEAR) addUpright(canvas, line)
  else if (Math.abs(y1 - y2) <= NEAR) addLevel(canvas, line)
  else addSlanted(canvas, line)
}

/** Makes the arms of the places along a line as heavy as the line, where they are not heavier. */
function addLevel({ columns, rows, places }: Canvas, { x1, x2, y1, stroke }: Line): void {
  const row = places[characterAt(rows, y1) ?? -1]
  if (!row) return
  const weight = WEIGHTS[stroke]
  const [from, to] = endsOn(columns, x1, x2)
  for (let x = from; x < to; x++) {
    row[x].right = Math.max(row[x].right, weight)
    row[x + 1].left = Math.max(row[x + 1].left, weight)
  }
}

function addUpright({ columns, rows, places }: Canvas, { x1, y1, y2, stroke }: Line): void {
  const x = characterAt(columns, x1)
  if (x === undefined) return
  const weight = WEIGHTS[stroke]
  const [from, to] = endsOn(rows, y1, y2)
  for (let y = from; y < to; y++) {
    places[y][x].below = Math.max(places[y][x].below, weight)
    places[y + 1][x].above = Math.max(places[y + 1][x].above, weight)
  }
}

/** The characters at both ends of what is on the canvas, the lower one first; none beyond it. */
function endsOn(track: Track, one: number, other: number): [from: number, to: number] {
  const clamped = (value: number) => Math.min(Math.max(value, track.first), track.first + track.cells)
  const end = (value: number) => characterAt(track, clamped(value)) ?? 0
  return [end(Math.min(one, other)), end(Math.max(one, other))]
}

function addSlanted({ columns, rows, places }: Canvas, { x1, y1, x2, y2 }: Line): void {
  const slant = x1 < x2 === y1 < y2 ? FALLING : RISING
  const crossed = centresOf(rows).filter((y) => Math.min(y1, y2) < y && y < Math.max(y1, y2))
  // A short one that crosses no middle is drawn around its own.
  for (const y of crossed.length > 0 ? crossed : [(y1 + y2) / 2]) {
    const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    const place = placeAt(places, characterAt(columns, x), characterAt(rows, y))
    if (place) place.slants |= slant
  }
}

/** Closer than this are two coordinates that are meant to be equal. */
const ROUNDING = 1e-9

/** Fills all characters whose middles are inside a rectangle; if there are none, draws a speck in the middle of it. */
export function addRectangle({ columns, rows, places }: Canvas, { x, y, width, height }: Rectangle): void {
  if (!(width > 0 && height > 0)) return
  const filledColumns = charactersBetween(columns, x, x + width)
  const filledRows = charactersBetween(rows, y, y + height)
  for (const row of filledRows) {
    for (const column of filledColumns) places[row][column].isFilled = true
  }
  if (filledRows.length > 0 && filledColumns.length > 0) return
  const middle = placeAt(places, characterAt(columns, x + width / 2), characterAt(rows, y + height / 2))
  if (middle) middle.hasSpeck = true
}

function charactersBetween(track: Track, from: number, to: number): number[] {
  return centresOf(track).flatMap((centre, index) =>
    from + ROUNDING < centre && centre < to - ROUNDING ? index : [],
  )
}

function placeAt(
  places: Canvas['places'],
  column: number | undefined,
  row: number | undefined,
): Place | undefined {
  return row === undefined || column === undefined ? undefined : places[row][column]
}

/** Writes a text from this place on, but for characters that would be in a filled place. */
export function addText({ places }: Canvas, row: number, column: number, text: string): void {
  let from = column
  for (const cluster of clustersOf(text)) {
    const taken = places[row].slice(from, from + cluster.width)
    if (taken.every(({ isFilled }) => !isFilled)) {
      for (const [index, place] of taken.entries()) place.text = index === 0 ? cluster.text : ''
    }
    from += cluster.width
  }
}
