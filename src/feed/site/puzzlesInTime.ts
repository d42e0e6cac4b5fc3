// Puzzles in the order of their dates, and when they went public or changed.

import type { CalendarDate } from '../calendarDates.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'

/** When a puzzle went public, and when it changed. */
type Timed = Pick<PublishedPuzzle, 'published' | 'correction'>

/** Puzzles with the newest date first; those of a date keep their order. */
export function newestFirst(puzzles: readonly PublishedPuzzle[]): PublishedPuzzle[] {
  return puzzles.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
}

/** The dates of puzzles, the newest first, each with its puzzles in their order. */
export function puzzlesByDate(
  puzzles: readonly PublishedPuzzle[],
): { readonly date: CalendarDate; readonly ofDate: readonly PublishedPuzzle[] }[] {
  const dates = new Map<CalendarDate, PublishedPuzzle[]>()
  for (const puzzle of newestFirst(puzzles)) {
    dates.set(puzzle.date, [...(dates.get(puzzle.date) ?? []), puzzle])
  }
  return Array.from(dates, ([date, ofDate]) => ({ date, ofDate }))
}

/** When the first of some puzzles went public; there is at least one. */
export function firstRelease(puzzles: readonly Timed[]): string {
  return earliestFirst(puzzles.map(({ published }) => published))[0]
}

/** When one of some puzzles last went public, was corrected or withdrawn. */
export function lastChange(puzzles: readonly Timed[]): string | undefined {
  return latestOf(puzzles.flatMap(({ published, correction }) => [published, correction?.at]))
}

/** The last of some instants, those left out that are not known. */
export function latestOf(instants: readonly (string | undefined)[]): string | undefined {
  return earliestFirst(instants.filter((instant) => instant !== undefined)).at(-1)
}

/** All are in UTC and to the second, so that they sort as texts. */
function earliestFirst(instants: readonly string[]): string[] {
  return instants.toSorted()
}
