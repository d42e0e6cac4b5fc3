// One puzzle for all Survo puzzles that are the same but for the order of their rows and of their columns, or for a
// transposition (what Mustonen counts as one).
//
//    .  6  .  . | 30         .  .  .  8 | 18      Lines go by their sums, and those of equal sums by their smallest
//    8  .  .  . | 18   ->    3  .  .  . | 30      givens: no two lines have the same one, since a number stands only
//    .  .  3  . | 30         .  6  .  . | 30      once. Lines of equal sums without givens may stand either way.
//   27 16 10 25             10 16 25 27

import { rowsOf } from '../grid.ts'
import { survoClues } from './clues.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** The same puzzle for puzzles that differ in the order of lines or by transposition, and for no others. */
export function canonicalSurvo(puzzle: SurvoPuzzle): SurvoPuzzle {
  const { rows, columns } = puzzle.shape
  const upright = sorted(puzzle)
  if (rows !== columns) return upright
  const lying = sorted(transposed(puzzle))
  return survoClues(lying) < survoClues(upright) ? lying : upright
}

/** A square board with its rows as columns. */
function transposed({ shape, givens, rowSums, columnSums }: SurvoPuzzle): SurvoPuzzle {
  const turned = givens.map(
    (_, cell) => givens[(cell % shape.columns) * shape.columns + Math.floor(cell / shape.columns)],
  )
  return { shape, givens: turned, rowSums: columnSums, columnSums: rowSums }
}

function sorted(puzzle: SurvoPuzzle): SurvoPuzzle {
  const { shape, rowSums, columnSums } = puzzle
  const table = rowsOf(puzzle.givens, shape)
  const rows = order(table, rowSums)
  const columns = order(
    columnSums.map((_, column) => table.map((row) => row[column])),
    columnSums,
  )
  return {
    shape,
    givens: rows.flatMap((row) => columns.map((column) => table[row][column])),
    rowSums: rows.map((row) => rowSums[row]),
    columnSums: columns.map((column) => columnSums[column]),
  }
}

/** The lines of a table in the order of their sums, then of their smallest givens. */
function order(lines: readonly (readonly number[])[], sums: readonly number[]): number[] {
  const smallest = lines.map((line) => Math.min(...line.filter((given) => given > 0)))
  return sums.map((_, line) => line).sort((a, b) => sums[a] - sums[b] || compare(smallest[a], smallest[b]))
}

/** Infinity stands for no given; two of them are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
