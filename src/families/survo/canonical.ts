// Which Survo puzzles are the same. They look the same turned or mirrored. They are twins if they differ in the order of their
// rows and of their columns, or by a transposition (what Mustonen counts as one).
//
//    .  6  .  . | 30         .  .  .  8 | 18      Lines go by their sums, and those of equal sums by their smallest
//    8  .  .  . | 18   ->    3  .  .  . | 30      givens: no two lines have the same one, since a number stands only
//    .  .  3  . | 30         .  6  .  . | 30      once. Lines of equal sums without givens may stand either way.
//   27 16 10 25             10 16 25 27

import { rowsOf } from '../grid.ts'
import type { Canonical } from '../rules.ts'
import { survoClues } from './clues.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** The puzzles that stand for all that are the same. */
export const canonicalSurvo: Canonical<SurvoPuzzle> = {
  looks: (puzzle) => least(withTransposed(puzzle).flatMap(mirrored)),
  essential: (puzzle) => least(withTransposed(puzzle).map(sorted)),
}

function least(puzzles: readonly SurvoPuzzle[]): SurvoPuzzle {
  return puzzles.reduce((one, other) => (survoClues(other) < survoClues(one) ? other : one))
}

function withTransposed(puzzle: SurvoPuzzle): SurvoPuzzle[] {
  const { rows, columns } = puzzle.shape
  return rows === columns ? [puzzle, transposed(puzzle)] : [puzzle]
}

/** The puzzle, and with its rows or its columns in reverse, or both. */
function mirrored(puzzle: SurvoPuzzle): SurvoPuzzle[] {
  const rows = [...puzzle.rowSums.keys()]
  const columns = [...puzzle.columnSums.keys()]
  return [rows, rows.toReversed()].flatMap((down) =>
    [columns, columns.toReversed()].map((across) => inOrder(puzzle, down, across)),
  )
}

/** A square board with its rows as columns. */
function transposed({ shape, givens, rowSums, columnSums }: SurvoPuzzle): SurvoPuzzle {
  const turned = givens.map(
    (_, cell) => givens[(cell % shape.columns) * shape.columns + Math.floor(cell / shape.columns)],
  )
  return { shape, givens: turned, rowSums: columnSums, columnSums: rowSums }
}

/** The puzzle with its lines as they stand in the one for all twins. */
function sorted(puzzle: SurvoPuzzle): SurvoPuzzle {
  const { shape, rowSums, columnSums } = puzzle
  const table = rowsOf(puzzle.givens, shape)
  const rows = order(table, rowSums)
  const columns = order(
    columnSums.map((_, column) => table.map((row) => row[column])),
    columnSums,
  )
  return inOrder(puzzle, rows, columns)
}

/** The puzzle with its lines, sums and all, in another order. */
function inOrder(
  { shape, givens, rowSums, columnSums }: SurvoPuzzle,
  rows: readonly number[],
  columns: readonly number[],
): SurvoPuzzle {
  return {
    shape,
    givens: rows.flatMap((row) => columns.map((column) => givens[row * shape.columns + column])),
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
