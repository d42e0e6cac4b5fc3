// A drawn board, read from marks alone: this file knows no families and none of their drawing code.
//
//   ┏━━━┯━━━┓  4   The lines form the grid: they are equally far apart, and their places are the sides of cells. The
//   ┃3÷ │   ┃      border has a thick stroke; a line inside that is as thick is a wall.
//   ┃ 1 │ ██┃      A cell has a number in its middle, or a clue in its top left corner (3÷); a filled cell is
//   ┗━━━┷━━━┛      blocked. The numbers beside the grid (4, 5) are the sums of rows and columns.
//     5

import { cellName } from '../families/cellNamesAndFaults.ts'
import { type Box, distinctPlaces } from './boxesAndTransforms.ts'
import { type DrawnMarks, type DrawnStroke, type DrawnText, UnprovedError } from './marks.ts'

/** The content of a drawn board. Lists have one entry per cell in reading order, '' for an empty place. */
export interface DrawnBoard {
  /** The number of rows. */
  readonly rows: number
  /** The number of columns. */
  readonly columns: number
  /** The text in the middle of each cell. */
  readonly numbers: readonly string[]
  /** The text in the corner of each cell. */
  readonly corners: readonly string[]
  /** Whether each cell is filled. */
  readonly blocked: readonly boolean[]
  /** Whether each cell is shaded. */
  readonly shaded: readonly boolean[]
  /** Whether each cell has a circle. */
  readonly circled: readonly boolean[]
  /** Whether each cell has a wall at its right side; the last cell of a row always has one. */
  readonly wallsRight: readonly boolean[]
  /** Whether each cell has a wall below it; a cell of the last row always has one. */
  readonly wallsBelow: readonly boolean[]
  /** The text to the right of each row. */
  readonly beside: readonly string[]
  /** The text below each column. */
  readonly below: readonly string[]
}

/**
 * Reads a board from its marks. In a complete picture every mark must be a part of the board; a page may have other marks
 * around it. Throws an UnprovedError.
 */
export function readDrawnBoard(marks: DrawnMarks, grid: DrawnGrid, isPicture: boolean): DrawnBoard {
  const { left, top, cell, rows, columns } = grid
  const x = (value: number) => (value - left) / cell
  const y = (value: number) => (value - top) / cell
  const boxIn = ({ left, right, top, bottom }: Box): Box => {
    return { left: x(left), right: x(right), top: y(top), bottom: y(bottom) }
  }
  const lines = marks.lines.map(({ x1, y1, x2, y2, width, order }) => {
    return { x1: x(x1), y1: y(y1), x2: x(x2), y2: y(y2), width: width / cell, order }
  })
  const touches = (box: Box) =>
    isPicture || (box.left < columns && box.right > 0 && box.top < rows && box.bottom > 0)
  const cells = rows * columns
  const board = {
    rows,
    columns,
    numbers: Array.from({ length: cells }, () => ''),
    corners: Array.from({ length: cells }, () => ''),
    blocked: Array.from({ length: cells }, () => false),
    shaded: Array.from({ length: cells }, () => false),
    circled: Array.from({ length: cells }, () => false),
    ...readWalls(lines, grid),
    beside: Array.from({ length: rows }, () => ''),
    below: Array.from({ length: columns }, () => ''),
  }
  for (const text of marks.texts) {
    const spot = { ...text, ...boxIn(text) }
    const [list, index] = placeOfText(spot, grid) ?? []
    if (list === undefined || index === undefined) {
      if (!touches(spot) && !isNumberBeside(spot, grid)) continue
      throw new UnprovedError(`“${text.text}” is drawn at ${aboutCell(spot)}, where no text belongs`)
    }
    if (board[list][index] !== '') {
      throw new UnprovedError(`${aboutCell(spot)} shows two texts: ${board[list][index]} and ${text.text}`)
    }
    board[list][index] = text.text
  }
  for (const box of marks.rectangles.map(boxIn).filter(touches)) {
    board.blocked[cellOfBox(box, grid, 1, 'a filled area')] = true
  }
  for (const box of marks.shades.map(boxIn).filter(touches)) {
    board.shaded[cellOfBox(box, grid, 1, 'a shaded area')] = true
  }
  for (const box of marks.circles.map(boxIn).filter(touches)) {
    board.circled[cellOfBox(box, grid, box.right - box.left, 'a circle')] = true
  }
  return board
}

/** The places of texts in the middle and in the corner of a cell, in cells from its top left corner. */
const MIDDLE = { across: 0.12, top: 0.38, bottom: 0.74, height: 0.15 } as const
const CORNER = { left: 0.2, bottom: 0.4, height: 0.05 } as const
/** The greatest distance of a sum from the grid, in cells. */
const FARTHEST = 0.8

type TextList = 'numbers' | 'corners' | 'beside' | 'below'

function placeOfText(spot: DrawnText, { rows, columns }: DrawnGrid): [TextList, number] | undefined {
  const { left, right, top, bottom, text } = spot
  const height = bottom - top
  const [column, row] = [Math.floor((left + right) / 2), Math.floor((top + bottom) / 2)]
  const [x, y] = [(left + right) / 2 - column, (top + bottom) / 2 - row]
  const isMidColumn = Math.abs(x - 0.5) < MIDDLE.across && column >= 0 && column < columns
  const isMidRow = y > MIDDLE.top && y < MIDDLE.bottom && row >= 0 && row < rows
  if (column >= 0 && row >= 0 && column < columns && row < rows) {
    if (right > column + 1 || left < column || top < row || bottom > row + 1) return undefined
    if (isMidColumn && isMidRow && height > MIDDLE.height) return ['numbers', row * columns + column]
    const isCorner = left - column < CORNER.left && bottom - row < CORNER.bottom && height > CORNER.height
    return isCorner ? ['corners', row * columns + column] : undefined
  }
  if (!/^\d+$/.test(text) || height < MIDDLE.height) return undefined
  if (isMidRow && left > columns && left < columns + FARTHEST) return ['beside', row]
  return isMidColumn && top > rows && top < rows + FARTHEST ? ['below', column] : undefined
}

/** Whether a text looks like a number beside the board. */
function isNumberBeside(
  { left, right, top, bottom, text }: DrawnText,
  { rows, columns }: DrawnGrid,
): boolean {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const isNear = x > -FARTHEST && y > -FARTHEST && x < columns + FARTHEST && y < rows + FARTHEST
  return /^\d+$/.test(text) && bottom - top > MIDDLE.height && isNear
}

/** The cell in whose middle the box is a square with sides of this length, in cells. */
function cellOfBox(box: Box, { rows, columns }: DrawnGrid, side: number, what: string): number {
  const column = Math.round((box.left + box.right - 1) / 2)
  const row = Math.round((box.top + box.bottom - 1) / 2)
  const air = (1 - side) / 2
  const misses = [box.left - column, column + 1 - box.right, box.top - row, row + 1 - box.bottom]
  const isWithin = column >= 0 && row >= 0 && column < columns && row < rows && side > 0.5 && air > -SAME
  if (isWithin && misses.every((miss) => Math.abs(miss - air) < SAME)) return row * columns + column
  throw new UnprovedError(`${what} at ${aboutCell(box)} fills no cell`)
}

// Compares the board that a file shows with the board of its puzzle, and describes the first difference.

/** The words for the content of a place. */
type Telling = (value: string | boolean) => string

const told =
  (yes: string, no: string): Telling =>
  (value) =>
    value ? yes.replace('{}', () => `${value}`) : no
const number = told('{}', 'no number')
const atCell = (cell: number, board: DrawnBoard) => `at ${cellName(board, cell)}`

/** For each list of a board: the words for its content, and for the place of an entry. */
const TELLINGS: { [List in keyof Omit<DrawnBoard, 'rows' | 'columns'>]: [Telling, typeof atCell] } = {
  numbers: [number, atCell],
  corners: [told('the clue {}', 'no clue'), atCell],
  blocked: [told('a blocked cell', 'an open cell'), atCell],
  shaded: [told('a shaded cell', 'a white cell'), atCell],
  circled: [told('a circle', 'no circle'), atCell],
  wallsRight: [told('a wall to its right', 'no wall to its right'), atCell],
  wallsBelow: [told('a wall below it', 'no wall below it'), atCell],
  beside: [number, (row) => `right of row ${row + 1}`],
  below: [number, (column) => `below column ${column + 1}`],
}

/** The first difference between two boards, such as `shows 5 at r1c1, where the puzzle has 6`; undefined if they agree. */
export function boardDifference(shown: DrawnBoard, expected: DrawnBoard): string | undefined {
  const { rows, columns } = expected
  if (shown.rows !== rows || shown.columns !== columns) {
    return `shows ${shown.rows} rows and ${shown.columns} columns, where the puzzle has ${rows} and ${columns}`
  }
  for (const list of Object.keys(TELLINGS) as (keyof typeof TELLINGS)[]) {
    const [tell, where] = TELLINGS[list]
    const index = expected[list].findIndex((value, place) => value !== shown[list][place])
    if (index < 0) continue
    const [is, should] = [tell(shown[list][index]), tell(expected[list][index])]
    return `shows ${is} ${where(index, expected)}, where the puzzle has ${should}`
  }
  return undefined
}

// Finds the grid of a drawn board: its lines are equally far apart, and their places are the sides of cells.

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

/** Places that differ by less than this, in cells, count as the same, because files round numbers. */
const SAME = 0.025
/**
 * Lines whose places differ by less than this, as a share of the board, count as the same. A board has at
 * most 31 cells in a row.
 */
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
  if (!isEven(across) || !isEven(down)) throw new UnprovedError('its lines are unevenly spaced')
  return { left: across[0], top: down[0], cell, rows, columns }
}

/** Sorts places in ascending order; of nearly equal places it keeps one. */
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
function readWalls(lines: readonly DrawnStroke[], { rows, columns }: DrawnGrid) {
  // The strokes of horizontal sides, beginning above the first row, and of vertical sides, beginning at the left of the
  // first column.
  const flat = new Array<number>((rows + 1) * columns).fill(0)
  const upright = new Array<number>(rows * (columns + 1)).fill(0)
  for (const line of lines) {
    const { x1, y1, x2, y2, width } = line
    const [fromX, fromY, toX, toY] = [x1, y1, x2, y2].map(Math.round)
    const isOnGrid = [x1 - fromX, y1 - fromY, x2 - toX, y2 - toY].every((rest) => Math.abs(rest) < SAME)
    const isStraight = fromX === toX || fromY === toY
    const isWithin = [x1, x2].every((x) => x > -SAME && x < columns + SAME)
    if (!isOnGrid || !isStraight || !isWithin || Math.max(y1, y2) > rows + SAME || Math.min(y1, y2) < -SAME)
      throw new UnprovedError(`a line at ${aboutCell({ left: x1, top: y1 })} is not a side of a cell`)
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
    throw new UnprovedError(`the line at the ${where} must be as thick as the border or clearly thinner`)
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
