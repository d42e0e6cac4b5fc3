// KenKen: each row and column holds each number once, and the numbers of each cage give its target by its
// operator.

import { cellName } from '../cellNamesAndFaults.ts'
import { memo } from '../memo.ts'
import type { Puzzle, Shape } from '../puzzle.ts'

/** The operators of cages. `=` is the operator of a single cell. */
export const OPERATORS = ['+', '-', 'x', '/', '='] as const

/** An operator of a cage. */
export type Operator = (typeof OPERATORS)[number]

/** The operators as printed, on boards and in sentences. */
export const OPERATOR_SIGNS: Readonly<Record<Operator, string>> = {
  '+': '+',
  '-': '−',
  x: '×',
  '/': '÷',
  '=': '',
}

/** The largest target. Products above it are not exact. */
export const LARGEST_TARGET = Number.MAX_SAFE_INTEGER

/** A cage: cells whose numbers give a target. */
export interface Cage {
  /** The operator. For a single cell, whose value is the target, any operator is allowed. */
  readonly operator: Operator
  /** The result of the operator. */
  readonly target: number
  /** The cells of the cage. */
  readonly cells: readonly number[]
}

/** The shape of a KenKen: its size. */
export interface KenkenShape extends Shape {
  /** The number of cells along a side, which is also the largest value. */
  readonly size: number
}

/** A KenKen. Its clues are its cages. */
export interface KenkenPuzzle extends Puzzle<KenkenShape> {
  /** The cages. No cell is in two cages. */
  readonly cages: readonly Cage[]
}

/** The shape with this number of rows and columns. */
export function kenkenShape(size: number): KenkenShape {
  return { rows: size, columns: size, text: `${size}x${size}`, size }
}

/** Makes a puzzle from these cages. */
export function makePuzzle(shape: KenkenShape, cages: readonly Cage[]): KenkenPuzzle {
  return { shape, givens: new Array<number>(shape.size * shape.size).fill(0), cages }
}

/** For each cell, the index of its cage; -1 if the cell has no cage. */
export function cagesOfCells({ shape, cages }: KenkenPuzzle): number[] {
  const cageOf = new Array<number>(shape.size * shape.size).fill(-1)
  cages.forEach(({ cells }, index) => {
    for (const cell of cells) cageOf[cell] = index
  })
  return cageOf
}

/**
 * Groups cells by cage: from the cage of each cell, lists the cells of each cage. Cages are in the order of
 * their first cells.
 */
export function cellsOfCages(cageOf: readonly number[]): Map<number, number[]> {
  const cells = new Map<number, number[]>()
  cageOf.forEach((cage, cell) => {
    const known = cells.get(cage)
    if (known) known.push(cell)
    else cells.set(cage, [cell])
  })
  return cells
}

/** For each cell, the cells that share a side with it. */
export const edgeNeighbours = memo(String, (size: number): readonly (readonly number[])[] =>
  Array.from({ length: size * size }, (_, cell) => {
    const found: number[] = []
    if (cell >= size) found.push(cell - size)
    if (cell % size > 0) found.push(cell - 1)
    if (cell % size < size - 1) found.push(cell + 1)
    if (cell < size * (size - 1)) found.push(cell + size)
    return found
  }),
)

/**
 * The result of an operator for numbers with this sum, product and maximum; -1 if the result is negative or not
 * a whole number.
 */
export function result(operator: Operator, sum: number, product: number, head: number): number {
  if (operator === '+') return sum
  if (operator === 'x') return product
  if (operator === '-') return Math.max(2 * head - sum, -1)
  const quotient = (head * head) / product
  return operator === '/' && Number.isInteger(quotient) ? quotient : -1
}

/** The result of an operator for the numbers of a full cage; -1 if there is none. */
export function resultOf(operator: Operator, values: readonly number[]): number {
  if (values.length === 1) return values[0]
  return result(
    operator,
    values.reduce((sum, value) => sum + value),
    values.reduce((product, value) => product * value),
    Math.max(...values),
  )
}

/** The primes up to 9. */
export const PRIMES = [2, 3, 5, 7]

/** The exponent of a prime in a number. */
export function exponentOf(prime: number, value: number): number {
  let exponent = 0
  for (let rest = value; rest > 0 && rest % prime === 0; rest /= prime) exponent++
  return exponent
}

/** The clue of a cage as printed: `240×`, or only the number for a single cell. */
export function clueOf({ target, operator, cells }: Cage): string {
  return cells.length === 1 ? `${target}` : `${target}${OPERATOR_SIGNS[operator]}`
}

/** A cage's name in messages, by its first cell in reading order: `11+ at r1c1`. */
export function cageName(cage: Cage, shape: KenkenShape): string {
  return `${cage.target}${cage.operator} at ${cellName(shape, Math.min(...cage.cells))}`
}

/** The maximum number of cells in a generated cage, as in Keen. Larger cages can be read, but are not published. */
export const LARGEST_CAGE = 6
