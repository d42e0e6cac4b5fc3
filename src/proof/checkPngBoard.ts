// Checks the board of `puzzle.png` pixel by pixel: walls in the right places, and in each cell exactly its content.

import type { Face, Typeface } from '../render/typeface.ts'
import { SHADED_GREY } from '../scene.ts'
import type { Box } from './boxesAndTransforms.ts'
import { UnprovedError } from './marks.ts'
import {
  darknessAt,
  inkBox,
  inkIn,
  makeTextMatcher,
  type PixelPicture,
  type TextMatcher,
} from './pixelInkAndText.ts'
import type { DrawnBoard, DrawnGrid } from './readDrawnBoard.ts'

export type { PixelPicture } from './pixelInkAndText.ts'

/** A picture with its board, for checks. */
interface Look {
  readonly picture: PixelPicture
  readonly grid: PixelGrid
  readonly expected: DrawnBoard
  readonly regular: TextMatcher
  readonly bold: TextMatcher
}

/** Compares a picture with the expected board. Throws an UnprovedError for the first difference. */
export function readPngCells(picture: PixelPicture, expected: DrawnBoard, typeface: Typeface): void {
  if (picture.data.length !== picture.width * picture.height) {
    throw new UnprovedError(`it has ${picture.data.length} pixels, not ${picture.width} by ${picture.height}`)
  }
  const grid = pixelGrid(picture, expected.rows, expected.columns)
  expectShades(picture, grid, expected.shaded)
  const look = {
    picture: withoutShades(picture, grid, expected.shaded),
    grid,
    expected,
    regular: matcherOf(typeface.regular),
    bold: matcherOf(typeface.bold),
  }
  for (let cell = 0; cell < expected.numbers.length; cell++) {
    const place = { row: Math.floor(cell / expected.columns), column: cell % expected.columns, cell }
    expectWalls(look, place)
    expectContent(look, place)
  }
  expectSums(look)
}

/**
 * A strip of a cell that has no marks, between the border and the number: its range from the border, in
 * cells.
 */
const CLEAR = { from: 0.1, to: 0.16 } as const
/** The greatest difference between a shade and the right shade. */
const SHADE_ERROR = 0.03

/** Expects the right shade in each cell. */
function expectShades(picture: PixelPicture, grid: PixelGrid, shaded: readonly boolean[]): void {
  const { left, top, cell, columns } = grid
  const length = (CLEAR.to - CLEAR.from) * cell
  shaded.forEach((isShaded, index) => {
    const place = { row: Math.floor(index / columns), column: index % columns }
    // Above the number, in the middle: clues of cages are on the left.
    const x = left + (place.column + 0.5) * cell
    const y = top + (place.row + CLEAR.from) * cell
    const ink = inkIn(picture, { left: x - length / 2, right: x + length / 2, top: y, bottom: y + length })
    const isRight = Math.abs(ink / length ** 2 - SHADED_GREY) < SHADE_ERROR
    if (isShaded && !isRight)
      throw new UnprovedError(`shows no shade at ${nameOf(place)}, where the puzzle has one`)
  })
}

/** The picture as it would be without its shades. */
function withoutShades(picture: PixelPicture, grid: PixelGrid, shaded: readonly boolean[]): PixelPicture {
  if (!shaded.includes(true)) return picture
  const { left, top, cell, columns } = grid
  const data = Uint8Array.from(picture.data)
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const [column, row] = [Math.floor((x + 0.5 - left) / cell), Math.floor((y + 0.5 - top) / cell)]
      if (column < 0 || column >= columns || !shaded[row * columns + column]) continue
      const at = y * picture.width + x
      data[at] = Math.min(255, Math.round(picture.data[at] / (1 - SHADED_GREY)))
    }
  }
  return { ...picture, data }
}

const matchers = new WeakMap<Face, TextMatcher>()

/** One matcher per typeface serves for all pictures. */
function matcherOf(face: Face): TextMatcher {
  const known = matchers.get(face) ?? makeTextMatcher(face)
  matchers.set(face, known)
  return known
}

interface Place {
  readonly row: number
  readonly column: number
  readonly cell: number
}

/** Converts a box, given in cells from the top left corner of a cell, to pixels of the picture. */
function boxAt({ grid }: Look, { row, column }: Pick<Place, 'row' | 'column'>, box: Box): Box {
  return {
    left: grid.left + (column + box.left) * grid.cell,
    right: grid.left + (column + box.right) * grid.cell,
    top: grid.top + (row + box.top) * grid.cell,
    bottom: grid.top + (row + box.bottom) * grid.cell,
  }
}

/**
 * Limits of the strokes of walls (`least`, `most`) and other lines (`thinnest`, `other`), as shares of the
 * border's stroke; the distance at both sides of a line that is searched, and the searched range along the
 * line, in cells.
 */
const WALL = {
  least: 0.75,
  most: 1.35,
  other: 0.65,
  thinnest: 0.1,
  across: 0.08,
  from: 0.7,
  to: 0.9,
} as const

function expectWalls(look: Look, place: Place): void {
  const { picture, grid, expected } = look
  const { row, column, cell } = place
  const { across, from, to } = WALL
  const [right, below] = [
    { left: 1 - across, right: 1 + across, top: from, bottom: to },
    { left: from, right: to, top: 1 - across, bottom: 1 + across },
  ]
  const [nextRight, nextBelow] = [column + 1 < grid.columns ? 1 : 0, row + 1 < grid.rows ? grid.columns : 0]
  const sides = [
    ['to the right', expected.wallsRight[cell], cell + nextRight, right],
    ['below', expected.wallsBelow[cell], cell + nextBelow, below],
  ] as const
  for (const [name, isWall, next, box] of sides) {
    // A filled cell hides the lines around it.
    if (expected.blocked[cell] || expected.blocked[next]) continue
    const width = inkIn(picture, boxAt(look, place, box)) / ((to - from) * grid.cell) / grid.border
    const isThere = isWall
      ? width > WALL.least && width < WALL.most
      : width < WALL.other && width > WALL.thinnest
    if (!isThere) {
      throw new UnprovedError(
        `shows no ${isWall ? 'wall' : 'thin line'} ${name} of ${nameOf(place)}, where the puzzle has one`,
      )
    }
  }
}

/** The inside of a cell, and the places of numbers in it; a circle leaves less room. */
const INSIDE = { left: 0.06, right: 0.94, top: 0.06, bottom: 0.94 } as const
const NUMBER = { left: 0.07, right: 0.93, top: 0.2, bottom: 0.82 } as const
const CIRCLED = { left: 0.17, right: 0.83, top: 0.25, bottom: 0.75 } as const
const CORNER = { left: 0.055, right: 0.95, top: 0.055, bottom: 0.36 } as const
const CIRCLE = { radius: 0.43, stroke: 0.05, parts: 16 } as const

/** The ink of a filled cell and of an empty one, as shares of its area. */
const FILLED = 0.97
const EMPTY = 0.004

function expectContent(look: Look, place: Place): void {
  const { picture, expected } = look
  const { cell } = place
  const inside = boxAt(look, place, INSIDE)
  const ink = inkIn(picture, inside)
  const area = (inside.right - inside.left) ** 2
  const where = nameOf(place)
  if (expected.blocked[cell]) {
    if (ink < FILLED * area)
      throw new UnprovedError(`shows an open cell at ${where}, where the puzzle has a blocked cell`)
    return
  }
  const [number, corner, isCircled] = [expected.numbers[cell], expected.corners[cell], expected.circled[cell]]
  if (isCircled !== hasCircle(look, place)) {
    throw new UnprovedError(`shows ${isCircled ? 'no' : 'a'} circle at ${where}, unlike the puzzle`)
  }
  let known = 0
  if (number !== '') {
    known += expectText(look, boxAt(look, place, isCircled ? CIRCLED : NUMBER), number, look.bold, where)
  }
  if (corner !== '') known += expectText(look, boxAt(look, place, CORNER), corner, look.regular, where)
  if (!isCircled && ink - known > EMPTY * area) {
    throw new UnprovedError(
      `shows something at ${where}, where the puzzle has ${number || corner || 'nothing'}`,
    )
  }
}

/** Expects a text, and nothing else, in a box. Returns the ink of the text. */
function expectText({ picture }: Look, box: Box, text: string, matches: TextMatcher, where: string): number {
  const ink = inkBox(picture, box)
  if (!ink) throw new UnprovedError(`shows nothing at ${where}, where the puzzle has ${text}`)
  if (!matches(picture, ink, text)) throw new UnprovedError(`shows no ${text} at ${where}, unlike the puzzle`)
  return inkIn(picture, box)
}

/** Whether there is ink in nearly all directions from the middle of a cell, at the distance of a circle. */
function hasCircle(look: Look, { row, column }: Place): boolean {
  const { picture, grid } = look
  let inked = 0
  for (let part = 0; part < CIRCLE.parts; part++) {
    const angle = (2 * Math.PI * (part + 0.5)) / CIRCLE.parts
    const x = grid.left + (column + 0.5 + CIRCLE.radius * Math.cos(angle)) * grid.cell
    const y = grid.top + (row + 0.5 + CIRCLE.radius * Math.sin(angle)) * grid.cell
    const half = Math.max(1, (CIRCLE.stroke * grid.cell) / 2)
    const ink = inkIn(picture, { left: x - half, right: x + half, top: y - half, bottom: y + half })
    if (ink > half / 2) inked++
  }
  return inked > 0.8 * CIRCLE.parts
}

/** The places of sums, in cells from the end of their row or column. */
const BESIDE = { left: 0.08, right: 2, top: 0.2, bottom: 0.8 } as const
const BELOW = { left: 0.02, right: 0.98, top: 0.08, bottom: 1 } as const

function expectSums(look: Look): void {
  const { rows, columns } = look.grid
  const { beside, below } = look.expected
  const strips = [
    ...beside.map(
      (text, row) =>
        [text, boxAt(look, { row, column: columns }, BESIDE), `right of row ${row + 1}`] as const,
    ),
    ...below.map(
      (text, column) =>
        [text, boxAt(look, { row: rows, column }, BELOW), `below column ${column + 1}`] as const,
    ),
  ]
  for (const [text, box, where] of strips) {
    if (text !== '') expectText(look, box, text, look.regular, where)
    else if (inkBox(look.picture, box)) throw new UnprovedError(`shows something ${where}`)
  }
}

function nameOf({ row, column }: Pick<Place, 'row' | 'column'>): string {
  return `r${row + 1}c${column + 1}`
}

// Finds a board among pixels: its border begins at the first ink from the top and from the left.

/** The place of a board in a picture, in pixels. */
interface PixelGrid extends DrawnGrid {
  /** The width of its border, in pixels. */
  readonly border: number
}

const HALF = 0.5

/** Finds the grid with the given rows and columns. Throws an UnprovedError if there is none. */
function pixelGrid(picture: PixelPicture, rows: number, columns: number): PixelGrid {
  const isDark = (x: number, y: number) => darknessAt(picture, x, y) > HALF
  const count = (length: number) => Array.from({ length }, (_, index) => index)
  const top = count(picture.height).find((y) => count(picture.width).some((x) => isDark(x, y)))
  const left = count(picture.width).find((x) => count(picture.height).some((y) => isDark(x, y)))
  if (top === undefined || left === undefined) throw new UnprovedError('is empty')
  let [right, bottom] = [left, top]
  while (isDark(right, top)) right++
  while (isDark(left, bottom)) bottom++
  const [width, height] = [right - left, bottom - top]
  // A filled cell makes the border next to it seem thicker, so the thinnest depth counts.
  const borders = count(columns).map((column) =>
    depthAt(picture, left + ((column + 0.9) * width) / columns, top, height / rows),
  )
  const border = Math.min(...borders)
  const [across, down] = [(width - border) / columns, (height - border) / rows]
  // The longer side gives the more exact size.
  const cell = rows > columns ? down : across
  const isSquare = Math.abs(across - down) * Math.min(rows, columns) < ROUNDING
  if (!isSquare || cell < LEAST_CELL) {
    throw new UnprovedError(`its border does not fit a board of ${rows} rows and ${columns} columns`)
  }
  return { left: left + border / 2, top: top + border / 2, cell, rows, columns, border }
}

/** The greatest error of a board's sides, in pixels. */
const ROUNDING = 2

/** The least size of a cell, in pixels: smaller numbers cannot be told apart. */
const LEAST_CELL = 8

/** The depth of the ink from the top, up to a quarter of a cell. */
function depthAt(picture: PixelPicture, x: number, top: number, cell: number): number {
  const left = Math.floor(x)
  return inkIn(picture, { left, right: left + 1, top: top - 1, bottom: top + cell / 4 })
}
