// The cages of an ipuz calcudoku: {"cells": [[column, row], ...], "value": 12, "operator": "+"}, from and to the notation of
// KenKen.

import { PuzzleError, quote, type Span } from '../../families/error.ts'
import type { PlayedCage } from '../../families/playing.ts'
import type { Shape } from '../../families/puzzle.ts'
import { groupCells } from './ipuzZones.ts'

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

/** A cage of an ipuz document. */
interface IpuzCage {
  readonly cells: readonly (readonly [column: number, row: number])[]
  readonly value: number
  readonly operator?: string
}

/** The cages as KenKen writes them; a given outside the cages becomes a cage of one cell. Throws a PuzzleError. */
export function cageLines(cages: unknown, size: number, givens: readonly number[], at: Span): string {
  if (!Array.isArray(cages) || cages.length > size * size) {
    throw new PuzzleError('cage', `"cages" must be a list of 1 to ${size * size} cages`, at)
  }
  const texts = cages.map((cage) => cageText(cage, size, at))
  const caged = new Set(texts.flatMap(({ cells }) => cells))
  const single = givens.flatMap((given, cell) => {
    if (given === 0) return []
    if (!caged.has(cell)) return `${given} = ${cellName(cell, size)}`
    throw new PuzzleError(
      'cage',
      `the cell ${cellName(cell, size)} has a value and a cage; expected only one of them`,
      at,
    )
  })
  return `${size}: ${[...texts.map(({ text }) => text), ...single].join('; ')}`
}

function cageText(
  cage: unknown,
  size: number,
  at: Span,
): { readonly text: string; readonly cells: readonly number[] } {
  const cells = groupCells(cage, size, at)
  const { value, operator = cells.length === 1 ? '=' : undefined } = cage as Record<string, unknown>
  if (!/^\d{1,15}$/.test(String(value))) {
    throw new PuzzleError('cage', 'a cage needs a "value", a whole number', at)
  }
  const sign = Object.hasOwn(OPERATORS, String(operator)) ? OPERATORS[String(operator)] : undefined
  if (sign === undefined) {
    const what =
      operator === undefined ? 'without an operator' : `with the operator ${quote(String(operator))}`
    throw new PuzzleError('operator', `a cage ${what} is not supported; expected + - * /`, at)
  }
  return { text: `${value} ${sign} ${cells.map((cell) => cellName(cell, size)).join(' ')}`, cells }
}

/** A cell in the notation of KenKen: the row's letter and the column's number. */
function cellName(cell: number, size: number): string {
  return `${String.fromCharCode(65 + Math.floor(cell / size))}${(cell % size) + 1}`
}

/** The cages of a puzzle as objects of ipuz. */
export function cagesAsIpuz(cages: readonly PlayedCage[], { columns }: Shape): IpuzCage[] {
  return cages.map(({ target, operator, cells }) => ({
    cells: cells.map((cell) => [cell % columns, Math.floor(cell / columns)] as const),
    value: target,
    ...(cells.length > 1 && { operator: operator === 'x' ? '*' : operator }),
  }))
}
