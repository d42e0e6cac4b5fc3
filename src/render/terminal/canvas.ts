// A canvas of characters. Each place can be filled, hold text and be crossed by lines. Lines go from the middle of one
// character to the middle of another; a slanted line leaves a stroke wherever it crosses the middle of a row.
//
//   ┃ ╲ │   ┃     Filled places hide everything else, text hides lines, and the lines of the grid hide slanted
//   ┠───┼───┨     lines: the grid remains visible under any drawing.
//   ┃   │ ╲ ┃

import type { Circle, Line, Rectangle, Stroke } from '../../scene.ts'
import { clustersOf } from './displayWidth.ts'
import { centresOf, characterAt, NEAR, type Track } from './layout.ts'

/** The content of one character's place. */
interface Place extends Arms {
  isFilled: boolean
  /** Whether the place holds a rectangle that is too small to fill it. */
  hasSpeck: boolean
  /** The text; empty after a character that takes two columns. */
  text: string | undefined
  /** The slanted lines: `RISING`, `FALLING` or both. */
  slants: number
  /** Whether the corner of a large circle is here. */
  isRound: boolean
}

/** A grid of places for characters. */
export interface Canvas {
  /** The columns of characters. */
  readonly columns: Track
  /** The rows of characters. */
  readonly rows: Track
  /** The places, row by row. */
  readonly places: readonly (readonly Place[])[]
}

const WEIGHTS: Readonly<Record<Stroke, number>> = { thin: 1, thick: 2 }

const FILLED = '█'
const SPECK = '▪'

const RISING = 1
const FALLING = 2
/** Characters by the slanted lines in a place. */
const SLANTS = [' ', '╱', '╲', '╳'] as const

/** The corners of large circles. */
const ROUND: Readonly<Record<string, string>> = { '┌': '╭', '┐': '╮', '└': '╰', '┘': '╯' }

/** Makes an empty canvas. */
export function makeCanvas(columns: Track, rows: Track): Canvas {
  const place = (): Place => ({
    ...{ above: 0, right: 0, below: 0, left: 0 },
    ...{ isFilled: false, hasSpeck: false, text: undefined, slants: 0, isRound: false },
  })
  const places = Array.from({ length: rows.length }, () => Array.from({ length: columns.length }, place))
  return { columns, rows, places }
}

/** The characters of a canvas, without trailing spaces and trailing empty lines. */
export function canvasText({ places }: Canvas): string {
  const lines = places.map((row) => row.map(characterOf).join('').trimEnd())
  return lines.join('\n').trimEnd()
}

function characterOf(place: Place): string {
  if (place.isFilled) return FILLED
  if (place.text !== undefined) return place.text
  if (place.hasSpeck) return SPECK
  const lines = boxCharacter(place)
  if (place.isRound) return ROUND[lines] ?? lines
  return lines === ' ' ? SLANTS[place.slants] : lines
}

/** Draws the part of a line that is on the canvas. */
export function addLine(canvas: Canvas, line: Line): void {
  const { x1, y1, x2, y2 } = line
  if (Math.abs(x1 - x2) <= NEAR) addUpright(canvas, line)
  else if (Math.abs(y1 - y2) <= NEAR) addLevel(canvas, line)
  else addSlanted(canvas, line)
}

/** Draws a horizontal line: the arms of the places along it become at least as heavy as the line. */
function addLevel({ columns, rows, places }: Canvas, { x1, x2, y1, stroke }: Line): void {
  const row = places[characterAt(rows, y1) ?? -1]
  if (!row) return
  const weight = WEIGHTS[stroke]
  const [from, to] = endsOn(columns, x1, x2)
  if (from === to && isOn(columns, x1, x2)) {
    row[from].left = Math.max(row[from].left, weight)
    row[from].right = Math.max(row[from].right, weight)
  }
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
  if (from === to && isOn(rows, y1, y2)) {
    places[from][x].above = Math.max(places[from][x].above, weight)
    places[from][x].below = Math.max(places[from][x].below, weight)
  }
  for (let y = from; y < to; y++) {
    places[y][x].below = Math.max(places[y][x].below, weight)
    places[y + 1][x].above = Math.max(places[y + 1][x].above, weight)
  }
}

/**
 * The indexes of the characters at both ends of a stretch, the smaller index first, limited to the canvas.
 */
function endsOn(track: Track, one: number, other: number): [from: number, to: number] {
  const clamped = (value: number) => Math.min(Math.max(value, track.first), track.first + track.cells)
  const end = (value: number) => characterAt(track, clamped(value)) ?? 0
  return [end(Math.min(one, other)), end(Math.max(one, other))]
}

/** Whether a stretch within one character is long enough to be drawn, and on the canvas. It takes all of it. */
function isOn({ first, cells }: Track, one: number, other: number): boolean {
  if (Math.abs(one - other) <= 2 * NEAR) return false
  return Math.max(one, other) >= first && Math.min(one, other) <= first + cells
}

/** A large circle is drawn a little smaller, so that it does not vanish in the lines of the grid. */
const SHRUNK = 0.8

/** Draws a circle around several cells: a frame with round corners. */
export function addLargeCircle(canvas: Canvas, { x, y, radius, stroke }: Circle): void {
  const half = SHRUNK * radius
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half]
  for (const level of [top, bottom])
    addLine(canvas, { mark: 'line', x1: left, x2: right, y1: level, y2: level, stroke })
  for (const upright of [left, right]) {
    addLine(canvas, { mark: 'line', x1: upright, x2: upright, y1: top, y2: bottom, stroke })
  }
  for (const level of [top, bottom]) {
    for (const upright of [left, right]) {
      const { columns, rows, places } = canvas
      const place = placeAt(places, characterAt(columns, upright), characterAt(rows, level))
      if (place) place.isRound = true
    }
  }
}

function addSlanted({ columns, rows, places }: Canvas, { x1, y1, x2, y2 }: Line): void {
  const slant = x1 < x2 === y1 < y2 ? FALLING : RISING
  const crossed = centresOf(rows).filter((y) => Math.min(y1, y2) < y && y < Math.max(y1, y2))
  // A short line that crosses the middle of no row is drawn at its own middle.
  for (const y of crossed.length > 0 ? crossed : [(y1 + y2) / 2]) {
    const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    const place = placeAt(places, characterAt(columns, x), characterAt(rows, y))
    if (place) place.slants |= slant
  }
}

/** Coordinates closer than this are treated as equal. */
const ROUNDING = 1e-9

/**
 * Fills all characters whose middles are inside a rectangle. If there are none, draws a speck in its middle.
 */
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

/** Writes a text from this place on, except in filled places. */
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

// Lines in box-drawing characters: one character for each way in which thin and thick lines can meet.
//
//   ┏━┯━┓   From the middle of a character, a line goes up, right, down and left: none (0), a thin one (1) or
//   ┠─┼─┨   a thick one (2). Unicode has all 81 combinations.
//   ┗━┷━┛

/** The weights of the lines that meet in the middle of a character; 0 means no line. */
interface Arms {
  /** The weight of the line upwards. */
  above: number
  /** The weight of the line to the right. */
  right: number
  /** The weight of the line downwards. */
  below: number
  /** The weight of the line to the left. */
  left: number
}

/**
 * One row for each combination of the weights above and to the right; within a row, those below and to the
 * left.
 */
const CHARACTERS = [
  ' ╴╸╷┐┑╻┒┓',
  '╶─╾┌┬┭┎┰┱',
  '╺╼━┍┮┯┏┲┳',
  '╵┘┙│┤┥╽┧┪',
  '└┴┵├┼┽┟╁╅',
  '┕┶┷┝┾┿┢╆╈',
  '╹┚┛╿┦┩┃┨┫',
  '┖┸┹┞╀╃┠╂╉',
  '┗┺┻┡╄╇┣╊╋',
] as const

/** The character in which these lines meet; a space if there are none. */
function boxCharacter({ above, right, below, left }: Readonly<Arms>): string {
  return CHARACTERS[3 * above + right][3 * below + left]
}
