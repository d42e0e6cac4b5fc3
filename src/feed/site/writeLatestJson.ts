// Writes `latest.json`: the latest public dates, which are the last three and those that are published early. The newest of the
// three may have begun only in the first time zone, UTC+14; today's date on a reader's calendar can be one or two days earlier.

import { group } from 'd3-array'
import { byDate, type CalendarDate } from '../calendarDates.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { plainJson, plainLine } from './feedItemIdsAndTexts.ts'

/** Writes `latest.json` with the dates of these puzzles, newest date first. All puzzles must be public. */
export function latestDates(meta: SeriesMeta, puzzles: readonly PublishedPuzzle[]): string {
  const dates = daysOf(newestFirst(puzzles)).map((day) => ({
    date: day.date,
    published: firstRelease(day.puzzles),
    puzzles: day.puzzles.map((puzzle) => latestPuzzle(meta, puzzle)),
  }))
  return plainJson({ title: plainLine(meta.title), language: meta.language, url: addressOf(meta, ''), dates })
}

function latestPuzzle(meta: SeriesMeta, puzzle: PublishedPuzzle) {
  const { slot, family, grade, revision } = puzzle
  return {
    slot: slot.name,
    title: plainLine(slot.title),
    family: family.name,
    url: addressOf(meta, pathOf(puzzle)),
    revision,
    ...(hasPuzzle(puzzle)
      ? { shape: puzzle.puzzle.shape.text, ...(grade && { stars: grade.stars }) }
      : { withdrawn: true }),
  }
}

// Orders puzzles by date, and finds the times when they went public or changed.

/** A puzzle's times of publication and change. */
type Timed = Pick<PublishedPuzzle, 'published' | 'correction'>

/** Sorts puzzles by date, newest first; puzzles of a date keep their order. */
export function newestFirst(puzzles: readonly PublishedPuzzle[]): PublishedPuzzle[] {
  return puzzles.toSorted((one, other) => byDate(other, one))
}

/** A date with its puzzles. */
export interface PublishedDay<Puzzle = PublishedPuzzle> {
  /** The date. */
  readonly date: CalendarDate
  /** Its puzzles, in the order of their slots. */
  readonly puzzles: readonly Puzzle[]
}

/** Groups puzzles by date; dates, and puzzles of a date, keep their order. */
export function daysOf<Puzzle extends PublishedPuzzle>(puzzles: readonly Puzzle[]): PublishedDay<Puzzle>[] {
  return Array.from(
    group(puzzles, ({ date }) => date),
    ([date, ofDate]) => ({ date, puzzles: ofDate }),
  )
}

/** The earliest time when one of the puzzles went public; there must be at least one puzzle. */
export function firstRelease(puzzles: readonly Timed[]): string {
  return puzzles.map(({ published }) => published).toSorted()[0]
}

/** The latest time when one of the puzzles went public, was corrected or was withdrawn; undefined without puzzles. */
export function lastChange(puzzles: readonly Timed[]): string | undefined {
  return latestOf(puzzles.flatMap(({ published, correction }) => [published, correction?.at]))
}

/** The latest of several instants, given as texts in UTC that are rounded to the second; undefined instants are ignored. */
export function latestOf(instants: readonly (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .toSorted()
    .at(-1)
}
