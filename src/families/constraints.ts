// A puzzle as a constraint satisfaction problem, in the words of the field: variables with finite domains, and five kinds
// of constraints. It is what solvers that others wrote are given, in whatever format, and says nothing of how to search.
//
// The first variables are the cells in reading order; a given has a domain of one value, a blocked cell the domain {0}.
// A family may add variables behind them whose values follow from those of the cells, so that the solutions are as many.

import { BLOCKED, type Clues } from '../kernel/model.ts'

/** The smallest description of a puzzle that has exactly its solutions. */
export interface Problem {
  /** How many of the variables are cells of the board; they come first. */
  readonly cells: number
  /** The values that each variable can have, ascending. */
  readonly domains: readonly (readonly number[])[]
  /** What the variables must be together. */
  readonly constraints: readonly Constraint[]
}

/** What some variables must be together; `kind` tells which of the five it is. */
export type Constraint =
  /** No two of these variables have the same value. */
  | { readonly kind: 'all-different'; readonly over: readonly number[] }
  /** The values of these variables add to the total. */
  | { readonly kind: 'sum'; readonly over: readonly number[]; readonly total: number }
  /** The values of these variables are one of the tuples (a table constraint). */
  | {
      readonly kind: 'tuples'
      readonly over: readonly number[]
      readonly tuples: readonly (readonly number[])[]
    }
  /**
   * These variables hold consecutive numbers, each once, and each number stands on a neighbour of the one before: a Hamiltonian
   * path. `neighbours[i]` are the variables beside `over[i]`, all of them in `over`.
   */
  | {
      readonly kind: 'adjacency'
      readonly over: readonly number[]
      readonly neighbours: readonly (readonly number[])[]
    }
  /** At least one of these variables has another value than this: what rules a solution out. */
  | { readonly kind: 'differs'; readonly over: readonly number[]; readonly from: readonly number[] }

/** The domains of a board's cells: these values, or what a cell shows. */
export function domainsOf({ givens }: Clues, values: readonly number[]): (readonly number[])[] {
  return givens.map((given) => (given === 0 ? values : [given === BLOCKED ? 0 : given]))
}

/** No two of the cells of any group have the same value. */
export function allDifferent(groups: readonly (readonly number[])[]): Constraint[] {
  return groups.map((over) => ({ kind: 'all-different', over }))
}

/** first..last */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The same problem without these solutions (one value a cell). */
export function without(
  { cells, domains, constraints }: Problem,
  solutions: readonly ArrayLike<number>[],
): Problem {
  const over = Array.from({ length: cells }, (_, cell) => cell).filter((cell) => domains[cell].length > 1)
  return {
    cells,
    domains,
    constraints: [
      ...constraints,
      ...solutions.map(
        (solution) => ({ kind: 'differs', over, from: over.map((cell) => solution[cell]) }) as const,
      ),
    ],
  }
}
