// Solving a puzzle of any family: which model, which heuristics, and what the outcome means.

import type { Family } from '../families/family.ts'
import { perShape } from '../families/memo.ts'
import { type Modelling, STRENGTHS, type Strength } from '../families/model.ts'
import type { Puzzle, Shape } from '../families/puzzle.ts'
import {
  makeBranching,
  VALUE_ORDERS,
  VARIABLE_ORDERS,
  type ValueOrderName,
  type VariableOrderName,
} from '../kernel/branching.ts'
import {
  type Ended,
  type Limits,
  makeSearcher,
  type Searcher,
  type Statistics,
  type Without,
} from '../kernel/search.ts'

/** Of the random numbers where nobody asks for others. */
export const DEFAULT_SEED = 'puzzlewright'

/** How to search. What is left out is what proves uniqueness fastest. */
export interface Heuristics {
  /** How much to prune; `full` if left out. */
  readonly strength?: Strength
  /** Which cell or number to branch on; the one with the fewest alternatives if left out. */
  readonly variables?: VariableOrderName
  /** In which order to try the alternatives; ascending if left out. */
  readonly values?: ValueOrderName
  /** Of the random numbers that random orders draw. */
  readonly seed?: string
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
export type Solvable = Pick<Family, 'model'>

/** Solves a puzzle of any family. */
export type Solver = (family: Solvable, puzzle: Puzzle, options?: SolveOptions) => Solved

/** Two solutions prove that there are several. */
export const ENOUGH_FOR_UNIQUENESS = 2

/** A solver that compiles each family's rules once per shape and uses them again. Throws a RangeError for an unknown name. */
export function makeSolver(heuristics: Heuristics = {}): Solver {
  const {
    strength = 'full',
    variables = 'fewest-alternatives',
    values = 'ascending',
    seed = DEFAULT_SEED,
  } = heuristics
  expectName('strength', strength, STRENGTHS)
  expectName('variable order', variables, Object.keys(VARIABLE_ORDERS))
  expectName('value order', values, Object.keys(VALUE_ORDERS))
  const branching = makeBranching(variables, values, seed)
  const searcherOf = perShape((model: Modelling, shape: Shape) =>
    makeSearcher(model.compile(shape, strength), branching),
  )
  let last: { model: Modelling; shape: Shape; searcher: Searcher<Puzzle> } | undefined

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

/** For callers without types: a wrong name would only show much later. */
function expectName(what: string, name: string, names: readonly string[]): void {
  if (!names.includes(name))
    throw new RangeError(`no ${what} is called "${name}"; there are ${names.join(', ')}`)
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
