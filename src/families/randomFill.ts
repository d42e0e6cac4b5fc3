// Random full boards: the search solves an empty board, with values in random order.

import { VALUE_ORDERS, VARIABLE_ORDERS, type VariableOrderName } from '../kernel/heuristics.ts'
import type { Rng } from '../kernel/rng.ts'
import { makeSearcher } from '../kernel/search.ts'
import type { Model } from '../kernel/searchModel.ts'
import { memo } from './memo.ts'
import type { Puzzle, Shape } from './puzzle.ts'

/** Finds a random solution of a board; undefined if the search reaches the limit of nodes first. */
type RandomSearch<P extends Puzzle> = (rng: Rng, puzzle: P, nodes: number) => number[] | undefined

/** Creates random searches that compile each shape's rules once. */
export function makeRandomSearch<S extends Shape, P extends Puzzle<S>>(
  makeModel: (shape: S) => Model<P>,
  variables: VariableOrderName,
): RandomSearch<P> {
  let draw: Rng
  const branching = (model: Model<never>) => ({
    ...VARIABLE_ORDERS[variables].make(model, () => draw()),
    order: VALUE_ORDERS.random.make(model, () => draw()),
  })
  const searcherOf = memo(
    ({ text }: S) => text,
    (shape) => makeSearcher(makeModel(shape), branching),
  )
  return (rng, puzzle, nodes) => {
    draw = rng
    let found: number[] | undefined
    searcherOf(puzzle.shape)(puzzle, { solutions: 1, nodes }, (values) => {
      found = Array.from(values)
    })
    return found
  }
}
