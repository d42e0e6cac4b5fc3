// Writes `latest.json`: the last three public dates. The newest one may have begun at UTC+14 only; the date on a reader's own calendar
// can be one or two days earlier.

import { group } from 'd3-array'
import { byDate, type CalendarDate } from '../calendarDates.ts'
import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { plainJson, plainLine } from './feedItem.ts'

const LATEST_DATES = 3

/** Writes `latest.json`, newest date first. All puzzles must be public. */
export function latestDates(meta: SeriesMeta, puzzles: readonly PublishedPuzzle[]): string {
  const dates = puzzlesByDate(puzzles)
    .slice(0, LATEST_DATES)
    .map(({ date, ofDate }) => ({
      date,
      published: firstRelease(ofDate),
      puzzles: ofDate.map((puzzle) => latestPuzzle(meta, puzzle)),
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

/** Groups puzzles by date, newest first; puzzles of a date keep their order. */
export function puzzlesByDate(
  puzzles: readonly PublishedPuzzle[],
): { readonly date: CalendarDate; readonly ofDate: readonly PublishedPuzzle[] }[] {
  const dates = group(newestFirst(puzzles), ({ date }) => date)
  return Array.from(dates, ([date, ofDate]) => ({ date, ofDate }))
}

/** The time when the first of at least one puzzle went public. */
export function firstRelease(puzzles: readonly Timed[]): string {
  return puzzles.map(({ published }) => published).toSorted()[0]
}

/** The latest time when one of the puzzles went public, was corrected or was withdrawn. */
export function lastChange(puzzles: readonly Timed[]): string | undefined {
  return latestOf(puzzles.flatMap(({ published, correction }) => [published, correction?.at]))
}

/** The latest of several instants, as texts: all are in UTC and rounded to the second; undefined ones are ignored. */
export function latestOf(instants: readonly (string | undefined)[]): string | undefined {
  return instants
    .filter((instant) => instant !== undefined)
    .toSorted()
    .at(-1)
}
