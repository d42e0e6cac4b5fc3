// Finds the grid of a drawn board: its lines are equally far apart, and their places are the sides of cells.

import { type DrawnBox, type DrawnStroke, UnprovedError } from './drawnMarks.ts'

/** The place of a grid, in the unit of its file. */
export interface DrawnGrid {
  /** The left side. */
  readonly left: number
  /** The top. */
  readonly top: number
  /** The side of a cell. */
  readonly cell: number
  /** The number of rows. */
  readonly rows: number
  /** The number of columns. */
  readonly columns: number
}

/** Places that differ by less, in cells, count as the same: files round numbers. */
export const SAME = 0.025
/** Lines that differ by less, as a share of the board, count as the same. A board has at most 31 cells in a row. */
const SAME_SHARE = 0.001

/** The grid that lines form. Throws an UnprovedError if they form none. */
export function gridOf(lines: readonly DrawnStroke[]): DrawnGrid {
  const across = placesOf(lines.filter(({ x1, x2 }) => x1 === x2).map(({ x1 }) => x1))
  const down = placesOf(lines.filter(({ y1, y2 }) => y1 === y2).map(({ y1 }) => y1))
  if (across.length < 2 || down.length < 2) throw new UnprovedError('there is no grid')
  const columns = across.length - 1
  const rows = down.length - 1
  const cell = (across[columns] - across[0]) / columns
  const isEven = (places: readonly number[]) =>
    places.every((place, index) => Math.abs(place - places[0] - index * cell) < SAME * cell)
  if (!isEven(across) || !isEven(down)) throw new UnprovedError('its lines are not equally far apart')
  return { left: across[0], top: down[0], cell, rows, columns }
}

/** Places in ascending order, nearly equal ones once. */
function placesOf(all: readonly number[]): number[] {
  const sorted = all.toSorted((one, other) => one - other)
  const near = (sorted[sorted.length - 1] - sorted[0]) * SAME_SHARE
  return sorted.filter((place, index) => index === 0 || place - sorted[index - 1] > near)
}

/** `r1c1`: the cell at a place, in cells from the top left corner of the board. */
export function aboutCell({ left, top }: Pick<DrawnBox, 'left' | 'top'>): string {
  return `r${Math.floor(top + SAME) + 1}c${Math.floor(left + SAME) + 1}`
}
