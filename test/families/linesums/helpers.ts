// Helpers for the tests of Survo, the magic board and their common model.

import { expect } from 'vitest'
import { PuzzleError, type Span } from '../../../src/families/error.ts'
import type { Strength } from '../../../src/families/model.ts'
import type { Shape } from '../../../src/families/puzzle.ts'
import type { Clues, Model } from '../../../src/kernel/model.ts'
import { makeBranching } from '../../../src/kernel/orders.ts'
import { makeSearcher } from '../../../src/kernel/search.ts'

/** The lines of a text as `parse` gets them: trimmed, empty ones left out. */
export function spans(text: string): Span[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      line.trim() === ''
        ? []
        : { text: line.trim(), line: index + 1, column: line.length - line.trimStart().length + 1 },
    )
}

/** The PuzzleError that a function throws, as `code line:column message`. */
export function errorOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    expect(error).toBeInstanceOf(PuzzleError)
    const { code, line, column, message } = error as PuzzleError
    return `${code} ${line}:${column} ${message}`
  }
  throw new Error('nothing was thrown')
}

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
