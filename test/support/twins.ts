// Random twins, for the fixtures: what the rules of a family allow, done to a board and its solution, without any use of canonical
// forms.

import type { Puzzle, Shape } from '../../src/index.ts'
import { below, type Rng } from '../../src/kernel/rng.ts'
import type { SmallBoard } from './fixture.ts'
import { indices, inRandomOrder } from './randomClues.ts'

/** Which line comes to each place, and whether rows become columns (before that). */
export interface Rearrangement {
  readonly rows: readonly number[]
  readonly columns: readonly number[]
  readonly isTransposed: boolean
}

/** True half of the time. */
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

/** Blocks of so many lines in a random order, and the lines of each. */
export function shuffledBlocks(rng: Rng, size: number, lines: number): number[] {
  return inRandomOrder(rng, indices(size / lines)).flatMap((block) =>
    inRandomOrder(
      rng,
      indices(lines).map((line) => block * lines + line),
    ),
  )
}

/** Where each cell comes from. */
export function cellsFrom(shape: Shape, { rows, columns, isTransposed }: Rearrangement): number[] {
  return rows.flatMap((row) =>
    columns.map((column) => (isTransposed ? column * shape.columns + row : row * shape.columns + column)),
  )
}

/** A board rearranged, with other numbers: 0 and blocked cells stay as they are. */
export function rearranged<P extends Puzzle>(
  { puzzle, solution }: SmallBoard<P>,
  from: readonly number[],
  labelOf: (value: number) => number = (value) => value,
): SmallBoard<P> {
  const moved = (values: readonly number[]) =>
    from.map((cell) => (values[cell] > 0 ? labelOf(values[cell]) : values[cell]))
  return { puzzle: { ...puzzle, givens: moved(puzzle.givens) }, solution: moved(solution) }
}
