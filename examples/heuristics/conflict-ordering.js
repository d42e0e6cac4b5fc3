// Conflict ordering: among the open cells that ever led to a contradiction, branch on the one that did so last.
//
//   Gay, Hartert, Lecoutre, Schaus: Conflict Ordering Search for Scheduling Problems. CP 2015.
//
// It goes further than last conflict: every cell keeps the number of its last contradiction as a stamp, so the search
// learns a whole order of cells, the difficult ones first, and never forgets it. Cells without a stamp come later, in the
// usual order. The paper branches in two; `full/conflict-ordering/ascending/binary` does so.
//
//   puzzlewright bench run CORPUS --branching examples/heuristics/conflict-ordering.js \
//     --contenders full/dom-wdeg/ascending,full/conflict-ordering/ascending,full/conflict-ordering/ascending/binary \
//     --node-limit 100000 --time-limit none --out generated/conflict-ordering.jsonl

const SETTLED = -1

/** @type {import('puzzlewright/bench').CustomOrder<import('puzzlewright/bench').VariableOrder>['make']} */
function makeConflictOrdering(model, rng, orders) {
  const usual = orders.variables['dom-wdeg'].make(model, rng)
  const stamps = new Uint32Array(model.cells)
  let contradictions = 0
  return {
    choose(frame, pairs) {
      let latest = 0
      let chosen = -1
      for (let cell = 0; cell < model.cells; cell++) {
        if (stamps[cell] <= latest || model.alternatives(frame, cell) === SETTLED) continue
        latest = stamps[cell]
        chosen = cell
      }
      return latest > 0 ? model.list(frame, chosen, pairs) : usual.choose(frame, pairs)
    },
    failed(group, move) {
      stamps[move.cell] = ++contradictions
      usual.failed?.(group, move)
    },
  }
}

export const variableOrders = {
  'conflict-ordering': {
    what: 'the open cell with the latest contradiction; cells without one come later, as dom-wdeg orders them',
    source: 'Gay, Hartert, Lecoutre, Schaus, Conflict Ordering Search for Scheduling Problems (2015)',
    make: makeConflictOrdering,
  },
}
