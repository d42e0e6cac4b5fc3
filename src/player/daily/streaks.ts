// Counts days in a row. A puzzle counts for its own date, even if it is solved later. A day counts once,
// however many of its puzzles are solved.

import { dayNumber } from './dayNumber.ts'

/** The streaks of a reader. */
interface Streaks {
  /** Days in a row up to today, or up to yesterday if no puzzle of today is solved yet. */
  readonly current: number
  /** The maximum number of days in a row. */
  readonly longest: number
  /** The number of solved puzzles. */
  readonly total: number
}

/**
 * The streaks of solved puzzles such as `2027-01-30/sudoku`. If a slot is given, only puzzles of this slot
 * count.
 */
export function streaksOf(solved: Iterable<string>, today: string, slot?: string): Streaks {
  const puzzles = new Set<string>()
  const days = new Set<number>()
  for (const puzzle of solved) {
    const [date, ownSlot] = puzzle.split('/')
    if (slot !== undefined && slot !== ownSlot) continue
    puzzles.add(puzzle)
    days.add(dayNumber(date))
  }
  /** The number of days in a row that end with this day. */
  const upTo = (last: number) => {
    let first = last
    while (days.has(first)) first--
    return last - first
  }
  const now = dayNumber(today)
  let longest = 0
  for (const day of days) if (!days.has(day + 1)) longest = Math.max(longest, upTo(day))
  return { current: upTo(now) || upTo(now - 1), longest, total: puzzles.size }
}
