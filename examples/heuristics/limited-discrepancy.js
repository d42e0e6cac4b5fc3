// Limited discrepancy search: a whole search of one's own, in place of the kernel's.
//
//   Harvey, Ginsberg: Limited Discrepancy Search. IJCAI 1995.
//
// A good value order is right almost everywhere. Where it leads to no solution, it was probably wrong only once or twice,
// and as likely near the root as deep down. Depth-first search undoes the deepest choices first; this search goes over
// the tree in rounds and allows one more *discrepancy* in each: a step against the value order.
//
//        .            The first value of a choice costs nothing, the second 1, the third 2. Round 0 goes straight
//      /   \          down to leaf 0; round 1 also reaches the leaves with one discrepancy, 1a and 1b, the early and
//    .       .        the late mistake; round 2 reaches them all.
//   / \     / \
//  0   1a  1b   2
//
// A round visits the leaves of earlier rounds again. So a solution counts only in the round of its own discrepancies,
// and the search is exhausted after a round that left nothing out. Nodes are counted in every round.
//
// The tree must be the same in every round. So both orders decide by the state alone: no order that learns or draws lots.
//
//   puzzlewright bench run CORPUS --branching examples/heuristics/limited-discrepancy.js \
//     --contenders full/fewest-alternatives/promise,full/limited-discrepancy --limit 1 \
//     --node-limit 100000 --time-limit none --out generated/limited-discrepancy.jsonl
//
// `--limit 1` asks for one solution: a proof that there is no other needs the whole tree, in any order.

/** @type {import('puzzlewright/bench').NamedSearch['make']} */
function makeLimitedDiscrepancy(model, { makeRng, orders }) {
  // One state and one list of alternatives for each level of the tree: nothing is allocated during the search.
  const frames = Array.from({ length: model.cells + 1 }, () => new Int32Array(model.frameWords))
  const alternatives = frames.map(() => new Int32Array(2 * model.maxAlternatives))
  const solution = new Int32Array(model.cells)

  return (puzzle, limits = {}, onSolution) => {
    const { solutions = Infinity, nodes = Infinity, milliseconds = Infinity, now } = limits
    const deadline = now ? now() + milliseconds : Infinity
    const statistics = {
      solutions: 0,
      nodesOpened: 0,
      branchings: 0,
      successors: 0,
      forced: 0,
      failures: 0,
      maxDepth: 0,
    }
    if (!model.root(frames[0], puzzle)) return { ended: 'exhausted', statistics }
    const cellOrder = orders.variables['fewest-alternatives'].make(model, makeRng())
    const valueOrder = orders.values.promise.make(model, makeRng())
    const empty = puzzle.givens.filter((given) => given === 0).length
    const open = model.openCells(frames[0])
    let isCut = false

    /**
     * Visits the subtree of a state, with this many discrepancies left. `openBefore`
     * cells were open before propagation. Returns the limit that ended the search, or undefined to go on.
     */
    function visit(level, discrepancies, depth, openBefore) {
      if (statistics.nodesOpened >= nodes) return 'node-limit'
      if (now && deadline < Infinity && now() >= deadline) return 'time-limit'
      const frame = frames[level]
      const open = model.openCells(frame)
      statistics.nodesOpened++
      statistics.forced += openBefore - open
      statistics.maxDepth = Math.max(statistics.maxDepth, depth)
      if (open === 0) return discrepancies === 0 ? take(frame) : undefined
      const pairs = alternatives[level]
      const count = cellOrder.choose(frame, pairs)
      const isChoice = count > 1
      if (isChoice) valueOrder(frame, pairs, count)
      if (isChoice) statistics.branchings++
      for (let index = 0; index < count; index++) {
        if (index > discrepancies) {
          isCut = true
          break
        }
        if (isChoice) statistics.successors++
        frames[level + 1].set(frame)
        if (model.place(frames[level + 1], pairs[2 * index], pairs[2 * index + 1])) {
          const [below, left] = isChoice ? [depth + 1, open - 1] : [depth, open]
          const ended = visit(level + 1, discrepancies - index, below, left)
          if (ended) return ended
        } else if (isChoice) statistics.failures++
      }
    }

    function take(frame) {
      model.read(frame, solution)
      statistics.solutions++
      onSolution?.(solution)
      return statistics.solutions >= solutions ? 'solution-limit' : undefined
    }

    for (let round = 0; ; round++) {
      isCut = false
      const ended = visit(0, round, 0, round === 0 ? empty : open)
      if (ended) return { ended, statistics }
      if (!isCut) return { ended: 'exhausted', statistics }
    }
  }
}

export const searches = {
  'limited-discrepancy': {
    what: 'rounds that allow 0, 1, 2, ... steps against the value order promise; cells by fewest-alternatives',
    source: 'Harvey, Ginsberg, Limited Discrepancy Search (1995)',
    make: makeLimitedDiscrepancy,
  },
}
