// Last conflict: after a contradiction, the search branches on the cell that could not be filled until a value fits.
//
//   Lecoutre, Saïs, Tabary, Vidal: Reasoning from Last Conflict(s) in Constraint Programming.
//   Artificial Intelligence 173 (2009). Here with one cell: LC(1).
//
// When no value fits a cell, the search backtracks, often to a choice that has nothing to do with the trouble. Any other
// order would now branch on something else and run into the same trouble again, deeper down. If the cell comes first, the
// trouble shows at once, and the search backtracks until the choice is undone that caused it.
//
//   puzzlewright bench run CORPUS --branching examples/heuristics/last-conflict.js \
//     --contenders full/dom-wdeg/ascending,full/last-conflict/ascending \
//     --node-limit 100000 --time-limit none --out generated/last-conflict.jsonl
//
// docs/heuristics.md describes all that a heuristic can do.

const SETTLED = -1
const NONE = -1

/**
 * Without a conflict, the order dom/wdeg decides, as in the paper.
 *
 * @type {import('puzzlewright/bench').CustomOrder<import('puzzlewright/bench').VariableOrder>['make']}
 */
function makeLastConflict(model, rng, orders) {
  const usual = orders.variables['dom-wdeg'].make(model, rng)
  let conflict = NONE
  return {
    choose(frame, pairs) {
      const isOpen = conflict !== NONE && model.alternatives(frame, conflict) !== SETTLED
      return isOpen ? model.list(frame, conflict, pairs) : usual.choose(frame, pairs)
    },
    opened(_frame, _before, { cell, isPlaced }) {
      if (isPlaced && cell === conflict) conflict = NONE
    },
    failed(group, move) {
      conflict = move.cell
      usual.failed?.(group, move)
    },
  }
}

export const variableOrders = {
  'last-conflict': {
    what: 'the cell of the last contradiction, until a value fits; then as dom-wdeg',
    source: 'Lecoutre, Saïs, Tabary, Vidal, Reasoning from Last Conflict(s) in Constraint Programming (2009)',
    make: makeLastConflict,
  },
}
