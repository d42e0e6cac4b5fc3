// Impact-based search: branch where a value shrinks the rest of the board most, and try the value that shrinks it least.
//
//   Refalo: Impact-Based Search Strategies for Constraint Programming. CP 2004.
//
// The size of a state is the product of its cells' numbers of candidates: how many boards are left to look at. The
// *impact* of a value is the part of the size that placing it takes away:
//
//   I = 1 - (size after) / (size before)        0: nothing changed, 1: a contradiction
//
// Each placement measures an impact, and the mean of all measurements of a cell's value predicts the next. A cell is
// expected to leave the sum of 1 - I over its values, and the search branches on the cell that leaves least. That needs
// impacts before the first choice, so every candidate of the first state is tried once (probing), as in the paper.
//
// Both orders read the same impacts, so this is a *heuristic*, not a variable order: the contender is `full/impact`.
//
//   puzzlewright bench run CORPUS --branching examples/heuristics/impact.js \
//     --contenders full/fewest-alternatives/ascending,full/impact \
//     --node-limit 100000 --time-limit none --out generated/impact.jsonl
//
// It differs from the paper in one point: among equal cells it takes the first, where the paper draws lots.

const SETTLED = -1

/** @type {import('puzzlewright/bench').CustomOrder<import('puzzlewright/bench').Heuristic>['make']} */
function makeImpact(model) {
  // Values are consecutive numbers, no more than maxAlternatives, so their remainders tell them apart.
  const keyOf = (cell, value) => cell * model.maxAlternatives + (value % model.maxAlternatives)
  const impacts = new Float64Array(model.cells * model.maxAlternatives)
  const measurements = new Uint32Array(impacts.length)
  const tried = new Int32Array(model.frameWords)
  const listed = new Int32Array(2 * model.maxAlternatives)
  let isProbed = false

  /** The logarithm of the size: the size itself may exceed the largest number. */
  function logSize(frame) {
    let sum = 0
    for (let cell = 0; cell < model.cells; cell++) {
      const count = model.alternatives(frame, cell)
      if (count !== SETTLED) sum += Math.log(count)
    }
    return sum
  }

  /** Takes a measurement into the mean. */
  function learn(cell, value, impact) {
    const key = keyOf(cell, value)
    measurements[key]++
    impacts[key] += (impact - impacts[key]) / measurements[key]
  }

  function probe(frame) {
    const before = logSize(frame)
    for (let cell = 0; cell < model.cells; cell++) {
      if (model.alternatives(frame, cell) === SETTLED) continue
      const count = model.list(frame, cell, listed)
      for (let index = 0; index < count; index++) {
        const value = listed[2 * index + 1]
        tried.set(frame)
        learn(cell, value, model.place(tried, cell, value) ? 1 - Math.exp(logSize(tried) - before) : 1)
      }
    }
  }

  /** What a cell is expected to leave of the board, added up over its values. */
  function left(frame, cell) {
    const count = model.list(frame, cell, listed)
    let sum = 0
    for (let index = 0; index < count; index++) sum += 1 - impacts[keyOf(cell, listed[2 * index + 1])]
    return sum
  }

  return {
    choose(frame, pairs) {
      if (!isProbed) probe(frame)
      isProbed = true
      let chosen = -1
      let least = Number.POSITIVE_INFINITY
      for (let cell = 0; cell < model.cells; cell++) {
        if (model.alternatives(frame, cell) === SETTLED) continue
        const sum = left(frame, cell)
        if (sum >= least) continue
        chosen = cell
        least = sum
      }
      return model.list(frame, chosen, pairs)
    },
    order(_frame, pairs, count) {
      const [cell] = pairs
      const values = Array.from({ length: count }, (_, index) => pairs[2 * index + 1])
      values.sort((one, other) => impacts[keyOf(cell, one)] - impacts[keyOf(cell, other)])
      values.forEach((value, index) => {
        pairs[2 * index + 1] = value
      })
    },
    opened(frame, before, { cell, value, isPlaced }) {
      if (isPlaced) learn(cell, value, 1 - Math.exp(logSize(frame) - logSize(before)))
    },
    failed(_group, { cell, value, isPlaced }) {
      if (isPlaced) learn(cell, value, 1)
    },
  }
}

export const heuristics = {
  impact: {
    what: 'the cell whose values leave least of the board; first the value that leaves most; both measured',
    source: 'Refalo, Impact-Based Search Strategies for Constraint Programming (2004)',
    make: makeImpact,
  },
}
