// A puzzle as an item of a feed, whatever the format: what JSON Feed and Atom both say.

import { fillGaps } from '../../families/words.ts'
import { STARS, type Stars } from '../../grader/stars.ts'
import { STAR_WORDS } from '../../grader/starWords.ts'
import { type Html, html } from '../../page/html.ts'
import { dateText, type FeedWords } from '../feedWords.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import { addressOf, type SeriesMeta, wordLanguage } from '../seriesMeta.ts'
import { itemId, type Sha256, slotFeedId } from './itemIds.ts'
import { plainLine } from './plainText.ts'

/** What a feed tells of, and where it is. All paths are from the site's root. */
export interface FeedContent {
  /** Its puzzles, those of a date in the order of their slots. */
  readonly puzzles: readonly PublishedPuzzle[]
  /** The slot whose feed it is; left out, it is that of all. */
  readonly slot?: SlotTitle | undefined
  /** Where it is: `feed.json`, `sudoku/atom.xml`. */
  readonly path: string
  /** The page that it tells of: empty for the first. */
  readonly homePath: string
  /** Where it goes on with earlier puzzles. */
  readonly nextPath?: string | undefined
  /** A square picture of the feed. */
  readonly iconPath?: string | undefined
}

/** What feeds are written with. */
export interface FeedTools {
  /** What they say, in their language. */
  readonly words: FeedWords
  /** What ids are made with. */
  readonly sha256: Sha256
  /** How large a file of the site is, in bytes, where that is known. */
  sizeOf?(path: string): number | undefined
}

/** A puzzle as an item of a feed. */
interface FeedItem {
  readonly id: string
  readonly url: string
  readonly title: string
  readonly content: Html
  /** When it went public, as an instant of RFC 3339. */
  readonly published: string
  /** When it was corrected or withdrawn. */
  readonly modified?: string | undefined
  readonly tags: readonly string[]
  /** Whether there is no puzzle any more. */
  readonly isWithdrawn: boolean
}

/** The names of a feed: one of a slot is another than that of all slots, and says so. */
export function feedNames(meta: SeriesMeta, { slot }: FeedContent, { sha256 }: FeedTools) {
  const title = slot ? `${meta.title}: ${slot.title}` : meta.title
  return {
    id: slot ? slotFeedId(meta, slot.name, sha256) : `urn:uuid:${meta.id}`,
    title: plainLine(title),
    author: plainLine(meta.author ?? '') || undefined,
  }
}

/** A puzzle as an item of a feed. */
export function feedItem(
  meta: SeriesMeta,
  puzzle: PublishedPuzzle,
  { words, sha256 }: Pick<FeedTools, 'words' | 'sha256'>,
): FeedItem {
  const url = addressOf(meta, pathOf(puzzle))
  const title = titleOf(puzzle, words)
  return {
    id: itemId(meta, puzzle, sha256),
    url,
    title,
    content: contentOf(meta, puzzle, words),
    published: puzzle.published,
    modified: puzzle.correction?.at,
    tags: [
      familyName(meta, puzzle),
      ...(hasPuzzle(puzzle) ? [difficultyWord(meta, puzzle), puzzle.puzzle.shape.text] : []),
    ].filter((tag) => tag !== undefined),
    isWithdrawn: !hasPuzzle(puzzle),
  }
}

/** `Sudoku, 30 January 2027` */
export function titleOf({ slot, date }: PublishedPuzzle, words: FeedWords): string {
  return plainLine(`${slot.title}, ${dateText(words, date)}`)
}

/** Whether a puzzle has not been withdrawn. */
export function hasPuzzle({ correction }: PublishedPuzzle): boolean {
  return !correction?.isWithdrawn
}

/** What a puzzle's family is called in the feed's language. */
export function familyName(meta: SeriesMeta, { family }: PublishedPuzzle): string {
  return (family.words[wordLanguage(meta)] ?? family.words.en).name
}

/** The word for a puzzle's stars: `Medium`. */
export function difficultyWord(meta: SeriesMeta, { grade }: PublishedPuzzle): string | undefined {
  return grade && STAR_WORDS[wordLanguage(meta)][grade.stars - 1]
}

/** What readers are told of a correction: `Corrected on 30 January 2027: ...`. */
export function correctionText({ correction }: PublishedPuzzle, words: FeedWords): string | undefined {
  if (!correction) return undefined
  const { at, note, isWithdrawn } = correction
  // The day in UTC: an instant has no other, and a feed no reader's.
  const date = dateText(words, at.slice(0, 10))
  return fillGaps(isWithdrawn ? words.withdrawn : words.corrected, { date, note })
}

function contentOf(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords): Html {
  const { grade, rerunOf } = puzzle
  const notes = [
    correctionText(puzzle, words),
    rerunOf && fillGaps(words.rerun, { date: dateText(words, rerunOf) }),
  ].flatMap((note) => (note ? html`<p>${note}</p>` : []))
  if (!hasPuzzle(puzzle)) return html`${notes}`
  const title = titleOf(puzzle, words)
  const alternative = grade ? `${title}, ${fillGaps(words.stars, { stars: grade.stars })}` : title
  const url = addressOf(meta, pathOf(puzzle))
  const picture = addressOf(meta, `${pathOf(puzzle)}puzzle.svg`)
  const difficulty = grade && html`<p>${starSigns(grade.stars)} ${difficultyWord(meta, puzzle)}</p>`
  return html`<p><a href="${url}"><img src="${picture}" alt="${plainLine(alternative)}"></a></p>${difficulty}${notes}`
}

function starSigns(stars: Stars): string {
  return STARS.map((star) => (star <= stars ? '★' : '☆')).join('')
}
