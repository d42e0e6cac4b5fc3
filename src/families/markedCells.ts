// Whether marked cells form a place for a clue, and in which order a clue lists them.

import type { Shape } from './puzzle.ts'
import type { MarkedPlace, Tool } from './setting.ts'

/** Descriptions of places, for messages. */
const WHAT: Readonly<Record<MarkedPlace, string>> = {
  cell: 'one cell',
  edge: 'two cells that share a side',
  corner: 'the four cells around a corner',
  path: 'two or more cells, each of which touches the one before',
  area: 'cells that are connected by their sides',
  outside: 'a line that can have a clue at its end',
}

/** Describes the cells that a clue of a tool needs. */
export function whatToMark({ place, mostCells }: Tool): string {
  return mostCells === undefined ? WHAT[place] : `${WHAT[place]}, at most ${mostCells}`
}

/** Whether these cells, which are on the board and all different, form a place for a clue of a tool. */
export function isMarkable(tool: Tool, cells: readonly number[], shape: Shape): boolean {
  const { place, lines = [], mostCells = Infinity } = tool
  if (cells.length > mostCells) return false
  if (place === 'outside') return lines.some((line) => isSameList(line, cells))
  if (place === 'area') return cells.length > 0 && partsOfArea(cells, shape).length === 1
  if (place === 'path') {
    const steps = cells.slice(1).map((cell, index) => stepsBetween(cells[index], cell, shape))
    return cells.length > 1 && steps.every((step) => Math.max(...step) === 1)
  }
  if (place === 'edge') return cells.length === 2 && isBeside(cells[0], cells[1], shape)
  if (place === 'cell') return cells.length === 1
  const [first, ...others] = inReadingOrder(cells)
  const around = others.map((cell) => stepsBetween(first, cell, shape).join())
  return cells.length === 4 && isSameList(around, ['0,1', '1,0', '1,1'])
}

/** The cells in the order in which clues of a tool list them. */
export function inOrderOf({ place, isReversible }: Tool, cells: readonly number[]): readonly number[] {
  if (place !== 'path' && place !== 'outside') return inReadingOrder(cells)
  const reversed = cells.toReversed()
  return isReversible && compareCells(reversed, cells) < 0 ? reversed : cells
}

/** The parts of these cells that are connected by their sides, each in reading order. */
export function partsOfArea(cells: readonly number[], shape: Shape): number[][] {
  const left = new Set(inReadingOrder(cells))
  const parts: number[][] = []
  for (const first of left) {
    const part = [first]
    left.delete(first)
    for (const cell of part) {
      for (const next of left) if (isBeside(cell, next, shape) && left.delete(next)) part.push(next)
    }
    parts.push(inReadingOrder(part))
  }
  return parts
}

/** Compares lists of cells, cell by cell. */
export function compareCells(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((cell, index) => cell !== other[index])
  return at < 0 ? one.length - other.length : one[at] - (other[at] ?? -1)
}

/** Whether two lists have the same entries in the same order. */
export function isSameList<T>(one: readonly T[], other: readonly T[]): boolean {
  return one.length === other.length && one.every((entry, index) => entry === other[index])
}

const inReadingOrder = (cells: readonly number[]) => cells.toSorted((one, other) => one - other)

/** How many rows and columns two cells are apart. */
function stepsBetween(one: number, other: number, { columns }: Shape): [rows: number, columns: number] {
  const rows = Math.floor(other / columns) - Math.floor(one / columns)
  return [Math.abs(rows), Math.abs((other % columns) - (one % columns))]
}

function isBeside(one: number, other: number, shape: Shape): boolean {
  const [rows, columns] = stepsBetween(one, other, shape)
  return rows + columns === 1
}
