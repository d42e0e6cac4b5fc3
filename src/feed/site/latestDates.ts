// `latest.json`: the last dates that are public. Three of them, because the newest has begun at UTC+14 alone: a page takes the
// one that its reader's own calendar shows, and that may be the day before the newest, or two days before.

import { type PublishedPuzzle, pathOf } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta } from '../seriesMeta.ts'
import { hasPuzzle } from './feedItem.ts'
import { plainJson, plainLine } from './plainText.ts'
import { firstRelease, puzzlesByDate } from './puzzlesInTime.ts'

const LATEST_DATES = 3

/** The text of `latest.json`, of puzzles that are all public: the newest date first. */
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
