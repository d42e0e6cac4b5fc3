// Boards of lines with sums with some eliminations, and what a line can hold, by trying everything.

import { below, type Rng } from '../../../src/kernel/rng.ts'
import { candidatesOf, seen } from '../../support/closure.ts'
import { type Board, randomBoard } from './boards.ts'

/** A board with its known facts. */
export interface Position extends Board {
  readonly values: readonly number[]
  readonly candidates: readonly (readonly number[])[]
}

/** All ways to fill cells with different candidates. */
export function fillings({ candidates }: Position, cells: readonly number[]): number[][] {
  return cells.reduce<number[][]>(
    (known, cell) =>
      known.flatMap((filling) =>
        candidates[cell].flatMap((value) => (filling.includes(value) ? [] : [[...filling, value]])),
      ),
    [[]],
  )
}

export function openCells({ values, lines }: Position, line: number): number[] {
  return lines[line].filter((cell) => values[cell] === 0)
}

export function needsOf({ values, lines, sums }: Position, line: number): number {
  return lines[line].reduce((needs, cell) => needs - values[cell], sums[line])
}

export const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0)

/** The fillings of a line that have its sum; nothing if the line or the list of its sets is too long. */
export function lineFillings(position: Position, line: number): number[][] | undefined {
  const cells = openCells(position, line)
  if (cells.length < 2 || cells.length > 5) return undefined
  const needs = needsOf(position, line)
  const found = fillings(position, cells).filter((filling) => sumOf(filling) === needs)
  return cells.length > 3 && countSets(found) > 24 ? undefined : found
}

export function countSets(found: readonly (readonly number[])[]): number {
  return new Set(found.map((filling) => filling.toSorted((a, b) => a - b).join(' '))).size
}

/** The candidates that occur in none of these fillings. */
export function lacking(
  position: Position,
  cells: readonly number[],
  found: readonly (readonly number[])[],
): string[] {
  return cells.flatMap((cell, index) =>
    position.candidates[cell].flatMap((value) =>
      found.some((filling) => filling[index] === value) ? [] : `${cell} ${value}`,
    ),
  )
}

export function lineIndices({ lines }: Position): number[] {
  return [...lines.keys()]
}

export function unusedOf({ values, first }: Position): number[] {
  return values.map((_, index) => first + index).filter((number) => !values.includes(number))
}

/** All choices of k elements. */
export function choices<T>(all: readonly T[], k: number): T[][] {
  if (k === 0) return [[]]
  return all.flatMap((one, index) => choices(all.slice(index + 1), k - 1).map((rest) => [one, ...rest]))
}

export const productOf = (numbers: readonly number[]) =>
  numbers.reduce((product, number) => product * number, 1)

/** A board with some eliminations on which nothing is forced; nothing if it is solved. */
export function anyPosition(name: string, text: string, mostOpen: number, rng: Rng) {
  const board = randomBoard(name, text, rng)
  const { family, puzzle, solution } = board
  const reasoner = family.inference.makeReasoner(puzzle.shape)
  const frame = new Int32Array(reasoner.frameWords)
  if (!reasoner.root(frame, puzzle)) throw new Error('a sound board contradicts itself')
  const values = [...puzzle.givens]
  const wrong = below(rng, 10)
  for (;;) {
    const forced = seen(reasoner, frame) ?? []
    for (const { cell, value } of forced) {
      values[cell] = value
      reasoner.place(frame, cell, value)
    }
    if (forced.length === 0) break
  }
  if (reasoner.openCells(frame) === 0 || reasoner.openCells(frame) > mostOpen) return undefined
  candidatesOf(reasoner, frame).forEach((own, cell) => {
    for (const value of own) {
      if (value !== solution[cell] && below(rng, 10) < wrong) reasoner.exclude(frame, cell, value)
    }
  })
  return { reasoner, frame, position: { ...board, values, candidates: candidatesOf(reasoner, frame) } }
}
