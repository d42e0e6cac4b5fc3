// The built-in heuristics by name, with their descriptions for help texts. They are in another file than branching.ts, so that
// programs with the default heuristic load neither the other heuristics nor random numbers.

import {
  type Branching,
  FEWEST_ALTERNATIVES,
  type Heuristic,
  type ValueOrder,
  type VariableOrder,
} from './branching.ts'
import { makeDomWdeg } from './domWdeg.ts'
import { expectName } from './expectName.ts'
import { makeFailureOrder } from './failureOrder.ts'
import { below, makeRng, type Rng } from './rng.ts'
import { type Model, SETTLED } from './searchModel.ts'

/** A heuristic with its description. */
export interface NamedOrder<Order> {
  /** Its description for help texts. */
  readonly what: string
  /** Its source. */
  readonly source: string
  /** Creates the heuristic for one search, after the first state has been written. */
  readonly make: (model: Model<never>, rng: Rng) => Order
}

/** The built-in variable orders, by name. */
export const VARIABLE_ORDERS = {
  'fewest-alternatives': {
    what: 'the cell with the fewest values or the number with the fewest places, whichever has fewer',
    source: 'the Hidoku post (Findling 2015)',
    make: FEWEST_ALTERNATIVES,
  },
  'fewest-candidates': {
    what: 'the cell with the fewest values',
    source: 'the Sudoku post; Norvig, Solving Every Sudoku Puzzle',
    make: (model) => ({
      choose: (frame, pairs) => model.list(frame, model.smallest(frame, 0, model.cells), pairs),
    }),
  },
  'row-major': {
    what: 'the first empty cell in reading order',
    source: 'the Survo post',
    make: (model) => ({
      choose(frame, pairs) {
        let cell = 0
        while (model.alternatives(frame, cell) === SETTLED) cell++
        return model.list(frame, cell, pairs)
      },
    }),
  },
  'fullest-group': {
    what: 'the first empty cell of the group (row, cage, line) with the fewest empty cells',
    source: 'the magic number board post (Findling 2014)',
    make: (model) => ({
      choose(frame, pairs) {
        let fewest = Infinity
        let best = -1
        for (const group of model.groups) {
          let open = 0
          let first = -1
          for (const cell of group) {
            if (model.alternatives(frame, cell) === SETTLED) continue
            if (open++ === 0) first = cell
          }
          if (open > 0 && open < fewest) {
            fewest = open
            best = first
          }
        }
        return model.list(frame, best, pairs)
      },
    }),
  },
  'dom-wdeg': {
    what: 'the cell with the fewest values in proportion to the contradictions in its groups so far',
    source: 'Boussemart, Hemery, Lecoutre, Sais, Boosting Systematic Search by Weighting Constraints (2004)',
    make: makeDomWdeg,
  },
  failures: {
    what: 'the cell with the fewest values in proportion to the contradictions that happened at it so far',
    source: 'Li, Yin, Li, Failure Based Variable Ordering Heuristics for Solving CSPs (2021)',
    make: makeFailureOrder,
  },
  random: {
    what: 'any empty cell',
    source: 'the baseline',
    make: (model, rng) => ({
      choose(frame, pairs) {
        let seen = 0
        let chosen = -1
        for (let cell = 0; cell < model.cells; cell++) {
          if (model.alternatives(frame, cell) !== SETTLED && below(rng, ++seen) === 0) chosen = cell
        }
        return model.list(frame, chosen, pairs)
      },
    }),
  },
} as const satisfies Record<string, NamedOrder<VariableOrder>>

/** The name of a built-in variable order. */
export type VariableOrderName = keyof typeof VARIABLE_ORDERS

/** The built-in value orders, by name. */
export const VALUE_ORDERS = {
  ascending: {
    what: 'from the smallest',
    source: 'all five posts',
    make: () => undefined,
  },
  random: {
    what: 'at random',
    source: 'the baseline',
    make: (_, rng) => (_frame, pairs, count) => shufflePairs(rng, pairs, count),
  },
  promise: {
    what: 'first the value that leaves the most values for the other cells, found by trying each value; meant for magic boards',
    source: 'Geelen, Dual Viewpoint Heuristics for Binary Constraint Satisfaction Problems (1992)',
    make: makePromise,
  },
} as const satisfies Record<string, NamedOrder<ValueOrder | undefined>>

/** The name of a built-in value order. */
export type ValueOrderName = keyof typeof VALUE_ORDERS

/**
 * The promise of an alternative is the product of the numbers of candidates that it leaves in the open cells: an upper bound
 * of the number of solutions with this alternative. With this order, the search for the first magic square takes at most a
 * tenth of the states that it takes in ascending order. For open Survo boards the order saves a little; for empty Hidokus it
 * costs much (`npm run bench -- promise`).
 */
function makePromise(model: Model<never>): ValueOrder {
  const tried = new Int32Array(model.frameWords)
  const promises = new Float64Array(model.maxAlternatives)
  return (frame, pairs, count) => {
    if (count > MOST_TRIED) return
    for (let index = 0; index < count; index++) {
      tried.set(frame)
      const survives = model.place(tried, pairs[2 * index], pairs[2 * index + 1])
      promises[index] = survives ? logCandidates(model, tried) : -1
    }
    for (let end = 1; end < count; end++) {
      for (let place = end; place > 0 && promises[place] > promises[place - 1]; place--) {
        swapPairs(pairs, place, place - 1)
        const kept = promises[place]
        promises[place] = promises[place - 1]
        promises[place - 1] = kept
      }
    }
  }
}

/**
 * The maximum number of alternatives that are sorted: with more, computing their promises takes longer than a good order
 * saves.
 */
const MOST_TRIED = 64

/** The logarithm of the product of all cells' numbers of candidates, or -1 if a cell has none. */
function logCandidates(model: Model<never>, frame: Int32Array): number {
  let sum = 0
  for (let cell = 0; cell < model.cells; cell++) {
    const count = model.alternatives(frame, cell)
    if (count === 0) return -1
    if (count !== SETTLED) sum += Math.log(count)
  }
  return sum
}

function shufflePairs(rng: Rng, pairs: Int32Array, count: number): void {
  for (let last = count - 1; last > 0; last--) swapPairs(pairs, last, below(rng, last + 1))
}

function swapPairs(pairs: Int32Array, a: number, b: number): void {
  for (let part = 0; part < 2; part++) {
    const kept = pairs[2 * a + part]
    pairs[2 * a + part] = pairs[2 * b + part]
    pairs[2 * b + part] = kept
  }
}

/** The seed of random orders if the caller gives none. */
export const DEFAULT_SEED = 'puzzlewright'

/**
 * Creates the heuristics of these names. `seed` is for random orders. Throws a RangeError for an unknown
 * name.
 */
export function makeBranching(
  variables: VariableOrderName,
  values: ValueOrderName = 'ascending',
  seed: string = DEFAULT_SEED,
): Branching {
  expectName('variable order', variables, Object.keys(VARIABLE_ORDERS))
  expectName('value order', values, Object.keys(VALUE_ORDERS))
  // Solvers have faster code for this branching.
  if (variables === 'fewest-alternatives' && values === 'ascending') return FEWEST_ALTERNATIVES
  return branchingOf(VARIABLE_ORDERS[variables], VALUE_ORDERS[values], seed)
}

/**
 * Combines two orders, built in or custom. Each search draws the same random numbers, regardless of earlier
 * searches.
 */
export function branchingOf(
  variables: NamedOrder<VariableOrder>,
  values: NamedOrder<ValueOrder | undefined>,
  seed: string,
  isBinary = false,
): Branching {
  return (model) => ({
    ...variables.make(model, lazyRng(`${seed}/variables`)),
    order: values.make(model, lazyRng(`${seed}/values`)),
    isBinary,
  })
}

/** Makes a new heuristic for each search; each gets the same random numbers. */
export function heuristicOf(heuristic: NamedOrder<Heuristic>, seed: string): Branching {
  return (model) => heuristic.make(model, lazyRng(`${seed}/heuristic`))
}

/**
 * Random numbers that are seeded on first use: seeding takes longer than solving an easy puzzle, and most heuristics use no
 * random numbers.
 */
function lazyRng(seed: string): Rng {
  let rng: Rng | undefined
  return () => {
    rng ??= makeRng(seed)
    return rng()
  }
}
