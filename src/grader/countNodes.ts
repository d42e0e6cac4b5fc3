// How much a solver has to search: nodes opened and the average branching factor, with the family's strong base.
//
// The search takes an item with the fewest alternatives, any of several, and goes through the whole tree. How large
// that is depends on the ties, so it is repeated with other ones.

import type { Puzzle } from '../families/puzzle.ts'
import type { Branching } from '../kernel/branching.ts'
import { type Model, SETTLED } from '../kernel/model.ts'
import { below, type Rng } from '../kernel/rng.ts'
import { makeSearcher } from '../kernel/search.ts'

export interface Nodes {
  /** Means over the searches. */
  readonly nodesOpened: number
  readonly averageBranchingFactor: number
  /** The mean of ln N, where N is 1 and the alternatives tried. */
  readonly logTried: number
  /** Whether a search ended at the limit: then the tree is larger than these figures say. */
  readonly isCut: boolean
}

/** Yields after each search what `logTried` is at least. */
type NodeMeter<P extends Puzzle> = (puzzle: P, rng: Rng, searches: number) => Generator<number, Nodes, void>

export function makeNodeMeter<P extends Puzzle>(model: Model<P>, mostNodes: number): NodeMeter<P> {
  let source: Rng
  const root = new Int32Array(model.frameWords)
  let isRootKnown = false
  const search = makeSearcher(
    { ...model, root: writeRoot },
    fewestWithRandomTies(() => source()),
  )

  /** The clues are propagated once, and not for each search. */
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
      // Without a choice all searches are the same, and of large trees few say as much as many of small ones:
      // all together may open as many nodes as one, and the last one is finished.
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

/** The cell or the number with the fewest alternatives; of several each with the same chance. */
function fewestWithRandomTies(rng: Rng): Branching {
  return {
    makeVariableOrder: (model) => ({
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
    }),
    makeValueOrder: () => undefined,
  }
}
