// Puts puzzles in an order in which neighbours are not alike, while their difficulty rises in small steps.
//
//   by degree:  1 2 3 4 5 6 | 7 8 9 10 11 12 | ...     The list is cut into windows. Puzzles stay in their
//   varied:     1 5 2 6 3 4 | 9 7 11 8 12 10 | ...     window, so each window is harder than the one before.

import type { BookPuzzle } from './bookContents.ts'
import { type Impression, likeness, makeImpressions } from './likeness.ts'

/** The number of puzzles in a window: a quarter of a section, within these limits. */
const LEAST_WINDOW = 3
const MOST_WINDOW = 8
const WINDOWS = 4

/**
 * How much likeness to an earlier puzzle counts: to the one before, and to those before it. A page has up to
 * six puzzles, but the nearest are compared most.
 */
const NEARNESS = [1, 0.5, 0.3, 0.2]

/** The least gain for which two puzzles change places. */
const LEAST_GAIN = 1e-9

/** Kept for all sections, because it compiles the deductions of each shape. */
const impressionOf = makeImpressions()

/** A puzzle as this order sees it. */
type Arranged = Pick<BookPuzzle, 'family' | 'puzzle' | 'grade'>

/** The number of puzzles in a window of a list of this length. */
export function windowOf(length: number): number {
  return Math.min(MOST_WINDOW, Math.max(LEAST_WINDOW, Math.ceil(length / WINDOWS)))
}

/** Varies the order of puzzles that are sorted from easy to hard. The first puzzle stays the easiest. */
export function varied<P extends Arranged>(sorted: readonly P[]): P[] {
  const window = windowOf(sorted.length)
  if (sorted.length <= 2) return [...sorted]
  const impressions = sorted.map(impressionOf)
  const known = new Map<number, number>()
  const likenessOf = (one: number, other: number) => {
    const key = Math.min(one, other) * sorted.length + Math.max(one, other)
    const before = known.get(key)
    if (before !== undefined) return before
    const found = likeness(impressions[one] as Impression, impressions[other] as Impression)
    known.set(key, found)
    return found
  }
  const order: number[] = []
  for (let start = 0; start < sorted.length; start += window) {
    known.clear()
    const end = Math.min(start + window, sorted.length)
    for (const index of inWindow(order, start, end, likenessOf)) order.push(index)
  }
  return order.map((index) => sorted[index])
}

/** The order of the puzzles of one window, after those that are already in order. */
function inWindow(
  before: readonly number[],
  start: number,
  end: number,
  likenessOf: (one: number, other: number) => number,
): number[] {
  const tail = before.slice(-NEARNESS.length)
  const left = Array.from({ length: end - start }, (_, index) => start + index)
  const chosen: number[] = start === 0 ? left.splice(0, 1) : []
  const costAt = (order: readonly number[], place: number) =>
    NEARNESS.reduce(
      (sum, weight, index) =>
        place > index ? sum + weight * likenessOf(order[place], order[place - index - 1]) : sum,
      0,
    )
  while (left.length > 0) {
    const order = [...tail, ...chosen]
    const costs = left.map((one) => costAt([...order, one], order.length))
    chosen.push(...left.splice(costs.indexOf(Math.min(...costs)), 1))
  }
  const order = [...tail, ...chosen]
  const first = tail.length + (start === 0 ? 1 : 0)
  const costOf = () => order.reduce((sum, _, place) => sum + costAt(order, place), 0)
  const swap = (one: number, other: number) => {
    const held = order[one]
    order[one] = order[other]
    order[other] = held
  }
  // Two puzzles change places as long as that lowers the cost, which ends because it never rises.
  for (let least = costOf(), isBetter = true; isBetter; ) {
    isBetter = false
    for (let one = first; one < order.length; one++) {
      for (let other = one + 1; other < order.length; other++) {
        swap(one, other)
        const cost = costOf()
        if (cost < least - LEAST_GAIN) {
          least = cost
          isBetter = true
        } else swap(one, other)
      }
    }
  }
  return order.slice(tail.length)
}
