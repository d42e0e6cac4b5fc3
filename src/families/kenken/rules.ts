// KenKen: every row and every column holds each of 1..n once, and the numbers of every cage (an outlined
// group of cells) give its target under its operator. After Norvig's notebook "KenKen Puzzles" (2016, 2021).
//
//   11+|2/   .     11+: two numbers with the sum 11        2/: 2 and 1, 4 and 2 or 6 and 3, either way round
//   .  |20x 6x     20x: 4 and 5                            equal numbers may share a cage, but no line
//
// A difference or quotient may have any number of cells: one of them is the head, all others are taken from
// it (6 - 3 - 2 - 1 = 0, 8 / 2 / 2 = 2), and division leaves no remainder. Nothing says which cell is the
// head, but targets are not negative, so it must be one with the largest number.

import { PuzzleError, quote, type Span } from '../error.ts'
import type { Fault, Puzzle, Removal, Shape } from '../family.ts'
import { cellName, lineName, outOfRange, repeats, rowsAndColumns } from '../grid.ts'

export const OPERATORS = ['+', '-', 'x', '/', '='] as const
export type Operator = (typeof OPERATORS)[number]

/** Products above this are not exact any more; no cage may ask for one. */
export const LARGEST_TARGET = Number.MAX_SAFE_INTEGER

export interface Cage {
  /** Of a single cell, whose value is the target, any operator may be written. */
  readonly operator: Operator
  readonly target: number
  readonly cells: readonly number[]
}

export interface KenkenShape extends Shape {
  /** Cells along a side, and the largest value. */
  readonly size: number
}

export interface KenkenPuzzle extends Puzzle<KenkenShape> {
  readonly cages: readonly Cage[]
}

const SMALLEST_SIZE = 3
const LARGEST_SIZE = 9

export const SHAPES = Array.from(
  { length: LARGEST_SIZE - SMALLEST_SIZE + 1 },
  (_, index) => makeShape(SMALLEST_SIZE + index).text,
)

export function makeShape(size: number): KenkenShape {
  return { rows: size, columns: size, text: `${size}x${size}`, size }
}

export function parseShape(text: string, at?: Span): KenkenShape {
  if (SHAPES.includes(text)) return makeShape(Number(text[0]))
  throw new PuzzleError('shape', `${quote(text)} is not a KenKen shape: ${SHAPES.join(', ')}`, at)
}

/** The shape that the size before a puzzle's colon means, which must be the known one if there is one. */
export function shapeOfSize(size: Span, known?: KenkenShape): KenkenShape {
  if (known && size.text !== String(known.size)) {
    throw new PuzzleError('shape', `the size ${quote(size.text)} is not that of a ${known.text} board`, size)
  }
  if (/^[3-9]$/.test(size.text)) return makeShape(Number(size.text))
  const range = `${SMALLEST_SIZE} to ${LARGEST_SIZE}`
  throw new PuzzleError('shape', `${quote(size.text)} is not a KenKen size from ${range}`, size)
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

export function faults({ shape, cages }: KenkenPuzzle, values: ArrayLike<number>): Fault[] {
  const cells = Array.from(values, (_, cell) => cell)
  const inLines = rowsAndColumns(shape).flatMap((line, index) =>
    repeats(values, line, lineName(shape, index)),
  )
  const inCages = cages.flatMap((cage) => {
    const numbers = cage.cells.map((cell) => values[cell])
    if (numbers.includes(0) || resultOf(cage.operator, numbers) === cage.target) return []
    return { rule: `cage ${cageName(cage, shape)} has ${numbers.join(', ')}`, cells: cage.cells }
  })
  return [...outOfRange(values, cells, 1, shape.size), ...inLines, ...inCages]
}

/** Cells of a cage that is made, at most, as in Keen: larger ones are read, but nobody prints them. */
export const LARGEST_CAGE = 6

/**
 * Each pair of neighbouring cages merged into one that is not too large, for each operator that the solution allows
 * for it.
 */
export function removals(puzzle: KenkenPuzzle, solution: ArrayLike<number>): Removal<KenkenPuzzle>[] {
  const { shape, cages } = puzzle
  return neighbours(puzzle).flatMap(([first, second]) => {
    const cells = [...cages[first].cells, ...cages[second].cells].sort((a, b) => a - b)
    if (cells.length > LARGEST_CAGE) return []
    const values = cells.map((cell) => solution[cell])
    return OPERATORS.flatMap((operator) => {
      const target = resultOf(operator, values)
      if (target < 0) return []
      const names = `${cageName(cages[first], shape)} and ${cageName(cages[second], shape)}`
      const merged = cages.toSpliced(second, 1).with(first, { operator, target, cells })
      return {
        clue: `cages ${names} merged into ${target}${operator}`,
        puzzle: { ...puzzle, cages: merged },
      }
    })
  })
}

/** The pairs of cages that touch along an edge, the earlier cage first. */
function neighbours({ shape, cages }: KenkenPuzzle): [number, number][] {
  const cageOf = new Map(cages.flatMap(({ cells }, index) => cells.map((cell) => [cell, index] as const)))
  const pairs = new Map<number, [number, number]>()
  for (const line of rowsAndColumns(shape)) {
    for (let place = 1; place < line.length; place++) {
      const [one, other] = [cageOf.get(line[place - 1]), cageOf.get(line[place])]
      if (one === undefined || other === undefined || one === other) continue
      const [first, second] = [Math.min(one, other), Math.max(one, other)]
      pairs.set(first * cages.length + second, [first, second])
    }
  }
  return Array.from(pairs)
    .sort(([a], [b]) => a - b)
    .map(([, pair]) => pair)
}
