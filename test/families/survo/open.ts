// Counts the open Survo puzzles (no givens) of a shape that have one solution, as Mustonen, Sund and Kaski
// did. Puzzles that differ only in the order of rows and columns, or by transposition, count as one.

import type { Strength } from '../../../src/families/model.ts'
import { survo } from '../../../src/families/survo/index.ts'
import { sumRange, totalOf } from '../../../src/families/survo/puzzle.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'

/** Every ascending list of n sums from least to greatest that adds to the total. */
function* risingSums(count: number, least: number, greatest: number, total: number): Generator<number[]> {
  if (count === 1) {
    if (total >= least && total <= greatest) yield [total]
    return
  }
  for (let sum = least; sum * count <= total; sum++) {
    for (const others of risingSums(count - 1, sum, greatest, total - sum)) yield [sum, ...others]
  }
}

export function countUniqueOpenPuzzles(shapeText: string, strength: Strength = 'full'): number {
  const shape = survo.notation.parseShape(shapeText)
  const { rows, columns } = shape
  const branching = makeBranching('fewest-alternatives', 'ascending', 'unused')
  const search = makeSearcher(survo.model.compile(shape, strength), branching)
  const givens = new Array<number>(rows * columns).fill(0)
  const allColumnSums = [...risingSums(columns, ...sumRange(rows, shape), totalOf(shape))]
  let count = 0
  for (const rowSums of risingSums(rows, ...sumRange(columns, shape), totalOf(shape))) {
    for (const columnSums of allColumnSums) {
      // Of a square puzzle and its transposition only one counts.
      if (rows === columns && String(rowSums) > String(columnSums)) continue
      const { statistics } = search({ shape, givens, rowSums, columnSums }, { solutions: 2 })
      if (statistics.solutions === 1) count++
    }
  }
  return count
}
