// Parts of random boards: full boards, with some of their numbers kept or changed on purpose.

import type { Puzzle, Shape } from '../../src/index.ts'
import { makeBranching } from '../../src/kernel/heuristics.ts'
import { below, type Rng } from '../../src/kernel/rng.ts'
import { BLOCKED } from '../../src/kernel/searchModel.ts'
import { makeSolver, type Solvable } from '../../src/solver/solve.ts'

/** 0, 1, 2, ... */
export function indices(length: number): number[] {
  return Array.from({ length }, (_, index) => index)
}

/** A random element, each with the same probability. */
export function oneOf<T>(rng: Rng, choices: readonly T[]): T {
  return choices[below(rng, choices.length)]
}

/** The same elements in a random order. */
export function inRandomOrder<T>(rng: Rng, items: readonly T[]): T[] {
  const copy = [...items]
  for (let last = copy.length - 1; last > 0; last--) {
    const other = below(rng, last + 1)
    ;[copy[last], copy[other]] = [copy[other], copy[last]]
  }
  return copy
}

/** A board without a given. */
export function emptyBoard<S extends Shape>(shape: S): { readonly shape: S; readonly givens: number[] } {
  return { shape, givens: new Array<number>(shape.rows * shape.columns).fill(0) }
}

/** A random solution of a puzzle, found by the family's own model. */
export function someSolution(family: Solvable, puzzle: Puzzle, rng: Rng): readonly number[] {
  const solver = makeSolver({
    strength: 'basic',
    branching: makeBranching('fewest-alternatives', 'random', String(rng())),
  })
  return solver(family, puzzle, { solutions: 1 }).solutions[0]
}

/** A Latin square with its rows, columns and numbers in random order. */
export function randomLatinSquare(rng: Rng, size: number): number[] {
  const symbols = inRandomOrder(rng, indices(size))
  const rows = inRandomOrder(rng, indices(size))
  const columns = inRandomOrder(rng, indices(size))
  return rows.flatMap((row) => columns.map((column) => symbols[(row + column) % size] + 1))
}

/** A board of a plain Latin square, without a solution if it is spoilt. */
export function latinSquareBoard<S extends Shape>(rng: Rng, shape: S, isSpoilt: boolean) {
  const solution = randomLatinSquare(rng, shape.rows)
  const givens = keepSome(rng, solution, Math.floor(solution.length * (isSpoilt ? 0.55 : 0.35)))
  const cell = isSpoilt ? below(rng, givens.length) : -1
  if (isSpoilt) givens[cell] = (solution[cell] % shape.rows) + 1
  return { puzzle: { shape, givens }, solution }
}

/** The board with only the given number of its numbers; blocked cells stay. */
export function keepSome(rng: Rng, solution: readonly number[], kept: number): number[] {
  const cells = inRandomOrder(
    rng,
    indices(solution.length).filter((cell) => solution[cell] !== BLOCKED),
  ).slice(0, kept)
  return solution.map((value, cell) => (value === BLOCKED || cells.includes(cell) ? value : 0))
}

/** Replaces one of the givens by another number of the range that is not given yet. */
export function spoilOneGiven(rng: Rng, givens: number[], lowest: number, highest: number): void {
  const given = indices(givens.length).filter((cell) => givens[cell] > 0)
  const others = indices(highest - lowest + 1)
    .map((offset) => lowest + offset)
    .filter((value) => !givens.includes(value))
  if (given.length > 0 && others.length > 0) givens[oneOf(rng, given)] = oneOf(rng, others)
}

/**
 * The cells next to a cell: those with a common edge, and with `isDiagonal` also those with a common corner.
 */
export function cellsBeside(cell: number, { rows, columns }: Shape, isDiagonal: boolean): number[] {
  const row = Math.floor(cell / columns)
  const column = cell % columns
  return indices(rows * columns).filter((other) => {
    const down = Math.abs(Math.floor(other / columns) - row)
    const across = Math.abs((other % columns) - column)
    return isDiagonal ? Math.max(down, across) === 1 : down + across === 1
  })
}
