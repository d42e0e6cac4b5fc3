// The order in which a search branches on boards with clues. At first it is the order of failures (see failureOrder.ts), which
// is good for short searches. In a long search, the cell of the last move says little about where a contradiction comes from:
// then only the cells and numbers that propagation placed last count, as in Interactive Sudoku Solver
// (https://github.com/sigh/Interactive-Sudoku-Solver).

import { lowest } from '../../../kernel/bits.ts'
import type { Heuristic } from '../../../kernel/branching.ts'
import type { Model } from '../../../kernel/searchModel.ts'
import { OPEN_BITS } from '../searchViews.ts'

/** What each cell starts with, so that the first contradictions, which say little, hardly matter. */
const START = 10
/** A search is long after this many choices. Most searches of the maker may not open more nodes. */
const LONG = 1000
/** The share of its contradictions that the number with the most adds to each cell with this candidate. */
const SHARE_OF_NUMBER = 0.1

/**
 * A cell counts START, plus 1 for each of its groups, plus 1 for each contradiction before which it was placed last, plus 1 for
 * each of the first contradictions after a move in this cell. The search branches on the cell with the highest count for each
 * candidate. A long search branches on a number with two places in a row or column if one of them has a higher count. Branching
 * is binary: the search places the number there, or else in the other place.
 */
export function makeConflictOrder(model: Model<never>): Heuristic {
  const { cells, groups, maxAlternatives: size } = model
  const counts = new Float64Array(cells).fill(START)
  for (const group of groups) for (const cell of group) counts[cell]++
  /** The contradictions of each number from 1. */
  const ofNumbers = new Float64Array(size + 1)
  let worst = 1
  let choices = 0

  return {
    isBinary: true,
    choose(frame, pairs) {
      const isLong = ++choices > LONG
      const more = isLong ? ofNumbers[worst] * SHARE_OF_NUMBER : 0
      let best = -1
      let highest = -1
      for (let cell = 0; cell < cells; cell++) {
        const word = frame[cell]
        if ((word & (word - 1)) === 0) continue
        const ratio = (counts[cell] + more * ((word >> (worst - 1)) & 1)) / model.alternatives(frame, cell)
        if (ratio <= highest) continue
        highest = ratio
        best = cell
      }
      if (isLong && model.alternatives(frame, best) > 2) {
        for (let group = 0; group < 2 * size; group++) {
          // The numbers with one place or more, and so on; the marks of open cells are no numbers.
          let [once, twice, thrice] = [0, 0, OPEN_BITS]
          for (const cell of groups[group]) {
            thrice |= twice & frame[cell]
            twice |= once & frame[cell]
            once |= frame[cell]
          }
          for (let rest = twice & ~thrice; rest !== 0; rest &= rest - 1) {
            const item = cells + group * size + lowest(rest)
            model.list(frame, item, pairs)
            const ratio = Math.max(counts[pairs[0]], counts[pairs[2]]) / 2
            if (ratio <= highest) continue
            highest = ratio
            best = item
          }
        }
      }
      const count = model.list(frame, best, pairs)
      if (best >= cells && counts[pairs[2]] > counts[pairs[0]]) [pairs[0], pairs[2]] = [pairs[2], pairs[0]]
      return count
    },
    failed(_group, { cell }) {
      const last = model.lastPlaced?.() ?? -1
      if (choices <= LONG) counts[cell]++
      if (last < 0) return
      counts[last]++
      const value = model.lastValue?.() ?? 0
      if (++ofNumbers[value] > ofNumbers[worst]) worst = value
    },
  }
}
