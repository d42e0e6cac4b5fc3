// A canvas of characters. Each place can be filled, hold text and be crossed by lines. Lines go from the middle of one
// character to the middle of another; a slanted line leaves a stroke wherever it crosses the middle of a row.
//
//   ┃ ╲ │   ┃     Filled places hide everything else, text hides lines, and the lines of the grid hide slanted
//   ┠───╲───┨     lines: the grid remains visible under any drawing. Only a slanted line of a single stroke hides
//   ┃   │ ╲ ┃     the grid, because it would not be seen at all.

import type { Circle, Line, Mark, Picture, Rectangle, Stroke } from '../../scene.ts'
import { clustersOf } from './displayWidth.ts'
import { centresOf, characterAt, isLarge, NEAR, type Track } from './layout.ts'

/** The content of one character's place. */
interface Place extends Arms {
  isFilled: boolean
  /** Whether the place is in a shaded area. */
  isShaded: boolean
  /** Whether the place holds a rectangle that is too small to fill it. */
  hasSpeck: boolean
  /** The text; empty after a character that takes two columns. */
  text: string | undefined
  /** The slanted lines: `RISING`, `FALLING` or both. */
  slants: number
  /** Whether a slanted line consists of the stroke in this place alone. */
  hasShortSlant: boolean
  /** Whether the corner of a large circle is here. */
  isRound: boolean
  /** The arms that are dashed. */
  dashed: (keyof Arms)[]
}

/** A grid of places for characters. */
interface Canvas {
  /** The columns of characters. */
  readonly columns: Track
  /** The rows of characters. */
  readonly rows: Track
  /** The places, row by row. */
  readonly places: readonly (readonly Place[])[]
}

const WEIGHTS: Readonly<Record<Stroke, number>> = { thin: 1, thick: 2 }

const FILLED = '█'
const SHADED = '░'
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
    ...{
      isFilled: false,
      isShaded: false,
      hasSpeck: false,
      text: undefined,
      slants: 0,
      hasShortSlant: false,
      isRound: false,
      dashed: [],
    },
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
  if (place.hasShortSlant) return SLANTS[place.slants]
  const lines = linesAt(place)
  if (place.isRound) return ROUND[lines] ?? lines
  if (lines !== ' ') return lines
  return place.isShaded && place.slants === 0 ? SHADED : SLANTS[place.slants]
}

/** Lines whose arms are dashed. */
const DASHED: Readonly<Record<string, string>> = { '─': '╌', '│': '╎', '━': '╍', '┃': '╏' }

/** The lines at a place. Where a dashed line meets others, only a thick one reaches them, so that boxes remain whole. */
function linesAt(place: Place): string {
  const lines = boxCharacter(place)
  if (place.dashed.length === 0) return lines
  const short = place.dashed.filter((arm) => place[arm] === WEIGHTS.thin)
  return DASHED[lines] ?? boxCharacter({ ...place, ...Object.fromEntries(short.map((arm) => [arm, 0])) })
}

/**
 * Draws the part of a line, a rectangle, a circle around several cells or the dashes of a picture that is on the canvas.
 */
export function addMark(canvas: Canvas, mark: Mark): void {
  if (mark.mark === 'line') addLine(canvas, mark)
  else if (mark.mark === 'rectangle') addRectangle(canvas, mark)
  else if (mark.mark === 'circle' && isLarge(mark)) addLargeCircle(canvas, mark)
  else if (mark.mark === 'picture') addDashes(canvas, mark)
}

/** The two ends of a straight line. */
type Stretch = Pick<Line, 'x1' | 'y1' | 'x2' | 'y2'>

/** Dashes the lines between the cells of each cage in a picture. */
function addDashes(canvas: Canvas, { content }: Picture): void {
  if (content.kind === 'pixels') return
  const dash = (stretch: Stretch) => alongStraight(canvas, stretch, (place, arm) => place.dashed.push(arm))
  for (const { encloses = [] } of content.shapes) {
    const has = (y: number, x: number) => encloses.some(([row, column]) => row === y && column === x)
    for (const [y1, x1] of encloses) {
      const [y2, x2] = [y1 + 1, x1 + 1]
      if (has(y1, x2)) dash({ x1: x2, y1, x2, y2 })
      if (has(y2, x1)) dash({ x1, y1: y2, x2, y2 })
    }
  }
}

const isUpright = ({ x1, x2 }: Stretch) => Math.abs(x1 - x2) <= NEAR

/** Draws a line: the arms of the places along a straight one become at least as heavy as the line. */
function addLine(canvas: Canvas, line: Line): void {
  if (!isUpright(line) && Math.abs(line.y1 - line.y2) > NEAR) addSlanted(canvas, line)
  else {
    alongStraight(canvas, line, (place, arm) => {
      place[arm] = Math.max(place[arm], WEIGHTS[line.stroke])
    })
  }
}

/** Calls a function for each arm along an upright or a level stretch. */
function alongStraight(
  canvas: Canvas,
  stretch: Stretch,
  draw: (place: Place, arm: keyof Arms) => void,
): void {
  const { x1, x2, y1, y2 } = stretch
  const { columns, rows, places } = canvas
  const isDown = isUpright(stretch)
  const fixed = isDown ? characterAt(columns, x1) : characterAt(rows, y1)
  if (fixed === undefined) return
  const [along, one, other] = isDown ? [rows, y1, y2] : [columns, x1, x2]
  const [before, behind] = isDown ? (['above', 'below'] as const) : (['left', 'right'] as const)
  const drawAt = (at: number, arm: keyof Arms) => draw(isDown ? places[at][fixed] : places[fixed][at], arm)
  const [from, to] = endsOn(along, one, other)
  if (from === to && isOn(along, one, other)) {
    drawAt(from, before)
    drawAt(from, behind)
  }
  for (let at = from; at < to; at++) {
    drawAt(at, behind)
    drawAt(at + 1, before)
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

/**
 * Whether a stretch within one character is long enough to be drawn, and on the canvas. Such a stretch is
 * drawn through the whole character.
 */
function isOn({ first, cells }: Track, one: number, other: number): boolean {
  if (Math.abs(one - other) <= 2 * NEAR) return false
  return Math.max(one, other) >= first && Math.min(one, other) <= first + cells
}

/** A large circle is drawn a little smaller, so that it does not vanish in the lines of the grid. */
const SHRUNK = 0.8

/** Draws a circle around several cells: a frame with round corners. */
function addLargeCircle(canvas: Canvas, { x, y, radius, stroke }: Circle): void {
  const half = SHRUNK * radius
  const [left, right, top, bottom] = [x - half, x + half, y - half, y + half]
  for (const level of [top, bottom]) {
    addLine(canvas, { mark: 'line', x1: left, x2: right, y1: level, y2: level, stroke })
  }
  for (const upright of [left, right]) {
    addLine(canvas, { mark: 'line', x1: upright, x2: upright, y1: top, y2: bottom, stroke })
    for (const level of [top, bottom]) {
      const place = placeAt(canvas, upright, level)
      if (place) place.isRound = true
    }
  }
}

function addSlanted(canvas: Canvas, { x1, y1, x2, y2 }: Line): void {
  const slant = x1 < x2 === y1 < y2 ? FALLING : RISING
  const crossed = centresOf(canvas.rows).filter((y) => Math.min(y1, y2) < y && y < Math.max(y1, y2))
  // A short line that crosses the middle of no row is drawn at its own middle.
  const strokes = crossed.length > 0 ? crossed : [(y1 + y2) / 2]
  for (const y of strokes) {
    const x = x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)
    const place = placeAt(canvas, x, y)
    if (!place) continue
    place.slants |= slant
    if (strokes.length === 1) place.hasShortSlant = true
  }
}

/** Coordinates closer than this are treated as equal. */
const ROUNDING = 1e-9

/**
 * Fills all characters whose middles are inside a rectangle. If there are none, draws a speck in its middle.
 */
function addRectangle(canvas: Canvas, { x, y, width, height, isShaded }: Rectangle): void {
  const { columns, rows, places } = canvas
  if (!(width > 0 && height > 0)) return
  const filledColumns = charactersBetween(columns, x, x + width)
  const filledRows = charactersBetween(rows, y, y + height)
  for (const row of filledRows) {
    for (const column of filledColumns) places[row][column][isShaded ? 'isShaded' : 'isFilled'] = true
  }
  if (filledRows.length > 0 && filledColumns.length > 0) return
  const middle = placeAt(canvas, x + width / 2, y + height / 2)
  if (middle) middle.hasSpeck = true
}

function charactersBetween(track: Track, from: number, to: number): number[] {
  return centresOf(track).flatMap((centre, index) =>
    from + ROUNDING < centre && centre < to - ROUNDING ? index : [],
  )
}

/** The place at coordinates of the scene; undefined outside the canvas. */
function placeAt({ columns, rows, places }: Canvas, x: number, y: number): Place | undefined {
  const [column, row] = [characterAt(columns, x), characterAt(rows, y)]
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
