// Solving puzzles of any family: the choice of model and heuristics, and the meaning of the outcome.

import { perShape } from '../families/memo.ts'
import { type Modelling, STRENGTHS, type Strength } from '../families/model.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { type Branching, FEWEST_ALTERNATIVES } from '../kernel/branching.ts'
import { expectName } from '../kernel/expectName.ts'
import {
  type Ended,
  type Limits,
  makeSearcher,
  type Searcher,
  type Statistics,
  type Without,
} from '../kernel/search.ts'

/** How to search. The defaults prove uniqueness fastest. */
export interface Heuristics {
  /** How much to prune; `full` by default. */
  readonly strength?: Strength
  /**
   * How to branch. By default, the search chooses the cell or number with the fewest alternatives, and tries
   * these in ascending order.
   */
  readonly branching?: Branching
}

/** Limits of one search, and what to keep of its results. */
export interface SolveOptions extends Limits, Without {
  /** Whether to keep the solutions found, in addition to counting them. True by default. */
  readonly keepSolutions?: boolean
}

/** What is known about the number of solutions. `unknown` means that a limit was reached first. */
export const STATUSES = ['unique', 'multiple', 'none', 'unknown'] as const
/** One of `STATUSES`. */
export type Status = (typeof STATUSES)[number]

/** The solutions found, and whether there may be more. */
export interface Solved {
  /** What is known about the number of solutions. */
  readonly status: Status
  /** The number of solutions found. */
  readonly count: number
  /** The solutions in the order found: one value a cell, 0 in a blocked cell. */
  readonly solutions: readonly (readonly number[])[]
  /** What ended the search. Only `exhausted` is a proof. */
  readonly ended: Ended
  /** The search's statistics. */
  readonly statistics: Statistics
}

/** The facets of a family that solving uses. */
export interface Solvable {
  /** Compiles the rules. */
  readonly model: Pick<Modelling, 'compile' | 'branching' | 'search'>
}

/** Solves a puzzle of any family. */
export type Solver = (family: Solvable, puzzle: Puzzle, options?: SolveOptions) => Solved

/** Two solutions prove that a puzzle is not unique. */
export const ENOUGH_FOR_UNIQUENESS = 2

/**
 * Creates a solver that compiles each family's rules once per shape. Throws a RangeError for an unknown
 * strength.
 */
export function makeSolver({ strength = 'full', branching }: Heuristics = {}): Solver {
  expectName('strength', strength, STRENGTHS)
  const isDefault = strength === 'full' && (branching ?? FEWEST_ALTERNATIVES) === FEWEST_ALTERNATIVES
  const searcherOf = perShape(
    (model: Solvable['model'], shape: Shape) =>
      (isDefault ? (model.search?.(shape) as Searcher<Puzzle> | undefined) : undefined) ??
      makeSearcher(
        model.compile(shape, strength),
        branching ?? model.branching?.(shape) ?? FEWEST_ALTERNATIVES,
      ),
  )
  let last: { model: Solvable['model']; shape: Shape; searcher: Searcher<Puzzle> } | undefined

  function searcherFor({ model }: Solvable, { shape }: Puzzle): Searcher<Puzzle> {
    if (last?.model === model && last.shape === shape) return last.searcher
    const searcher = searcherOf(model, shape)
    last = { model, shape, searcher }
    return searcher
  }

  return (family, puzzle, options = {}) => {
    const { keepSolutions = true } = options
    const limits =
      options.solutions === undefined ? { ...options, solutions: ENOUGH_FOR_UNIQUENESS } : options
    const solutions: number[][] = []
    const keep = keepSolutions ? (values: Int32Array) => solutions.push(toArray(values)) : undefined
    const search = searcherFor(family, puzzle)
    const { ended, statistics } = search(puzzle, limits, keep, options)
    const count = statistics.solutions
    return { status: statusOf(count, ended), count, solutions, ended, statistics }
  }
}

/** Array.from would use an iterator, which is measurably slower in bulk. */
function toArray(values: Int32Array): number[] {
  const array = new Array<number>(values.length)
  for (let index = 0; index < values.length; index++) array[index] = values[index]
  return array
}

/** The status that follows from the number of solutions and the end of the search. */
export function statusOf(count: number, ended: Ended): Status {
  if (count > 1) return 'multiple'
  if (ended !== 'exhausted') return 'unknown'
  return count === 1 ? 'unique' : 'none'
}
