// Reads stars as people write them, in figures, in words, or both: `3`, `2..4`, `easy`, `leicht..4`, and `..3` or `3..` for a
// range without an end, as for tiers. Made names use figures only.

import { nearestOf } from '../families/nearestName.ts'
import { PuzzleError, quote } from '../families/puzzleError.ts'
import { STARS } from '../grader/stars.ts'
import { readStars, STAR_WORDS, TYPED_STAR_WORDS } from '../grader/starWords.ts'
import { type Range, turnedRange } from './orderValues.ts'

/** The accepted values, for help texts and errors. */
export const STARS_TO_ASK_FOR = `1 to ${STARS.length}, or ${STAR_WORDS.en.join(', ').toLowerCase()}`

/** Reads a number of stars such as `3` or `easy`, or a range such as `2..hard`, `..3` or `easy..`. Throws a PuzzleError. */
export function parseStars(text: string): Range {
  const [first, last = first, ...rest] = text.split('..')
  const least = first === '' ? STARS[0] : readStars(first)
  const most = last === '' ? STARS.length : readStars(last)
  const isRange = rest.length === 0 && first + last !== ''
  if (isRange && least !== undefined && most !== undefined && least <= most) return { least, most }
  const unknown = [first, last].find((word) => word !== '' && readStars(word) === undefined)
  const meant = unknown && nearestOf(unknown, TYPED_STAR_WORDS)
  const remedy = meant
    ? `did you mean "${meant}"?`
    : `use ${STARS_TO_ASK_FOR}, or 2..4, ..3 or 3.. for a range`
  throw new PuzzleError(
    'value',
    `${quote(text)} is not a number of stars; ${turnedRange(text) ?? rangeMeant(text) ?? remedy}`,
  )
}

/** The question with the range that is probably meant by `1-3` or `1 to 3`; undefined for other texts. */
function rangeMeant(text: string): string | undefined {
  const ends = text.split(/-|\u2013|\.{3}|:|,|\bto\b/).map((end) => end.trim())
  const isRange = ends.length === 2 && ends.every((end) => readStars(end) !== undefined)
  return isRange ? `did you mean "${ends.join('..')}"?` : undefined
}
