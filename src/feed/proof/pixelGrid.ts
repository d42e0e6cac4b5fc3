// Finds a board among pixels: its border begins at the first ink from the top and from the left.

import type { DrawnGrid } from './drawnGrid.ts'
import { UnprovedError } from './drawnMarks.ts'
import { darknessAt, inkIn, type PixelPicture } from './pixels.ts'

/** The place of a board in a picture, in pixels. */
export interface PixelGrid extends DrawnGrid {
  /** The width of its border, in pixels. */
  readonly border: number
}

const HALF = 0.5

/** Finds the grid with the given rows and columns. Throws an UnprovedError if there is none. */
export function pixelGrid(picture: PixelPicture, rows: number, columns: number): PixelGrid {
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
