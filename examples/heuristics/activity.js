// Activity-based search: branch on the cell whose candidates change most often, and try the value that changes least.
//
//   Michel, Van Hentenryck: Activity-Based Search for Black-Box Constraint Programming Solvers. CPAIOR 2012.
//
// A cell is *active* in a step of the search if propagation takes candidates from it. After each step
//
//   A(cell) = A(cell) * DECAY        for every open cell: what happened long ago counts less
//   A(cell) = A(cell) + 1            for every active cell
//
// The search branches on the cell with the largest A(cell) / candidates. The activity of a *value* is the number of
// cells that placing it makes active, as a mean that follows the latest measurements; the least active value comes first.
// The first activities come from probing: random walks from the first state to a contradiction or a solution.
//
//   puzzlewright bench run CORPUS --branching examples/heuristics/activity.js \
//     --contenders full/fewest-alternatives/ascending,full/activity \
//     --node-limit 100000 --time-limit none --out generated/activity.jsonl
//
// It differs from the paper in two points. The number of walks is fixed; the paper walks until the means are certain to a
// fifth. After a contradiction the state is gone, so only the cell that was to be filled is known to be active.

const SETTLED = -1

/** The paper's parameters: what remains of an activity after a step, and the weight of old measurements of a value. */
const DECAY = 0.999
const ALPHA = 8

const WALKS = 20

/** @type {import('puzzlewright/bench').CustomOrder<import('puzzlewright/bench').Heuristic>['make']} */
function makeActivity(model, rng) {
  const { cells, maxAlternatives } = model
  // Values are consecutive numbers, no more than maxAlternatives, so their remainders tell them apart.
  const keyOf = (cell, value) => cell * maxAlternatives + (value % maxAlternatives)
  const activities = new Float64Array(cells)
  const valueActivities = new Float64Array(cells * maxAlternatives)
  const listed = new Int32Array(2 * maxAlternatives)
  let isProbed = false

  /** Calls `visit` for each cell that lost candidates, and returns how many did. */
  function eachActive(before, after, visit) {
    let active = 0
    for (let cell = 0; cell < cells; cell++) {
      if (model.alternatives(before, cell) === model.alternatives(after, cell)) continue
      active++
      visit(cell)
    }
    return active
  }

  /** Walks at random from a state; means over all walks become the first activities. */
  function probe(frame) {
    const [here, next] = [new Int32Array(model.frameWords), new Int32Array(model.frameWords)]
    const measurements = new Uint32Array(valueActivities.length)
    for (let walk = 0; walk < WALKS; walk++) {
      here.set(frame)
      while (model.openCells(here) > 0) {
        const open = Array.from({ length: cells }, (_, cell) => cell).filter(
          (cell) => model.alternatives(here, cell) !== SETTLED,
        )
        const cell = oneOf(open)
        const count = model.list(here, cell, listed)
        if (count === 0) break
        const value = listed[2 * below(count) + 1]
        next.set(here)
        if (!model.place(next, cell, value)) break
        const active = eachActive(here, next, (other) => {
          activities[other] += 1 / WALKS
        })
        const key = keyOf(cell, value)
        measurements[key]++
        valueActivities[key] += (active - valueActivities[key]) / measurements[key]
        here.set(next)
      }
    }
  }

  /** A random number from 0 to bound - 1, with nearly equal chances. */
  function below(bound) {
    return (rng() >>> 0) % bound
  }

  function oneOf(list) {
    return list[below(list.length)]
  }

  return {
    choose(frame, pairs) {
      if (!isProbed) probe(frame)
      isProbed = true
      let chosen = -1
      let most = Number.NEGATIVE_INFINITY
      for (let cell = 0; cell < cells; cell++) {
        const count = model.alternatives(frame, cell)
        if (count === SETTLED) continue
        const ratio = activities[cell] / count
        if (ratio <= most) continue
        chosen = cell
        most = ratio
      }
      return model.list(frame, chosen, pairs)
    },
    order(_frame, pairs, count) {
      const [cell] = pairs
      const values = Array.from({ length: count }, (_, index) => pairs[2 * index + 1])
      values.sort((one, other) => valueActivities[keyOf(cell, one)] - valueActivities[keyOf(cell, other)])
      values.forEach((value, index) => {
        pairs[2 * index + 1] = value
      })
    },
    opened(frame, before, { cell, value, isPlaced }) {
      for (let other = 0; other < cells; other++) {
        if (model.alternatives(frame, other) !== SETTLED) activities[other] *= DECAY
      }
      const active = eachActive(before, frame, (other) => {
        activities[other]++
      })
      if (!isPlaced) return
      const key = keyOf(cell, value)
      valueActivities[key] = (valueActivities[key] * (ALPHA - 1) + active) / ALPHA
    },
    failed(_group, { cell }) {
      activities[cell]++
    },
  }
}

export const heuristics = {
  activity: {
    what: 'the cell whose candidates change most often, for its candidates; first the value that changes least',
    source:
      'Michel, Van Hentenryck, Activity-Based Search for Black-Box Constraint Programming Solvers (2012)',
    make: makeActivity,
  },
}
