// Solving a puzzle of any family: which model, which heuristics, and what the outcome means.

import { perShape } from '../families/memo.ts'
import { type Modelling, STRENGTHS, type Strength } from '../families/model.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import { type Branching, FEWEST_ALTERNATIVES } from '../kernel/branching.ts'
import { expectName } from '../kernel/names.ts'
import {
  type Ended,
  type Limits,
  makeSearcher,
  type Searcher,
  type Statistics,
  type Without,
} from '../kernel/search.ts'

/** How to search. What is left out is what proves uniqueness fastest. */
export interface Heuristics {
  /** How much to prune; `full` if left out. */
  readonly strength?: Strength
  /** What to branch on: the cell or number with the fewest alternatives, these ascending, if left out. */
  readonly branching?: Branching
}

/** Limits of one search, and what to keep of it. */
export interface SolveOptions extends Limits, Without {
  /** Whether to keep the solutions found (they are counted all the same). Yes if left out. */
  readonly keepSolutions?: boolean
}

/** What is known of the number of solutions: `unknown` where a limit came before the answer. */
export const STATUSES = ['unique', 'multiple', 'none', 'unknown'] as const
/** One of `STATUSES`. */
export type Status = (typeof STATUSES)[number]

/** What a search has found, and whether that is all there is. */
export interface Solved {
  /** What is known of the number of solutions. */
  readonly status: Status
  /** Solutions found. */
  readonly count: number
  /** One value a cell (0 for a blocked one), in the order found. */
  readonly solutions: readonly (readonly number[])[]
  /** What ended the search: only `exhausted` is a proof. */
  readonly ended: Ended
  /** What the search did. */
  readonly statistics: Statistics
}

/** What solving needs of a family: its model. */
export interface Solvable {
  /** Compiles its rules. */
  readonly model: Pick<Modelling, 'compile'>
}

/** Solves a puzzle of any family. */
export type Solver = (family: Solvable, puzzle: Puzzle, options?: SolveOptions) => Solved

/** Two solutions prove that there are several. */
export const ENOUGH_FOR_UNIQUENESS = 2

/** A solver that compiles each family's rules once per shape and uses them again. Throws a RangeError for an unknown strength. */
export function makeSolver({ strength = 'full', branching = FEWEST_ALTERNATIVES }: Heuristics = {}): Solver {
  expectName('strength', strength, STRENGTHS)
  const searcherOf = perShape((model: Solvable['model'], shape: Shape) =>
    makeSearcher(model.compile(shape, strength), branching),
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

/** Array.from would go through an iterator, which shows in bulk. */
function toArray(values: Int32Array): number[] {
  const array = new Array<number>(values.length)
  for (let index = 0; index < values.length; index++) array[index] = values[index]
  return array
}

/** What so many solutions say, found by a search that ended so. */
export function statusOf(count: number, ended: Ended): Status {
  if (count > 1) return 'multiple'
  if (ended !== 'exhausted') return 'unknown'
  return count === 1 ? 'unique' : 'none'
}
