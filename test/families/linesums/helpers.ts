// Helpers for the tests of Survo, the magic board and their common model.

import type { Strength } from '../../../src/families/model.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import { makeBranching } from '../../../src/kernel/heuristics.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'
import type { Clues, Model } from '../../../src/kernel/searchModel.ts'

/** A searcher with the default heuristics that returns all solutions, as texts in order. */
export function solver<S extends Shape, P extends Clues>(
  makeModel: (shape: S, strength: Strength) => Model<P>,
  shape: S,
  strength: Strength,
): (puzzle: P) => string[] {
  const branching = makeBranching('fewest-alternatives', 'ascending', 'unused')
  const search = makeSearcher(makeModel(shape, strength), branching)
  return (puzzle) => {
    const found: string[] = []
    search(puzzle, {}, (values) => found.push(values.join(' ')))
    return found.sort()
  }
}

/** The nodes that a complete search with the default heuristics opens. */
export function nodesOpened<P extends Clues>(model: Model<P>, puzzle: P): number {
  const search = makeSearcher(model, makeBranching('fewest-alternatives', 'ascending', 'unused'))
  return search(puzzle).statistics.nodesOpened
}

/** All orders of the numbers first..first+count-1. */
export function* permutations(count: number, first = 1): Generator<number[]> {
  const order: number[] = []
  const used = new Set<number>()
  function* extend(): Generator<number[]> {
    if (order.length === count) yield [...order]
    for (let number = first; number < first + count; number++) {
      if (used.has(number)) continue
      used.add(number)
      order.push(number)
      yield* extend()
      order.pop()
      used.delete(number)
    }
  }
  yield* extend()
}
