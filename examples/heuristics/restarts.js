// Restarts: after a number of contradictions the search starts again, with what it has learned so far.
//
//   Luby, Sinclair, Zuckerman: Optimal Speedup of Las Vegas Algorithms. Information Processing Letters 47 (1993).
//   Walsh: Search in a Small World. IJCAI 1999.
//
// The first choices of a search are its worst: nothing is known yet, and a mistake there costs a whole subtree. The order
// dom/wdeg learns from contradictions, so the next start makes better first choices. The two sequences of limits:
//
//   Luby        1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... times UNIT: mostly short runs, now and then a long one
//   geometric   each run is longer than the last by the same factor
//
// The kernel asks `restart` after each contradiction as long as no solution is known. After that nothing is restarted,
// so no solution is counted twice, and a proof ends. Both sequences grow without bound, as they must: otherwise a search
// without a solution would start again for ever.
//
//   puzzlewright bench run CORPUS --branching examples/heuristics/restarts.js \
//     --contenders 'full/dom-wdeg/ascending,full/dom-wdeg-luby/ascending,full/dom-wdeg-geometric/random' \
//     --node-limit 100000 --time-limit none --out generated/restarts.jsonl

/** Contradictions in the shortest run. Solvers for larger problems take a hundred or so. */
const UNIT = 10

/** The factor of Walsh's paper, which tried 1.1 to 2 and found the choice uncritical. */
const FACTOR = 1.5

/**
 * The number at an index of Luby's sequence, from 1. If index + 1 is a power of two, the number is half that power.
 * Otherwise the sequence repeats itself from the last such index on.
 *
 * @param {number} index
 * @returns {number}
 */
export function luby(index) {
  let power = 1
  while (power < index + 1) power *= 2
  return power === index + 1 ? power / 2 : luby(index - power / 2 + 1)
}

/**
 * Adds restarts to an order. `limitOf` returns the number of contradictions that end a run, from run 1 on.
 *
 * @param {import('puzzlewright/bench').VariableOrder} order
 * @param {(run: number) => number} limitOf
 * @returns {import('puzzlewright/bench').VariableOrder}
 */
export function withRestarts(order, limitOf) {
  let run = 1
  let contradictions = 0
  return {
    ...order,
    failed(group, move) {
      contradictions++
      order.failed?.(group, move)
    },
    restart() {
      if (contradictions < limitOf(run)) return false
      run++
      contradictions = 0
      return true
    },
  }
}

/** @type {import('puzzlewright/bench').CustomModule['variableOrders']} */
export const variableOrders = {
  'dom-wdeg-luby': {
    what: `dom-wdeg; starts again after ${UNIT} contradictions times 1, 1, 2, 1, 1, 2, 4, ...`,
    source: 'Luby, Sinclair, Zuckerman, Optimal Speedup of Las Vegas Algorithms (1993)',
    make: (model, rng, orders) =>
      withRestarts(orders.variables['dom-wdeg'].make(model, rng), (run) => UNIT * luby(run)),
  },
  'dom-wdeg-geometric': {
    what: `dom-wdeg; starts again after ${UNIT} contradictions times 1, ${FACTOR}, ${FACTOR ** 2}, ...`,
    source: 'Walsh, Search in a Small World (1999)',
    make: (model, rng, orders) =>
      withRestarts(orders.variables['dom-wdeg'].make(model, rng), (run) => UNIT * FACTOR ** (run - 1)),
  },
}
