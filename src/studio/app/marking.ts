// From where a pointer is on a board to what a tool marks there.

import type { MarkedPlace } from '../../families/setting.ts'
import type { SettingForm } from '../engine/tasks.ts'

/** A tool as the page has it. */
export type PageTool = SettingForm['tools'][number]

/** A point on a board, in cells from its top left corner. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** The size of a board. */
export interface Size {
  readonly rows: number
  readonly columns: number
}

/** The cell at a point; undefined outside the board. */
export function cellAt({ x, y }: Point, { rows, columns }: Size): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)]
  return row >= 0 && row < rows && column >= 0 && column < columns ? row * columns + column : undefined
}

/** The cells that a tool marks at a point; undefined if it marks nothing there. Paths and areas are drawn cell by cell. */
export function markedAt(point: Point, tool: PageTool, size: Size): readonly number[] | undefined {
  return MARKERS[tool.place](point, size, tool)
}

type Marker = (point: Point, size: Size, tool: PageTool) => readonly number[] | undefined

const oneCell: Marker = (point, size) => {
  const cell = cellAt(point, size)
  return cell === undefined ? undefined : [cell]
}

const MARKERS: Readonly<Record<MarkedPlace, Marker>> = {
  cell: oneCell,
  path: oneCell,
  area: oneCell,
  edge(point, size) {
    const { x, y } = point
    // The nearest of the four edges of the cell under the pointer.
    const [across, down] = [x - Math.floor(x), y - Math.floor(y)]
    const edges = [
      { distance: across, dx: -1, dy: 0 },
      { distance: 1 - across, dx: 1, dy: 0 },
      { distance: down, dx: 0, dy: -1 },
      { distance: 1 - down, dx: 0, dy: 1 },
    ].sort((one, other) => one.distance - other.distance)
    const [{ dx, dy }] = edges
    const cells = [cellAt(point, size), cellAt({ x: x + dx, y: y + dy }, size)]
    return cells.every((cell) => cell !== undefined) ? cells.sort((one, other) => one - other) : undefined
  },
  corner({ x, y }, size) {
    const [column, row] = [Math.round(x), Math.round(y)]
    const around = [
      [-0.5, -0.5],
      [0.5, -0.5],
      [-0.5, 0.5],
      [0.5, 0.5],
    ].map(([dx, dy]) => cellAt({ x: column + dx, y: row + dy }, size))
    return around.every((cell) => cell !== undefined) ? around : undefined
  },
  outside({ x, y }, size, { lines = [] }) {
    const near = lines
      .map((line) => ({ line, place: placeOutside(line, size) }))
      .map(({ line, place }) => ({ line, distance: Math.hypot(place.x + 0.5 - x, place.y + 0.5 - y) }))
      .sort((one, other) => one.distance - other.distance)[0]
    return near && near.distance < 1 ? near.line : undefined
  },
}

/** The square outside of a board where the clue of a line stands: before its first cell. */
export function placeOutside([first, second]: readonly number[], { columns }: Size): Point {
  const place = (cell: number) => ({ x: cell % columns, y: Math.floor(cell / columns) })
  const [from, to] = [place(first), place(second)]
  return { x: 2 * from.x - to.x, y: 2 * from.y - to.y }
}

/**
 * What is marked when the pointer moves on to a cell while it draws: a path grows by cells that touch its end, or is taken back to a
 * cell that it has; an area grows by any cell.
 */
export function grown(
  cells: readonly number[],
  cell: number,
  { place, mostCells = Infinity }: PageTool,
  { columns }: Size,
): readonly number[] {
  if (place === 'area') return cells.includes(cell) || cells.length >= mostCells ? cells : [...cells, cell]
  const at = cells.indexOf(cell)
  if (at >= 0) return cells.slice(0, at + 1)
  const last = cells[cells.length - 1]
  const [dx, dy] = [
    (cell % columns) - (last % columns),
    Math.floor(cell / columns) - Math.floor(last / columns),
  ]
  return Math.max(Math.abs(dx), Math.abs(dy)) === 1 && cells.length < mostCells ? [...cells, cell] : cells
}

/** The marked cells after an arrow key; with Shift, drawn cells grow, and an edge is marked. */
export function marksMoved(
  cells: readonly number[],
  [dx, dy]: readonly [number, number],
  isGrowing: boolean,
  tool: PageTool,
  size: Size,
): readonly number[] {
  if (tool.place === 'outside') return neighbourLine(cells, dx + dy, tool)
  const last = cells.at(-1)
  if (last === undefined) return [0]
  const [x, y] = [(last % size.columns) + dx + 0.5, Math.floor(last / size.columns) + dy + 0.5]
  const next = cellAt({ x, y }, size)
  if (next === undefined) return cells
  if (tool.place === 'corner')
    return markedAt({ x: Math.max(1, x - 0.5), y: Math.max(1, y - 0.5) }, tool, size) ?? cells
  if (!isGrowing) return [next]
  if (tool.place === 'edge') return [last, next].sort((one, other) => one - other)
  return isDrawn(tool) ? grown(cells, next, tool, size) : [next]
}

/** The cell after the marked one in the order of reading. */
export function nextCell(cells: readonly number[], { rows, columns }: Size): number {
  return ((cells.at(-1) ?? -1) + 1) % (rows * columns)
}

/** The line before or after the marked one, in the order of the tool. */
function neighbourLine(cells: readonly number[], by: number, { lines = [] }: PageTool): readonly number[] {
  const found = lines.findIndex((line) => line.join() === cells.join())
  // If none is marked, the first or the last one is.
  const at = Math.max(found, by > 0 ? -1 : 0)
  return lines[(at + by + lines.length) % lines.length] ?? cells
}

/** Whether a tool draws several cells one by one. */
export const isDrawn = ({ place }: Pick<PageTool, 'place'>): boolean => place === 'path' || place === 'area'

/** Whether something is typed or chosen for a tool's clues. */
export const hasText = ({ entry }: Pick<PageTool, 'entry'>): boolean =>
  entry.numbers !== undefined || (entry.choices?.length ?? 0) > 1

/** Whether a clue of the tool waits for a text. */
export const needsText = (tool: Pick<PageTool, 'entry'>): boolean => hasText(tool) && !tool.entry.isOptional

/** The text of a clue for which nothing is typed yet. */
export const usualText = ({ entry }: Pick<PageTool, 'entry'>): string =>
  entry.numbers ? '' : (entry.choices?.[0] ?? '')
