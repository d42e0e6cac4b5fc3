// A variable order that learns from contradictions: Boussemart, Hemery, Lecoutre, Sais, Boosting Systematic Search by Weighting
// Constraints (2004).

import type { VariableOrder } from './branching.ts'
import { type Model, SETTLED } from './searchModel.ts'

/**
 * The weight of a group is 1, plus 1 for each contradiction that it caused. A group counts only while it has at least two open
 * cells. For each cell, the sum of the weights of its groups is kept from state to state, since few cells differ between
 * states.
 */
export function makeDomWdeg(model: Model<never>): VariableOrder {
  const { groups, cells } = model
  const groupsOf = Array.from({ length: cells }, (): number[] => [])
  groups.forEach((group, index) => {
    for (const cell of group) groupsOf[cell].push(index)
  })
  const weights = new Float64Array(groups.length).fill(1)
  // For the latest state: the number of each cell's alternatives, the number of each group's open cells, and the sum of the
  // weights of each cell's groups.
  const counts = new Int32Array(cells).fill(SETTLED)
  const open = new Int32Array(groups.length)
  const degrees = new Float64Array(cells)

  function addWeight(group: number, weight: number): void {
    for (const cell of groups[group]) degrees[cell] += weight
  }

  function openOrSettle(cell: number, isOpen: boolean): void {
    for (const group of groupsOf[cell]) {
      if (isOpen && ++open[group] === 2) addWeight(group, weights[group])
      if (!isOpen && --open[group] === 1) addWeight(group, -weights[group])
    }
  }

  return {
    choose(frame, pairs) {
      for (let cell = 0; cell < cells; cell++) {
        const count = model.alternatives(frame, cell)
        if ((count === SETTLED) !== (counts[cell] === SETTLED)) openOrSettle(cell, count !== SETTLED)
        counts[cell] = count
      }
      let best = -1
      let lowest = Infinity
      for (let cell = 0; cell < cells; cell++) {
        if (counts[cell] === SETTLED) continue
        // Cells that no open group constrains come last.
        const ratio = degrees[cell] > 0 ? counts[cell] / degrees[cell] : Number.MAX_VALUE
        if (ratio < lowest) {
          lowest = ratio
          best = cell
        }
      }
      return model.list(frame, best, pairs)
    },
    failed(group) {
      if (group < 0) return
      weights[group]++
      if (open[group] > 1) addWeight(group, 1)
    },
  }
}
