// A variable order that learns at which cells contradictions happen. It counts the contradictions of the cells that the search
// has chosen (Li, Yin, Li, Failure Based Variable Ordering Heuristics for Solving CSPs, 2021), and those of the cells that
// propagation has placed last, as Interactive Sudoku Solver does.

import type { VariableOrder } from './branching.ts'
import { type Model, SETTLED } from './searchModel.ts'

/** What each cell starts with, so that the first contradictions, which say little, hardly matter. */
const START = 10

/**
 * A cell counts START, plus 1 for each of its groups, plus 1 for each contradiction after a move in this cell, and for each
 * contradiction before which this cell was placed last.
 */
export function makeFailureOrder(model: Model<never>): VariableOrder {
  const { cells, groups } = model
  const counts = new Float64Array(cells).fill(START)
  for (const group of groups) for (const cell of group) counts[cell]++
  return {
    choose(frame, pairs) {
      let best = -1
      let highest = -1
      for (let cell = 0; cell < cells; cell++) {
        const alternatives = model.alternatives(frame, cell)
        if (alternatives === SETTLED) continue
        const ratio = counts[cell] / alternatives
        if (ratio > highest) {
          highest = ratio
          best = cell
        }
      }
      return model.list(frame, best, pairs)
    },
    failed(_group, { cell }) {
      counts[cell]++
      const last = model.lastPlaced?.() ?? -1
      if (last >= 0) counts[last]++
    },
  }
}
