// Groups of cells in an ipuz document: a rectangle [left, top, right, bottom], or a list of cells [column,
// row], from 0. Zones describe the boxes of a Sudoku.

import { PuzzleError, type Span } from '../../families/error.ts'

/** The cells of a group, in reading order. Throws a PuzzleError. */
export function groupCells(group: unknown, size: number, at: Span): number[] {
  const { rect, cells } = (group ?? {}) as Record<string, unknown>
  const isPlace = (value: unknown): value is number =>
    Number.isInteger(value) && (value as number) >= 0 && (value as number) < size
  if (Array.isArray(rect) && rect.length === 4 && rect.every(isPlace)) {
    const [left, top, right, bottom] = rect
    return Array.from({ length: size * size }, (_, cell) => cell).filter((cell) => {
      const [row, column] = [Math.floor(cell / size), cell % size]
      return row >= top && row <= bottom && column >= left && column <= right
    })
  }
  const list = Array.isArray(cells) ? cells : []
  const isCell = (cell: unknown) => Array.isArray(cell) && cell.length === 2 && cell.every(isPlace)
  if (list.length >= 1 && list.length <= size * size && list.every(isCell)) {
    return list.map(([column, row]) => row * size + column).sort((one, other) => one - other)
  }
  throw new PuzzleError(
    'cage',
    `a group of cells needs "cells", places [column, row] from 0 to ${size - 1}, or "rect"`,
    at,
  )
}

/** The boxes that zones describe. Throws a PuzzleError for zones that are not boxes of one form. */
export function boxesOfZones(
  zones: unknown,
  size: number,
  at: Span,
): { readonly boxRows: number; readonly boxColumns: number } {
  const list = Array.isArray(zones) && zones.length === size ? zones : []
  const groups = list.map((zone) => groupCells(zone, size, at))
  const [first = []] = groups
  const boxColumns = first.filter((cell) => cell < size).length
  const boxRows = size / boxColumns
  const expected = zonesOf(size, boxRows, boxColumns).map((zone) => String(groupCells(zone, size, at)))
  const found = groups.map(String)
  if (found.length === size && expected.every((box) => found.includes(box))) return { boxRows, boxColumns }
  throw new PuzzleError('shape', '"zones" must be boxes of one form; other regions are not supported', at)
}

/** The boxes of a board as zones. */
export function zonesOf(
  size: number,
  boxRows: number,
  boxColumns: number,
): { readonly rect: readonly number[] }[] {
  if (!Number.isInteger(boxRows) || !Number.isInteger(boxColumns)) return []
  return Array.from({ length: size }, (_, box) => {
    const top = Math.floor(box / boxRows) * boxRows
    const left = (box % boxRows) * boxColumns
    return { rect: [left, top, left + boxColumns - 1, top + boxRows - 1] }
  })
}
