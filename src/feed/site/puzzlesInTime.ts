// Orders puzzles by date, and finds the times when they went public or changed.

import type { CalendarDate } from '../calendarDates.ts'
import type { PublishedPuzzle } from '../publishedPuzzle.ts'

/** A puzzle's times of publication and change. */
type Timed = Pick<PublishedPuzzle, 'published' | 'correction'>

/** Sorts puzzles by date, newest first; puzzles of a date keep their order. */
export function newestFirst(puzzles: readonly PublishedPuzzle[]): PublishedPuzzle[] {
  return puzzles.toSorted((one, other) => (one.date < other.date ? 1 : one.date > other.date ? -1 : 0))
}

/** Groups puzzles by date, newest first; puzzles of a date keep their order. */
export function puzzlesByDate(
  puzzles: readonly PublishedPuzzle[],
): { readonly date: CalendarDate; readonly ofDate: readonly PublishedPuzzle[] }[] {
  const dates = new Map<CalendarDate, PublishedPuzzle[]>()
  for (const puzzle of newestFirst(puzzles)) {
    dates.set(puzzle.date, [...(dates.get(puzzle.date) ?? []), puzzle])
  }
  return Array.from(dates, ([date, ofDate]) => ({ date, ofDate }))
}

/** The time when the first of at least one puzzle went public. */
export function firstRelease(puzzles: readonly Timed[]): string {
  return earliestFirst(puzzles.map(({ published }) => published))[0]
}

/** The latest time when one of the puzzles went public, was corrected or was withdrawn. */
export function lastChange(puzzles: readonly Timed[]): string | undefined {
  return latestOf(puzzles.flatMap(({ published, correction }) => [published, correction?.at]))
}

/** The latest of several instants; undefined ones are ignored. */
export function latestOf(instants: readonly (string | undefined)[]): string | undefined {
  return earliestFirst(instants.filter((instant) => instant !== undefined)).at(-1)
}

/** Sorts instants as texts: all are in UTC and rounded to the second. */
function earliestFirst(instants: readonly string[]): string[] {
  return instants.toSorted()
}
