// Helpers for grids of cells in all families: names of cells, rows and columns, and faults.

import { groups } from '../words/english.ts'
import type { Puzzle, Shape } from './puzzle.ts'
import type { Fault, Removal } from './rules.ts'

/** A cell's name: `r1c1` is the top left cell. */
export function cellName(shape: Pick<Shape, 'columns'>, cell: number): string {
  return `r${Math.floor(cell / shape.columns) + 1}c${(cell % shape.columns) + 1}`
}

/** The names of the first nine of these cells, and the number of the others: `r1c1, r1c4`. */
function cellNames(shape: Shape, cells: readonly number[]): string {
  const names = cells.slice(0, 9).map((cell) => cellName(shape, cell))
  return (cells.length > names.length ? [...names, `and ${cells.length - names.length} more`] : names).join(
    ', ',
  )
}

/** The values that a board shows at the start; 0 stands for an empty or a blocked cell. */
export function shownGivens({ givens }: Puzzle): number[] {
  return givens.map((given) => Math.max(given, 0))
}

/** The values row by row. */
export function rowsOf<T>(values: ArrayLike<T>, shape: Shape): T[][] {
  return Array.from({ length: shape.rows }, (_, row) =>
    Array.from({ length: shape.columns }, (_, column) => values[row * shape.columns + column]),
  )
}

/** Reports values that occur more than once among the cells of a group; `where` is the group's name. */
export function repeats(values: ArrayLike<number>, group: readonly number[], where: string): Fault[] {
  const seen = new Map<number, number[]>()
  for (const cell of group) {
    const cells = seen.get(values[cell])
    if (cells) cells.push(cell)
    else if (values[cell] > 0) seen.set(values[cell], [cell])
  }
  return Array.from(seen).flatMap(([value, cells]) =>
    cells.length > 1
      ? { rule: `${where} has ${value} ${cells.length === 2 ? 'twice' : `${cells.length} times`}`, cells }
      : [],
  )
}

/** The removals of a family whose only removable clues are givens: the puzzle without each given in turn. */
export function removeGivens<P extends Puzzle>(
  puzzle: P,
  kept: (cell: number) => boolean = () => false,
): Removal<P>[] {
  return puzzle.givens.flatMap((value, cell) =>
    value > 0 && !kept(cell)
      ? {
          clue: `${value} at ${cellName(puzzle.shape, cell)}`,
          puzzle: { ...puzzle, givens: puzzle.givens.with(cell, 0) },
          excluded: { cell, value },
        }
      : [],
  )
}

/** The cells of each row, then of each column. */
export function rowsAndColumns({ rows, columns }: Shape): number[][] {
  const lines: number[][] = Array.from({ length: rows + columns }, () => [])
  for (let cell = 0; cell < rows * columns; cell++) {
    lines[Math.floor(cell / columns)].push(cell)
    lines[rows + (cell % columns)].push(cell)
  }
  return lines
}

/** The English names of these kinds of groups of cells, for facts such as `row 3` or `falling`. */
export function groupNames(kinds: readonly (keyof typeof groups)[]): Readonly<Record<string, string>> {
  return Object.fromEntries(kinds.map((kind) => [kind, groups[kind]]))
}

/** Reports values outside the range from `first` to `last`; 0 stands for an empty cell. */
export function outOfRange(
  values: ArrayLike<number>,
  cells: readonly number[],
  first: number,
  last: number,
): Fault[] {
  return cells
    .filter((cell) => values[cell] !== 0)
    .filter((cell) => !(Number.isInteger(values[cell]) && values[cell] >= first && values[cell] <= last))
    .map((cell) => ({ rule: `${values[cell]} is not a number from ${first} to ${last}`, cells: [cell] }))
}

/** Describes a fault: the broken rule, and the cells that break it. */
export function faultSentence({ rule, cells }: Fault, shape: Shape): string {
  return cells.length > 0 ? `${rule} (${cellNames(shape, cells)})` : rule
}
