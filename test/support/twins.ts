// Random twins for the fixtures: transformations that the rules of a family allow, applied to a board and its
// solution, without any use of canonical forms.

import type { Puzzle, Shape } from '../../src/index.ts'
import { below, type Rng } from '../../src/kernel/rng.ts'
import type { SmallBoard } from './fixture.ts'
import { indices, inRandomOrder } from './randomClues.ts'

/** The line that moves to each place, and whether rows first become columns. */
export interface Rearrangement {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly isTransposed: boolean
}

/** Returns true half of the time. */
export const coin = (rng: Rng) => below(rng, 2) === 0

/** A random turn or reflection of a board. */
export function randomTurn(rng: Rng, { rows, columns }: Shape): Rearrangement {
  const perhapsReversed = (lines: number[]) => (coin(rng) ? lines.toReversed() : lines)
  return {
    rows: perhapsReversed(indices(rows)),
    columns: perhapsReversed(indices(columns)),
    isTransposed: rows === columns && coin(rng),
  }
}

/** The lines of blocks of a given size: the blocks in a random order, and the lines of each block too. */
export function shuffledBlocks(rng: Rng, size: number, lines: number): number[] {
  return inRandomOrder(rng, indices(size / lines)).flatMap((block) =>
    inRandomOrder(
      rng,
      indices(lines).map((line) => block * lines + line),
    ),
  )
}

/** The old cell of each new cell. */
export function cellsFrom(shape: Shape, { rows, columns, isTransposed }: Rearrangement): number[] {
  return rows.flatMap((row) =>
    columns.map((column) => (isTransposed ? column * shape.columns + row : row * shape.columns + column)),
  )
}

/** A rearranged and renumbered board: 0 and blocked cells stay unchanged. */
export function rearranged<P extends Puzzle>(
  { puzzle, solution }: SmallBoard<P>,
  from: readonly number[],
  labelOf: (value: number) => number = (value) => value,
): SmallBoard<P> {
  const moved = (values: readonly number[]) =>
    from.map((cell) => (values[cell] > 0 ? labelOf(values[cell]) : values[cell]))
  return { puzzle: { ...puzzle, givens: moved(puzzle.givens) }, solution: moved(solution) }
}
