// Arranges the boards of a page: finds the grid with the largest cells, and divides the free space evenly between the
// boards.
//
//   ┌───────────────────────┐
//   │  1 ┌─────┐  2 ┌─────┐ │      Each board may have a label above it. All rows have the height of the highest
//   │    └─────┘    └─────┘ │      board, and all columns the width of the widest one. Free space goes evenly
//   │  3 ┌─────┐            │      between and around them; boards that fill the width end at the margins.
//   │    └─────┘            │
//   └───────────────────────┘

import { overhang } from '../render/strokeWidths.ts'
import type { BoardSize } from './boardScenesAndSizes.ts'

/** The numbers of blocks across and down a page. */
export interface Grid {
  /** The number of blocks side by side. */
  readonly columns: number
  /** The number of blocks from top to bottom. */
  readonly rows: number
}

/** The number of blocks in a grid. */
export function sizeOf({ columns, rows }: Grid): number {
  return columns * rows
}

/** Splits a list into pieces of the same length; the last may be shorter. */
export function chunks<T>(items: readonly T[], length: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / length) }, (_, index) =>
    items.slice(index * length, (index + 1) * length),
  )
}

/** Groups items by key, without changing their order. */
export function byKey<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) {
    const group = groups.get(keyOf(item))
    if (group) group.push(item)
    else groups.set(keyOf(item), [item])
  }
  return groups
}

/** The room for the boards of a page. All lengths are in points. */
export interface Room {
  /** The area that boards and labels share. */
  readonly area: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
  /** The least gap between two boards. */
  readonly gap: number
  /** The height of the label above each board; 0 without labels. */
  readonly label: number
  /** The largest side of a cell. */
  readonly mostCell: number
}

/** The factor by which a grid with empty places is rated lower than a full grid: complete rows look better. */
const WITH_GAPS = 0.85

/** The grid for this number of boards that gives them the largest cells. */
export function bestGrid(boards: readonly BoardSize[], count: number, room: Room): Grid {
  let best: Grid = { columns: 1, rows: count }
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
  board: BoardSize,
  { columns, rows }: Grid,
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
  { columns, rows }: Grid,
  index: number,
  { width, height }: BoardSize,
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

/** Divides free space before, between and after parts of equal length. */
function dealt(length: number, parts: number, part: number, gap: number) {
  const free = length - parts * part
  const between = Math.max(gap, free / (parts + 1))
  return { before: (free - (parts - 1) * between) / 2, between }
}
