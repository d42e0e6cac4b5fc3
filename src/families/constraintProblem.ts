// A puzzle as a constraint satisfaction problem: variables with finite domains, and five kinds of
// constraints. External solvers receive this description in their own formats. It does not say how to search.
//
// The first variables are the cells in reading order. A given has a domain of one value, a blocked cell the
// domain {0}. A family may add variables whose values follow from the cells, so that the number of solutions
// does not change.

import { BLOCKED, type Clues } from '../kernel/searchModel.ts'

/** A puzzle described by constraints. Its solutions are exactly those of the puzzle. */
export interface Problem {
  /** The number of variables that are cells of the board; these variables come first. */
  readonly cells: number
  /** The possible values of each variable, ascending. */
  readonly domains: readonly (readonly number[])[]
  /** The constraints between variables. */
  readonly constraints: readonly Constraint[]
}

/** A constraint on some of the variables; `kind` is one of the five kinds. */
export type Constraint =
  /** The variables have different values. */
  | { readonly kind: 'all-different'; readonly over: readonly number[] }
  /** The values of these variables add up to `total`. */
  | { readonly kind: 'sum'; readonly over: readonly number[]; readonly total: number }
  /** The values of these variables form one of the tuples (a table constraint). */
  | {
      readonly kind: 'tuples'
      readonly over: readonly number[]
      readonly tuples: readonly (readonly number[])[]
    }
  /**
   * The variables have consecutive numbers, each once, and consecutive numbers are in neighbouring variables, so that
   * they form a Hamiltonian path. `neighbours[i]` are the neighbours of `over[i]`; all of them are in `over`.
   */
  | {
      readonly kind: 'adjacency'
      readonly over: readonly number[]
      readonly neighbours: readonly (readonly number[])[]
    }
  /** At least one variable differs from its value in `from`, which excludes a solution. */
  | { readonly kind: 'differs'; readonly over: readonly number[]; readonly from: readonly number[] }

/** The domains of a board's cells: `values` for an empty cell, otherwise the single value of the cell. */
export function domainsOf({ givens }: Clues, values: readonly number[]): (readonly number[])[] {
  return givens.map((given) => (given === 0 ? values : [given === BLOCKED ? 0 : given]))
}

/** Requires different values in the cells of each group. */
export function allDifferent(groups: readonly (readonly number[])[]): Constraint[] {
  return groups.map((over) => ({ kind: 'all-different', over }))
}

/** The numbers from `first` to `last`. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index)
}

/** The same problem without these solutions, each of which has one value per cell. */
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
