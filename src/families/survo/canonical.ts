// The canonical forms of Survo puzzles. Two puzzles look the same if one is a rotated or mirrored image of the
// other. Twins may also differ in the order of their rows and in the order of their columns, or be transposed
// (Mustonen counts twins as one puzzle).
//
//    .  6  .  . | 30         .  .  .  8 | 18      Lines are sorted by their sums, then by their smallest givens.
//    8  .  .  . | 18   ->    3  .  .  . | 30      Lines have different givens, since each number occurs once.
//    .  .  3  . | 30         .  6  .  . | 30      Lines with equal sums and no givens may have either order.
//   27 16 10 25             10 16 25 27

import { rowsOf } from '../cellNamesAndFaults.ts'
import type { Canonical } from '../rules.ts'
import { survoClues } from './formatClues.ts'
import type { SurvoPuzzle } from './puzzle.ts'

/** The canonical forms of Survo puzzles. */
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

/** The puzzle as it is, with its rows reversed, with its columns reversed, and with both reversed. */
function mirrored(puzzle: SurvoPuzzle): SurvoPuzzle[] {
  const rows = [...puzzle.rowSums.keys()]
  const columns = [...puzzle.columnSums.keys()]
  return [rows, rows.toReversed()].flatMap((down) =>
    [columns, columns.toReversed()].map((across) => inOrder(puzzle, down, across)),
  )
}

/** The transpose of a square board. */
function transposed({ shape, givens, rowSums, columnSums }: SurvoPuzzle): SurvoPuzzle {
  const turned = givens.map(
    (_, cell) => givens[(cell % shape.columns) * shape.columns + Math.floor(cell / shape.columns)],
  )
  return { shape, givens: turned, rowSums: columnSums, columnSums: rowSums }
}

/** The puzzle with its lines in canonical order. */
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

/** The puzzle with its lines and their sums in another order. */
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

/** The lines of a table sorted by their sums, then by their smallest givens. */
function order(lines: readonly (readonly number[])[], sums: readonly number[]): number[] {
  const smallest = lines.map((line) => Math.min(...line.filter((given) => given > 0)))
  return sums.map((_, line) => line).sort((a, b) => sums[a] - sums[b] || compare(smallest[a], smallest[b]))
}

/** Compares smallest givens. Infinity stands for a line without givens; two infinities are equal. */
function compare(a: number, b: number): number {
  return a === b ? 0 : a - b
}
