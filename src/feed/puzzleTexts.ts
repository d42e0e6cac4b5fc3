// The texts about a published puzzle that pages, feeds, calendars and prints share: title, family, difficulty, correction.

import type { Family } from '../families/family.ts'
import { printedName } from '../families/variantNames.ts'
import type { FamilyWords } from '../families/words.ts'
import { STARS } from '../grader/stars.ts'
import { STAR_WORDS } from '../grader/starWords.ts'
import { say } from '../words/formatMessage.ts'
import { type SeriesMeta, wordLanguage } from './feedMetadata.ts'
import { dateText, type FeedWords } from './feedWordsAndDateTexts.ts'
import type { PublishedPuzzle } from './publishedPuzzle.ts'

/** Whether a puzzle has not been withdrawn. */
export function hasPuzzle({ correction }: Pick<PublishedPuzzle, 'correction'>): boolean {
  return !correction?.isWithdrawn
}

/** The title of a puzzle: `Sudoku, 30 January 2027`. */
export function puzzleTitle(
  { slot, date }: Pick<PublishedPuzzle, 'slot' | 'date'>,
  words: FeedWords,
): string {
  return `${slot.title}, ${dateText(words, date)}`
}

/** A family's words in the language of a feed; English where the family has none in that language. */
export function familyWords(
  meta: Pick<SeriesMeta, 'language'>,
  { words }: Pick<Family, 'words'>,
): FamilyWords {
  return words[wordLanguage(meta)] ?? words.en
}

/** The name of a puzzle's kind in the language of the feed. */
export function nameOfKind(
  meta: Pick<SeriesMeta, 'language'>,
  { family, puzzle }: Pick<PublishedPuzzle, 'family' | 'puzzle'>,
): string {
  return printedName(familyWords(meta, family), [puzzle.shape])
}

/** The word for a puzzle's stars, such as `Medium`; undefined for a puzzle without a grade. */
export function difficultyWord(
  meta: Pick<SeriesMeta, 'language'>,
  { grade }: Pick<PublishedPuzzle, 'grade'>,
): string | undefined {
  return grade && STAR_WORDS[wordLanguage(meta)][grade.stars - 1]
}

/** The stars of a puzzle, such as `★★★`; empty for a puzzle without a grade. */
export function filledStars({ grade }: Pick<PublishedPuzzle, 'grade'>): string {
  return '★'.repeat(grade?.stars ?? 0)
}

/** The stars of a puzzle out of five, such as `★★★☆☆`; empty for a puzzle without a grade. */
export function starSigns({ grade }: Pick<PublishedPuzzle, 'grade'>): string {
  return grade ? filledStars({ grade }) + '☆'.repeat(STARS.length - grade.stars) : ''
}

/** The note about a correction, such as `Corrected on 30 January 2027: ...`; undefined without a correction. */
export function correctionText(
  { correction }: Pick<PublishedPuzzle, 'correction'>,
  words: FeedWords,
): string | undefined {
  if (!correction) return undefined
  const { at, note, isWithdrawn } = correction
  // The date of the change is given in UTC, because a feed has readers in every time zone.
  const date = dateText(words, at.slice(0, 'YYYY-MM-DD'.length))
  return say(isWithdrawn ? words.withdrawn : words.corrected, { date, note })
}
