// Translates groups of cells in ipuz documents: zones describe the boxes of a Sudoku, and cages are those of a calcudoku,
// {"cells": [[column, row], ...], "value": 12, "operator": "+"}, which KenKen writes in its own notation. A group is a
// rectangle [left, top, right, bottom] or a list of cells [column, row], counted from 0.

import type { PlayedCage } from '../../families/playing.ts'
import type { Shape } from '../../families/puzzle.ts'
import { PuzzleError, quote, type Span } from '../../families/puzzleError.ts'
import type { Boxes } from './sudokuCells.ts'

const OPERATORS: Readonly<Record<string, string>> = {
  '+': '+',
  '-': '-',
  '*': 'x',
  x: 'x',
  X: 'x',
  '×': 'x',
  '/': '/',
  '÷': '/',
  '=': '=',
}

/**
 * Translates cages into the notation of KenKen; a given outside of the cages becomes a cage of one cell. Throws a PuzzleError.
 */
export function cageLines(cages: unknown, size: number, givens: readonly number[], at: Span): string {
  if (!Array.isArray(cages) || cages.length > size * size) {
    throw new PuzzleError('cage', `"cages" must be a list of 1 to ${size * size} cages`, at)
  }
  const texts = cages.map((cage) => cageText(cage, size, at))
  const caged = new Set(texts.flatMap(({ cells }) => cells))
  const single = givens.flatMap((given, cell) => {
    if (given === 0) return []
    if (!caged.has(cell)) return `${given} = ${kenkenCellName(cell, size)}`
    const message = `the cell ${kenkenCellName(cell, size)} has a value and a cage; expected only one of them`
    throw new PuzzleError('cage', message, at)
  })
  return `${size}: ${[...texts.map(({ text }) => text), ...single].join('; ')}`
}

function cageText(cage: unknown, size: number, at: Span) {
  const cells = groupCells(cage, size, at)
  const { value, operator = cells.length === 1 ? '=' : undefined } = cage as Record<string, unknown>
  if (!/^\d{1,15}$/.test(String(value))) {
    throw new PuzzleError('cage', 'a cage needs a "value", a whole number', at)
  }
  const sign = Object.hasOwn(OPERATORS, String(operator)) ? OPERATORS[String(operator)] : undefined
  if (sign === undefined) {
    const what = operator === undefined ? 'without an operator' : `with the operator ${quote(`${operator}`)}`
    throw new PuzzleError('operator', `a cage ${what} is not supported; expected + - * /`, at)
  }
  return { text: `${value} ${sign} ${cells.map((cell) => kenkenCellName(cell, size)).join(' ')}`, cells }
}

/** A cell in the notation of KenKen: the row's letter and the column's number. */
export function kenkenCellName(cell: number, size: number): string {
  return `${String.fromCharCode(65 + Math.floor(cell / size))}${(cell % size) + 1}`
}

/** The cages of a puzzle as objects of ipuz. */
export function cagesAsIpuz(cages: readonly PlayedCage[], { columns }: Shape): object[] {
  return cages.map(({ target, operator, cells }) => ({
    cells: cells.map((cell) => [cell % columns, Math.floor(cell / columns)] as const),
    value: target,
    ...(cells.length > 1 && { operator: operator === 'x' ? '*' : operator }),
  }))
}

/** The cells of a group, in reading order. Throws a PuzzleError. */
function groupCells(group: unknown, size: number, at: Span): number[] {
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
  const message = `a group of cells needs "cells", places [column, row] from 0 to ${size - 1}, or "rect"`
  throw new PuzzleError('cage', message, at)
}

/** The boxes that zones describe. Throws a PuzzleError for zones that are not boxes of the same size. */
export function boxesOfZones(zones: unknown, size: number, at: Span): Boxes {
  const list = Array.isArray(zones) && zones.length === size ? zones : []
  const groups = list.map((zone) => groupCells(zone, size, at))
  const [first = []] = groups
  const boxColumns = first.filter((cell) => cell < size).length
  const boxRows = size / boxColumns
  const expected = zonesOf(size, { boxRows, boxColumns }).map((zone) => String(groupCells(zone, size, at)))
  const found = groups.map(String)
  if (found.length === size && expected.every((box) => found.includes(box))) return { boxRows, boxColumns }
  throw new PuzzleError(
    'shape',
    '"zones" must be boxes of the same size; other regions are not supported',
    at,
  )
}

/** The boxes of a board as zones. */
export function zonesOf(size: number, { boxRows, boxColumns }: Boxes): object[] {
  if (!Number.isInteger(boxRows) || !Number.isInteger(boxColumns)) return []
  return Array.from({ length: size }, (_, box) => {
    const top = Math.floor(box / boxRows) * boxRows
    const left = (box % boxRows) * boxColumns
    return { rect: [left, top, left + boxColumns - 1, top + boxRows - 1] }
  })
}
