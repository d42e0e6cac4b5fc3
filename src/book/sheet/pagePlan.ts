// Decides how many puzzles go on a page and how large their cells are: large enough to write in with a thick
// pencil, and the same for all sheets.

import { PuzzleError } from '../../families/error.ts'
import { MILLIMETRE } from '../../render/paperSize.ts'
import { overhang } from '../../render/strokeWidths.ts'
import type { Scene } from '../../scene.ts'
import { cellForType, telling } from '../layout/boardSizes.ts'
import { type SheetDesign, type SheetPuzzle, sheetScene } from './sheetContents.ts'

/** The least side of a cell that is comfortable to write in, and the least at all, in points. */
const COMFORTABLE_CELL = 6.5 * MILLIMETRE
const LEAST_CELL = 5 * MILLIMETRE

/** The smallest type on a board that is still clear on a photocopy of a copy, in points. */
const CLEAR_TYPE = 6

/** The tolerance for rounding in floating-point lengths. */
const ROUNDING = 1e-6

/** The boards of one family and shape. */
export interface Kind extends BoardBox {
  /** Its family and shape, `Sudoku 9x9`. */
  readonly name: string
  /** The least comfortable side of a cell, in points. */
  readonly comfortable: number
}

/** The number of puzzles on each page of a sheet, and their places. */
export interface PagePlan {
  /** The number of puzzles on each page; the last page may have fewer. */
  readonly perPage: number
  /** The grid of each page. */
  readonly grid: BoardGrid
}

/** The key of a family and shape. */
export function kindName({ family, puzzle }: Pick<SheetPuzzle, 'family' | 'puzzle'>): string {
  return `${family.title} ${puzzle.shape.text}`
}

/** The kinds of these puzzles. */
export function kindsOf(
  puzzles: Iterable<Pick<SheetPuzzle, 'family' | 'puzzle'>>,
  { typeface }: Pick<SheetDesign, 'typeface'>,
): Kind[] {
  const kinds = new Map<string, Kind>()
  const known = new Set<string>()
  for (const one of puzzles) {
    const name = kindName(one)
    const scene = told(sheetScene(one), typeface)
    // Boards with the same texts need the same cells.
    const look = JSON.stringify([name, scene.marks])
    if (known.has(look)) continue
    known.add(look)
    const comfortable = Math.max(COMFORTABLE_CELL, cellForType(scene, typeface, CLEAR_TYPE))
    const { width, height } = scene
    kinds.set(name, {
      name,
      width,
      height,
      comfortable: Math.max(comfortable, kinds.get(name)?.comfortable ?? 0),
    })
  }
  return [...kinds.values()]
}

/** A board reduced to the texts that determine how small it can be. */
function told(scene: Scene, typeface: SheetDesign['typeface']): Scene {
  const { marks, ...box } = telling(scene, typeface)
  return { ...box, marks: marks.filter(({ mark }) => mark === 'text') }
}

/**
 * The plan for sheets with this number of puzzles. A page has as many as can be written in comfortably, but
 * pages of a sheet are filled evenly. Throws a PuzzleError if a board does not fit.
 */
export function planPages(
  kinds: readonly Kind[],
  count: number,
  room: Room,
  { perPage: asked, paper }: Pick<SheetDesign, 'perPage' | 'paper'>,
): PagePlan {
  for (const kind of kinds) {
    const cell = cellInGrid(kind, { columns: 1, rows: 1 }, room)
    if (cell >= LEAST_CELL - ROUNDING) continue
    throw new PuzzleError(
      'shape',
      `${kind.name} does not fit on ${paper.name}: its cells would be ${millimetreText(cell)} wide, too small to write in`,
    )
  }
  const gridOf = (number: number) => bestGrid(kinds, number, room)
  const has = (number: number, least: (kind: Kind) => number) =>
    kinds.every((kind) => cellInGrid(kind, gridOf(number), room) >= least(kind) - ROUNDING)
  if (asked !== undefined) {
    if (!has(asked, () => LEAST_CELL)) {
      let most = asked
      while (!has(most, () => LEAST_CELL)) most--
      const cell = Math.min(...kinds.map((kind) => cellInGrid(kind, gridOf(asked), room)))
      throw new PuzzleError(
        'value',
        `${asked} puzzles on a page of ${paper.name} would have cells of ${millimetreText(Math.max(0, cell))}, too small to write in; it has room for ${most}`,
      )
    }
    return { perPage: asked, grid: gridOf(asked) }
  }
  let most = 1
  for (let number = 2; number <= count; number++) {
    if (has(number, ({ comfortable }) => comfortable)) most = number
  }
  const perPage = Math.ceil(count / Math.ceil(count / most))
  return { perPage, grid: gridOf(perPage) }
}

/** Whether all boards of a plan are comfortable to write in. */
export function isComfortable(kinds: readonly Kind[], { grid }: PagePlan, room: Room): boolean {
  return kinds.every((kind) => cellInGrid(kind, grid, room) >= kind.comfortable - ROUNDING)
}

function millimetreText(points: number): string {
  return `${(points / MILLIMETRE).toFixed(1)} mm`
}

// How boards are dealt over pages: the grid with the largest cells, and even gaps between its boards.
//
//   ┌───────────────────────┐
//   │  1 ┌─────┐  2 ┌─────┐ │      Each board may have a label above it. All rows have the height of the highest
//   │    └─────┘    └─────┘ │      board, and all columns the width of the widest one. Free space goes evenly
//   │  3 ┌─────┐            │      between and around them; boards that fill the width end at the margins.
//   │    └─────┘            │
//   └───────────────────────┘

/** The box of a board, in cells. */
type BoardBox = Pick<Scene, 'width' | 'height'>

/** A rectangle on a page, in points. */
export interface BoardArea {
  /** The left edge. */
  readonly left: number
  /** The top edge. */
  readonly top: number
  /** The width. */
  readonly width: number
  /** The height. */
  readonly height: number
}

/** The room for the boards of a page. All lengths are in points. */
export interface Room {
  /** The area that boards and labels share. */
  readonly area: BoardArea
  /** The least gap between two boards. */
  readonly gap: number
  /** The height of the label above each board; 0 without labels. */
  readonly label: number
  /** The largest side of a cell. */
  readonly mostCell: number
}

/** The numbers of boards across and down a page. */
export interface BoardGrid {
  /** The number of boards side by side. */
  readonly columns: number
  /** The number of boards from top to bottom. */
  readonly rows: number
}

/** What a grid with empty places is worth, compared with a full one: whole rows look better. */
const WITH_GAPS = 0.85

/** The grid for this number of boards that gives them the largest cells. */
export function bestGrid(boards: readonly BoardBox[], count: number, room: Room): BoardGrid {
  let best: BoardGrid = { columns: 1, rows: count }
  let most = 0
  for (let columns = 1; columns <= count; columns++) {
    const grid = { columns, rows: Math.ceil(count / columns) }
    // Without this, a grid could have an empty column.
    if (Math.ceil(count / grid.rows) < columns) continue
    const cells = boards.reduce((sum, board) => sum + Math.max(0, cellInGrid(board, grid, room)), 0)
    const worth = columns * grid.rows > count ? WITH_GAPS * cells : cells
    if (worth > most) {
      most = worth
      best = grid
    }
  }
  return best
}

/** The side of a board's cells in a grid, in points. */
export function cellInGrid(
  board: BoardBox,
  { columns, rows }: BoardGrid,
  { area, gap, label, mostCell }: Room,
): number {
  const width = (area.width - (columns - 1) * gap) / columns
  const height = (area.height - (rows - 1) * gap) / rows - label
  const fitting = (edge: number) => Math.min((width - edge) / board.width, (height - edge) / board.height)
  // The strokes of the border reach beyond the box; they grow with the cell.
  return Math.min(mostCell, fitting(2 * overhang(Math.max(0, fitting(0)))))
}

/**
 * The share of the free height that is above a single row: it stands slightly above the middle of the page.
 */
const ABOVE_SINGLE = 0.4

/**
 * The left top corner of the board with this index. `width` and `height` are those of the widest and the
 * highest board of the pages, strokes included.
 */
export function placeIn(
  { columns, rows }: BoardGrid,
  index: number,
  { width, height }: BoardBox,
  { area, gap, label }: Room,
): { readonly x: number; readonly y: number } {
  const across = dealt(area.width, columns, width, gap)
  const down = dealt(area.height, rows, label + height, gap)
  const above = rows === 1 ? 2 * ABOVE_SINGLE * down.before : down.before
  return {
    x: area.left + across.before + (index % columns) * (width + across.between),
    y: area.top + above + Math.floor(index / columns) * (label + height + down.between) + label,
  }
}

/** Deals free space before, between and after parts of equal length. */
function dealt(length: number, parts: number, part: number, gap: number) {
  const free = length - parts * part
  const between = Math.max(gap, free / (parts + 1))
  return { before: (free - (parts - 1) * between) / 2, between }
}
