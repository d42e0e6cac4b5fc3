// Finds the grid of a drawn board: its lines are equally far apart, and their places are the sides of cells.

import { type Box, distinctPlaces } from './boxes.ts'
import { type Stroke, UnprovedError } from './marks.ts'

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
export function gridOf(lines: readonly Stroke[]): DrawnGrid {
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
  return distinctPlaces(all, (Math.max(...all) - Math.min(...all)) * SAME_SHARE)
}

/** `r1c1`: the cell at a place, in cells from the top left corner of the board. */
export function aboutCell({ left, top }: Pick<Box, 'left' | 'top'>): string {
  return `r${Math.floor(top + SAME) + 1}c${Math.floor(left + SAME) + 1}`
}

// Finds the walls of a drawn board: the lines between cells that are as thick as its border.

/** The least stroke of a wall and the greatest stroke of another line, as shares of the border's stroke. */
const WALL = { least: 0.85, other: 0.65 } as const

/** The walls. Throws an UnprovedError unless every side of every cell has a line, and no line is elsewhere. */
export function readWalls(lines: readonly Stroke[], { rows, columns }: DrawnGrid) {
  // The sides below each cell, from above the first row, and the sides to the right, from before the first column.
  const flat = new Array<number>((rows + 1) * columns).fill(0)
  const upright = new Array<number>(rows * (columns + 1)).fill(0)
  for (const line of lines) {
    const { x1, y1, x2, y2, width } = line
    const [fromX, fromY, toX, toY] = [x1, y1, x2, y2].map(Math.round)
    const isOnGrid = [x1 - fromX, y1 - fromY, x2 - toX, y2 - toY].every((rest) => Math.abs(rest) < SAME)
    const isStraight = fromX === toX || fromY === toY
    const isWithin = [x1, x2].every((x) => x > -SAME && x < columns + SAME)
    if (!isOnGrid || !isStraight || !isWithin || Math.max(y1, y2) > rows + SAME || Math.min(y1, y2) < -SAME)
      throw new UnprovedError(`a line is not a side of a cell, at ${aboutCell({ left: x1, top: y1 })}`)
    for (let column = Math.min(fromX, toX); column < Math.max(fromX, toX); column++) {
      const side = fromY * columns + column
      flat[side] = Math.max(flat[side], width)
    }
    for (let row = Math.min(fromY, toY); row < Math.max(fromY, toY); row++) {
      const side = row * (columns + 1) + fromX
      upright[side] = Math.max(upright[side], width)
    }
  }
  const border = Math.max(...flat, ...upright)
  const isWall = (width: number, row: number, column: number, side: string) => {
    if (width >= WALL.least * border) return true
    const where = `${side} of ${aboutCell({ left: column, top: row })}`
    if (width === 0) throw new UnprovedError(`a line is missing at the ${where}`)
    if (width <= WALL.other * border) return false
    throw new UnprovedError(`the line at the ${where} is neither thick nor thin`)
  }
  const wallsRight: boolean[] = []
  const wallsBelow: boolean[] = []
  for (let row = 0; row < rows; row++) {
    if (!isWall(upright[row * (columns + 1)], row, 0, 'left')) throw new UnprovedError(THIN_BORDER)
    for (let column = 0; column < columns; column++) {
      wallsRight.push(isWall(upright[row * (columns + 1) + column + 1], row, column, 'right'))
      wallsBelow.push(isWall(flat[(row + 1) * columns + column], row, column, 'bottom'))
      if (row === 0 && !isWall(flat[column], row, column, 'top')) throw new UnprovedError(THIN_BORDER)
    }
    if (!wallsRight.at(-1)) throw new UnprovedError(THIN_BORDER)
  }
  if (wallsBelow.slice(-columns).includes(false)) throw new UnprovedError(THIN_BORDER)
  return { wallsRight, wallsBelow }
}

const THIN_BORDER = 'its border is not thick all around'
