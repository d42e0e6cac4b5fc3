// Writes `latest.json`: the last three public dates. The newest one may have begun at UTC+14 only; the date on a reader's own calendar
// can be one or two days earlier.

import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { hasPuzzle } from '../puzzleTexts.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { plainJson, plainLine } from './plainText.ts'
import { firstRelease, puzzlesByDate } from './puzzlesInTime.ts'

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
