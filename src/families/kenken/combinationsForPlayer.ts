// The combinations of numbers that a cage can still take, as a player would write them down.

import { range } from '../constraintProblem.ts'
import { squareBoard } from '../latin/boardOfGroups.ts'
import { latinFits } from '../latin/playing.ts'
import { fillings } from './enumerateFillings.ts'
import type { KenkenPuzzle } from './puzzle.ts'

/** Lists the combinations for a cell's cage, each in ascending order. */
export function combinations(
  puzzle: KenkenPuzzle,
  values: readonly number[],
  asked: number,
): readonly (readonly number[])[] {
  const { shape, cages } = puzzle
  const found = cages.find(({ cells }) => cells.includes(asked))
  if (!found) return []
  const { cells, operator } = found
  const cage = { ...found, operator: cells.length === 1 ? '+' : operator }
  const inLines = latinFits(squareBoard(shape), values)
  const fitting = (cell: number) =>
    range(1, shape.size).filter((value) => (values[cell] > 0 ? values[cell] === value : inLines(cell, value)))
  const domains = cells.map((cell) => fitting(cell).reduce((set, value) => set | (1 << (value - 1)), 0))
  const sets = new Map<string, number[]>()
  const visit = (numbers: Int32Array) => {
    const set = Array.from(numbers.toSorted())
    sets.set(String(set), set)
    return true
  }
  fillings(shape.size, cage, visit, Infinity, domains)
  return [...sets.values()].sort(inOrder)
}

/** Compares lists of numbers: the first different numbers decide. */
export function inOrder(one: readonly number[], other: readonly number[]): number {
  const place = one.findIndex((value, index) => value !== other[index])
  return place < 0 ? 0 : one[place] - other[place]
}
