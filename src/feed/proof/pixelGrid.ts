// Where a board is among pixels: its border begins where the ink begins, at the top and at the left.

import type { DrawnGrid } from './drawnGrid.ts'
import { UnprovedError } from './drawnMarks.ts'
import { darknessAt, inkIn, type PixelPicture } from './pixels.ts'

/** A board among pixels. */
export interface PixelGrid extends DrawnGrid {
  /** The width of its border, in pixels. */
  readonly border: number
}

const HALF = 0.5

/** The grid of so many rows and columns. UnprovedError where none of that kind is there. */
export function pixelGrid(picture: PixelPicture, rows: number, columns: number): PixelGrid {
  const isDark = (x: number, y: number) => darknessAt(picture, x, y) > HALF
  const count = (length: number) => Array.from({ length }, (_, index) => index)
  const top = count(picture.height).find((y) => count(picture.width).some((x) => isDark(x, y)))
  const left = count(picture.width).find((x) => count(picture.height).some((y) => isDark(x, y)))
  if (top === undefined || left === undefined) throw new UnprovedError('it is empty')
  let [right, bottom] = [left, top]
  while (isDark(right, top)) right++
  while (isDark(left, bottom)) bottom++
  const [width, height] = [right - left, bottom - top]
  // Where a cell is filled the border seems thicker.
  const borders = count(columns).map((column) =>
    depthAt(picture, left + ((column + 0.9) * width) / columns, top, height / rows),
  )
  const border = Math.min(...borders)
  const [across, down] = [(width - border) / columns, (height - border) / rows]
  // The longer side says it more exactly.
  const cell = rows > columns ? down : across
  const isSquare = Math.abs(across - down) * Math.min(rows, columns) < ROUNDING
  if (!isSquare || cell < LEAST_CELL) {
    throw new UnprovedError(`its border is no board of ${rows} rows and ${columns} columns`)
  }
  return { left: left + border / 2, top: top + border / 2, cell, rows, columns, border }
}

/** What pixels may do to the sides of a board. */
const ROUNDING = 2

/** Cells of fewer pixels have numbers that nobody can tell apart. */
const LEAST_CELL = 8

/** The depth of the ink from the top on, within a fourth of a cell. */
function depthAt(picture: PixelPicture, x: number, top: number, cell: number): number {
  const left = Math.floor(x)
  return inkIn(picture, { left, right: left + 1, top: top - 1, bottom: top + cell / 4 })
}
