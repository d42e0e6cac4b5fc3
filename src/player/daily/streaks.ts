// Days in a row. A puzzle counts for its own date, whenever it is finished; a day counts once, however many of its puzzles
// are solved.

import { dayNumber } from './dayNumber.ts'

/** How steadily somebody has solved. */
interface Streaks {
  /** Days in a row up to today; up to yesterday while nothing of today's is solved. */
  readonly current: number
  /** The most days in a row. */
  readonly longest: number
  /** How many puzzles are solved. */
  readonly total: number
}

/** The streaks of solved puzzles, `2027-01-30/sudoku`; with a slot, of the puzzles of that slot. */
export function streaksOf(solved: Iterable<string>, today: string, slot?: string): Streaks {
  const puzzles = new Set<string>()
  const days = new Set<number>()
  for (const puzzle of solved) {
    const [date, ownSlot] = puzzle.split('/')
    if (slot !== undefined && slot !== ownSlot) continue
    puzzles.add(puzzle)
    days.add(dayNumber(date))
  }
  /** How many days in a row end with this one. */
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
