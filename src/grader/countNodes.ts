// Measures how much a solver has to search with the family's strong base: nodes opened and average branching
// factor.
//
// The search branches on an item with the fewest alternatives, breaks ties at random, and explores the whole
// tree. The size of the tree depends on the ties, so the search is repeated with other random ties.

import type { Puzzle } from '../families/puzzle.ts'
import type { Branching } from '../kernel/branching.ts'
import { below, type Rng } from '../kernel/rng.ts'
import { makeSearcher } from '../kernel/search.ts'
import { type Model, SETTLED } from '../kernel/searchModel.ts'

export interface Nodes {
  /** The mean over all searches. */
  readonly nodesOpened: number
  readonly averageBranchingFactor: number
  /** The mean of ln N, where N is 1 plus the number of alternatives tried. */
  readonly logTried: number
  /** Whether a search ended at the limit, so that the true tree is larger. */
  readonly isCut: boolean
}

/** Yields a lower bound of `logTried` after each search. */
type NodeMeter<P extends Puzzle> = (puzzle: P, rng: Rng, searches: number) => Generator<number, Nodes, void>

export function makeNodeMeter<P extends Puzzle>(model: Model<P>, mostNodes: number): NodeMeter<P> {
  let source: Rng
  const root = new Int32Array(model.frameWords)
  let isRootKnown = false
  const search = makeSearcher(
    { ...model, root: writeRoot },
    fewestWithRandomTies(() => source()),
  )

  /** Propagates the clues once for all searches of a puzzle. */
  function writeRoot(frame: Int32Array, puzzle: P): boolean {
    if (!isRootKnown) {
      if (!model.root(root, puzzle)) return false
      isRootKnown = true
    }
    frame.set(root)
    return true
  }

  return function* countNodes(puzzle, rng, searches) {
    source = rng
    isRootKnown = false
    let nodesOpened = 0
    let averageBranchingFactor = 0
    let logTried = 0
    let isCut = false
    let made = 0
    while (made < searches) {
      const { statistics, ended } = search(puzzle, { nodes: mostNodes })
      made++
      nodesOpened += statistics.nodesOpened
      averageBranchingFactor += statistics.averageBranchingFactor
      logTried += Math.log(1 + statistics.successors)
      if (ended === 'node-limit') isCut = true
      // If a search did not branch, all searches are the same. A few searches of large trees are as precise as many searches of
      // small trees, so the searches end once they have opened `mostNodes` nodes together.
      if (statistics.branchings === 0 || nodesOpened > mostNodes) break
      yield logTried / searches
    }
    return {
      nodesOpened: nodesOpened / made,
      averageBranchingFactor: averageBranchingFactor / made,
      logTried: logTried / made,
      isCut,
    }
  }
}

/** Branches on the item with the fewest alternatives; among equals, each item has the same chance. */
function fewestWithRandomTies(rng: Rng): Branching {
  return (model) => ({
    choose(frame, pairs) {
      let fewest = Infinity
      let tied = 0
      let chosen = -1
      for (let item = 0; item < model.items; item++) {
        const count = model.alternatives(frame, item)
        if (count === SETTLED || count > fewest) continue
        if (count < fewest) tied = 0
        fewest = count
        if (below(rng, ++tied) === 0) chosen = item
      }
      return model.list(frame, chosen, pairs)
    },
  })
}

/** Runs a measurement in steps to its end and returns its result. */
export function runToEnd<T>(steps: Generator<unknown, T, void>): T {
  let step = steps.next()
  while (!step.done) step = steps.next()
  return step.value
}

/** Converts the intermediate results of a measurement that proceeds in steps; the final result stays the same. */
export function* eachStep<S, T, U>(
  steps: Generator<S, T, void>,
  inWords: (step: S) => U,
): Generator<U, T, void> {
  let step = steps.next()
  while (!step.done) {
    yield inWords(step.value)
    step = steps.next()
  }
  return step.value
}
