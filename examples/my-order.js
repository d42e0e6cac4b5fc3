// Two search orders of your own, to be measured beside the built-in ones:
//
//   puzzlewright bench corpus published --out generated/published.jsonl
//   puzzlewright bench run generated/published.jsonl --branching ./examples/my-order.js \
//     --contenders 'full/brelaz/*, full/*/least-frequent' --node-limit 100000 --time-limit none --out generated/my-order.jsonl
//
// A module exports `variableOrders`, `valueOrders` or both: records of orders by name (small letters, figures, hyphens).
// `what` and `source` say what an order does and whose idea it is; `make(model, rng)` makes it anew for each search, when
// the first state is there, so that it may learn as it goes. A search is to be the same each time: chance comes from `rng`
// alone, which gives 32-bit integers.
//
// A *variable order* says where to branch. `choose(frame, pairs)` writes alternatives that together cover all solutions, as
// pairs (cell, value), and returns how many. `model.list(frame, item, pairs)` does that for one item, so that choosing an
// item is all there is to do. Items 0 to model.cells - 1 are the cells; those up to model.items - 1, where there are any,
// are numbers that want a cell. It may have `failed(group)`, too, which hears of each contradiction.
//
// A *value order* is a function (frame, pairs, count) that puts the first `count` pairs into the order in which they are
// tried; they come smallest first.
//
// `frame` is one state of the search; what it means is asked of the model:
//
//   model.alternatives(frame, item)   how many values a cell can have, or cells a number; -1 (settled) for one that is done
//   model.groups                      the cells of each row, cage and so on, as lists; they may change with the puzzle
//   model.maxAlternatives             the most pairs that `list` writes

const SETTLED = -1

/**
 * Brélaz's rule: the cell with the fewest values; of several the one that shares groups with the most open cells.
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
 * The other cells of all groups that each cell is in.
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
 * Tries first what the fewest open cells can have: it takes the least from the others.
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
    what: 'the cell with the fewest values, of several the one with the most open neighbours',
    source: 'Brélaz, New Methods to Color the Vertices of a Graph (1979)',
    make: makeBrelaz,
  },
}

export const valueOrders = {
  'least-frequent': {
    what: 'first the value that the fewest open cells can have',
    source: 'an example: a count for what promise finds out by trying',
    make: makeLeastFrequent,
  },
}
