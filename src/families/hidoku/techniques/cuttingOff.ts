// Cutting off: a number in a cell would leave an adjacent cell without a way in and out. A cell with too few open
// neighbours must have the number of a placed neighbour plus or minus 1.
//
//   x  y  .      If 20 were in y, the corner x would have the neighbours 7, 20 and one open cell. If x cannot be 6, 8,
//   .  7  .      19 or 21, the path could not pass through it, so 20 is ruled out in y.

import type { Candidate, PatternFinder } from '../../inference.ts'
import { placementsFact } from '../../placementsFact.ts'
import type { PathPencil } from './patternTools.ts'

/** Finds candidates that would leave an adjacent cell without a way in and out. */
export function cuttingOffFinder(pencil: PathPencil): PatternFinder {
  const { sets, isPlaced } = pencil
  const { neighbours, placeAt, valueAt, has, touches } = sets

  /**
   * How many of the numbers before and after `number` need an open neighbour of the cell, if `assumed` is placed next
   * to it.
   */
  function needed(frame: Int32Array, cell: number, number: number, assumed: number): number {
    let count = 0
    for (let one = number - 1; one <= number + 1; one += 2) {
      if (one < 1 || one > sets.numbers(frame) || one === assumed) continue
      const place = frame[placeAt + one]
      if (place < 0 || !touches(cell, place)) count++
    }
    return count
  }

  /** Whether the path can enter and leave a cell with this many open neighbours. */
  function hasWays(frame: Int32Array, cell: number, assumed: number, open: number): boolean {
    const value = frame[valueAt + cell]
    if (value > 0) return needed(frame, cell, value, assumed) <= open
    const numbers = sets.numbers(frame)
    for (let number = 1; number <= numbers; number++) {
      if (number === assumed || !has(frame, cell, number)) continue
      if (needed(frame, cell, number, assumed) <= open) return true
    }
    return false
  }

  /** The candidates in the neighbours of the cell `blocked` that would leave this cell without a way in and out. */
  function cutting(frame: Int32Array, blocked: number): Candidate[] {
    const beside = neighbours[blocked].filter((other) => frame[valueAt + other] === 0)
    const open = beside.length - 1
    if (open > 1) return []
    const numbers = sets.numbers(frame)
    const found: Candidate[] = []
    for (let value = 1; value <= numbers; value++) {
      if (isPlaced(frame, value)) continue
      const cells = beside.filter((cell) => has(frame, cell, value))
      if (cells.length === 0 || hasWays(frame, blocked, value, open)) continue
      for (const cell of cells) found.push({ cell, value })
    }
    return found
  }

  return pencil.finder((frame, report, wanted) => {
    for (const [blocked, around] of neighbours.entries()) {
      if (frame[valueAt + blocked] < 0 || (wanted && !around.includes(wanted.cell))) continue
      const removes = cutting(frame, blocked)
      if (removes.length === 0) continue
      const isOpen = frame[valueAt + blocked] === 0
      const left = isOpen ? pencil.numbersAt(frame, blocked) : []
      report({
        kind: 'cutting-off',
        facts: { placements: placementsFact(sets.shape, removes), blocked: pencil.names([blocked]) },
        cells: [blocked, ...around],
        premises: isOpen ? [{ cells: [blocked] }] : [],
        candidates: left.map((value) => ({ cell: blocked, value })),
        removes,
      })
    }
  })
}
