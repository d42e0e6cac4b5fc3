// Two custom search orders, to be compared with the built-in ones. Brélaz's rule decides where to branch, so it can make a
// proof of uniqueness shorter:
//
//   puzzlewright bench corpus published --out generated/published.jsonl
//   puzzlewright bench run generated/published.jsonl --branching ./examples/my-order.js \
//     --contenders full/brelaz/ascending,full/fewest-candidates/ascending \
//     --node-limit 100000 --time-limit none --out generated/brelaz.jsonl
//
// A value order decides what to try first, so it can find a solution sooner. It cannot make a proof shorter, because a proof
// tries everything. So value orders are compared by the search for one solution, with `--limit 1`:
//
//   puzzlewright bench run generated/published.jsonl --branching ./examples/my-order.js \
//     --contenders full/fewest-candidates/ascending,full/fewest-candidates/least-frequent --limit 1 \
//     --node-limit 100000 --time-limit none --out generated/least-frequent.jsonl
//
// `make(model, rng)` is called for each search, when the first state exists, so an order may learn during the search. A
// search must give the same result every time: take random numbers only from `rng`, which returns 32-bit integers.
//
// `choose(frame, pairs)` writes alternatives that together cover all solutions, as pairs (cell, value), and returns their
// number. `model.list(frame, item, pairs)` does this for one item, so an order only has to choose an item. A value order
// sorts the first `count` pairs; they arrive with the smallest value first.
//
// docs/heuristics.md describes all that a module can export, and examples/heuristics has the standard heuristics.

const SETTLED = -1

/**
 * Brélaz's rule: the cell with the fewest values and, among equals, the one that shares groups with the most open cells.
 *
 * @param {import('puzzlewright').Model} model
 * @returns {import('puzzlewright').VariableOrder}
 */
function makeBrelaz(model) {
  const neighbours = neighboursOf(model)
  return {
    choose(frame, pairs) {
      let best = -1
      let fewest = Number.POSITIVE_INFINITY
      let most = -1
      for (let cell = 0; cell < model.cells; cell++) {
        const count = model.alternatives(frame, cell)
        if (count === SETTLED || count > fewest) continue
        const degree = neighbours[cell].filter((other) => model.alternatives(frame, other) !== SETTLED).length
        if (count === fewest && degree <= most) continue
        best = cell
        fewest = count
        most = degree
      }
      return model.list(frame, best, pairs)
    },
  }
}

/**
 * For each cell, the other cells of all its groups.
 *
 * @param {import('puzzlewright').Model} model
 * @returns {number[][]}
 */
function neighboursOf(model) {
  const neighbours = Array.from({ length: model.cells }, () => new Set())
  for (const group of model.groups) {
    for (const cell of group) {
      for (const other of group) if (other !== cell) neighbours[cell].add(other)
    }
  }
  return neighbours.map((cells) => Array.from(cells))
}

/**
 * Tries first the value that the fewest open cells can have, because it takes the fewest candidates from them.
 *
 * @param {import('puzzlewright').Model} model
 * @returns {import('puzzlewright').ValueOrder}
 */
function makeLeastFrequent(model) {
  const listed = new Int32Array(2 * model.maxAlternatives)
  return (frame, pairs, count) => {
    const cellsWith = new Map()
    for (let cell = 0; cell < model.cells; cell++) {
      if (model.alternatives(frame, cell) === SETTLED) continue
      const values = model.list(frame, cell, listed)
      for (let index = 0; index < values; index++) {
        const value = listed[2 * index + 1]
        cellsWith.set(value, (cellsWith.get(value) ?? 0) + 1)
      }
    }
    const ordered = Array.from({ length: count }, (_, index) => [pairs[2 * index], pairs[2 * index + 1]])
    ordered.sort(([, one], [, other]) => cellsWith.get(one) - cellsWith.get(other))
    pairs.set(ordered.flat())
  }
}

export const variableOrders = {
  brelaz: {
    what: 'the cell with the fewest values and, among equals, the most open neighbours',
    source: 'Brélaz, New Methods to Color the Vertices of a Graph (1979)',
    make: makeBrelaz,
  },
}

export const valueOrders = {
  'least-frequent': {
    what: 'the value that the fewest open cells can have first',
    source: 'an example: counts what the order promise finds by propagation',
    make: makeLeastFrequent,
  },
}
