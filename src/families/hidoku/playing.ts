// The facts about Hidokus that a page needs during play.

import { BLOCKED } from '../../kernel/searchModel.ts'
import type { Fits, Playing } from '../playing.ts'
import { countNumbers, type HidokuPuzzle, neighboursOf, stepsFrom } from './puzzle.ts'

/** The facet `playing` of Hidokus. */
export const playing: Playing<HidokuPuzzle> = {
  numbers: ({ givens }) => ({ least: 1, greatest: countNumbers(givens), each: 1 }),
  fits,
  peersOf: (puzzle, cell) => neighbours(puzzle)[cell],
  neighbours,
}

/**
 * A number fits into a cell if it is not used yet, and if the path can reach the cell from the next placed numbers
 * below and above.
 */
function fits(puzzle: HidokuPuzzle, values: readonly number[]): Fits {
  const cellOf = new Map(values.flatMap((value, cell) => (value > 0 ? [[value, cell] as const] : [])))
  const placed = [...cellOf.keys()].sort((a, b) => a - b)
  const steps = new Map<number, number[]>()
  /** Whether the path from the placed number `from` can reach this cell in as many steps as the numbers differ. */
  const isInReach = (from: number | undefined, cell: number, value: number) => {
    if (from === undefined) return true
    const start = cellOf.get(from) as number
    const known = steps.get(start) ?? stepsFrom(puzzle, start)
    steps.set(start, known)
    return known[cell] <= Math.abs(value - from)
  }
  return (cell, value) => {
    if (cellOf.has(value)) return false
    const above = placed.findIndex((one) => one > value)
    const below = above < 0 ? placed.length - 1 : above - 1
    return isInReach(placed[below], cell, value) && isInReach(placed[above], cell, value)
  }
}

function neighbours({ shape, givens }: HidokuPuzzle): number[][] {
  return neighboursOf(shape).map((own, cell) =>
    givens[cell] === BLOCKED ? [] : own.filter((one) => givens[one] !== BLOCKED),
  )
}
