// KenKen: rows and columns hold each number once, and the numbers of each cage give its target by its operator.

import { cellName } from '../grid.ts'
import type { Puzzle, Shape } from '../puzzle.ts'

/** What cages can ask for; `=` is that of a single cell. */
export const OPERATORS = ['+', '-', 'x', '/', '='] as const

/** What a cage asks for. */
export type Operator = (typeof OPERATORS)[number]

/** Products above this are not exact any more; no cage may ask for one. */
export const LARGEST_TARGET = Number.MAX_SAFE_INTEGER

/** Cells whose numbers give a target. */
export interface Cage {
  /** Of a single cell, whose value is the target, any operator may be written. */
  readonly operator: Operator
  /** What the operator makes of the numbers. */
  readonly target: number
  /** The cells of the cage. */
  readonly cells: readonly number[]
}

/** How large a KenKen is. */
export interface KenkenShape extends Shape {
  /** Cells along a side, and the largest value. */
  readonly size: number
}

/** A KenKen: its clues are its cages. */
export interface KenkenPuzzle extends Puzzle<KenkenShape> {
  /** No cell is in two of them. */
  readonly cages: readonly Cage[]
}

/** The shape of so many rows and columns. */
export function kenkenShape(size: number): KenkenShape {
  return { rows: size, columns: size, text: `${size}x${size}`, size }
}

/** A puzzle of these cages. */
export function makePuzzle(shape: KenkenShape, cages: readonly Cage[]): KenkenPuzzle {
  return { shape, givens: new Array<number>(shape.size * shape.size).fill(0), cages }
}

/** What the operator makes of numbers with this sum, product and largest; -1 for a remainder or less than 0. */
export function result(operator: Operator, sum: number, product: number, head: number): number {
  if (operator === '+') return sum
  if (operator === 'x') return product
  if (operator === '-') return Math.max(2 * head - sum, -1)
  const quotient = (head * head) / product
  return operator === '/' && Number.isInteger(quotient) ? quotient : -1
}

/** What the operator makes of the numbers of a full cage; -1 if nothing. */
export function resultOf(operator: Operator, values: readonly number[]): number {
  if (values.length === 1) return values[0]
  return result(
    operator,
    values.reduce((sum, value) => sum + value),
    values.reduce((product, value) => product * value),
    Math.max(...values),
  )
}

/** A cage as a sentence names it: `11+ at r1c1`, by its first cell in reading order. */
export function cageName(cage: Cage, shape: KenkenShape): string {
  return `${cage.target}${cage.operator} at ${cellName(shape, Math.min(...cage.cells))}`
}

/** Cells of a cage that is made, at most, as in Keen: larger ones are read, but nobody prints them. */
export const LARGEST_CAGE = 6
