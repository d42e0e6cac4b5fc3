// A puzzle as an item of a feed: the content that JSON Feed and Atom share.

import { shapeForReaders } from '../../families/variantNames.ts'
import { type Html, html } from '../../page/html.ts'
import { say } from '../../words/formatMessage.ts'
import { addressOf, type SeriesMeta } from '../feedMetadata.ts'
import { dateText, type FeedWords } from '../feedWordsAndDateTexts.ts'
import { type PublishedPuzzle, pathOf, type SlotTitle } from '../publishedPuzzle.ts'
import {
  correctionText,
  difficultyWord,
  hasPuzzle,
  nameOfKind,
  puzzleTitle,
  starSigns,
} from '../puzzleTexts.ts'

/** The content of a feed and its addresses. All paths are from the site's root. */
export interface FeedContent {
  /** The puzzles of the feed; puzzles of one date are in the order of their slots. */
  readonly puzzles: readonly PublishedPuzzle[]
  /** The slot of the feed; undefined for the feed of all slots. */
  readonly slot?: SlotTitle | undefined
  /** The path of the feed: `feed.json`, `sudoku/atom.xml`. */
  readonly path: string
  /** The path of the page that the feed belongs to: empty for the home page. */
  readonly homePath: string
  /** The path of a square picture. */
  readonly iconPath?: string | undefined
}

/** The texts and the hash function that feeds are written with. */
export interface FeedTools {
  /** The texts in the language of the feed. */
  readonly words: FeedWords
  /** The hash for ids. */
  readonly sha256: Sha256
}

/** The id, title and author of a feed. The feed of a slot has its own id and title. */
export function feedNames(meta: SeriesMeta, { slot }: FeedContent, { words, sha256 }: FeedTools) {
  const title = slot ? say(words.labelled, { label: meta.title, text: slot.title }) : meta.title
  return {
    id: slot ? slotFeedId(meta, slot.name, sha256) : `urn:uuid:${meta.id}`,
    title: plainLine(title),
    author: plainLine(meta.author ?? '') || undefined,
  }
}

/**
 * The item of a puzzle. `published` and `modified` are instants of RFC 3339; `modified` is the time of a correction or
 * withdrawal.
 */
export function feedItem(meta: SeriesMeta, puzzle: PublishedPuzzle, { words, sha256 }: FeedTools) {
  const url = addressOf(meta, pathOf(puzzle))
  const title = plainLine(puzzleTitle(puzzle, words))
  return {
    id: itemId(meta, puzzle, sha256),
    url,
    title,
    content: contentOf(meta, puzzle, words),
    published: puzzle.published,
    modified: puzzle.correction?.at,
    tags: [
      nameOfKind(meta, puzzle),
      ...(hasPuzzle(puzzle) ? [difficultyWord(meta, puzzle), shapeForReaders(puzzle.puzzle.shape.text)] : []),
    ].filter((tag) => tag !== undefined),
    isWithdrawn: !hasPuzzle(puzzle),
  }
}

function contentOf(meta: SeriesMeta, puzzle: PublishedPuzzle, words: FeedWords): Html {
  const { grade, rerunOf } = puzzle
  const notes = [
    correctionText(puzzle, words),
    rerunOf && say(words.rerun, { date: dateText(words, rerunOf) }),
  ].map((note) => note && html`<p>${note}</p>`)
  if (!hasPuzzle(puzzle)) return html`${notes}`
  const title = plainLine(puzzleTitle(puzzle, words))
  const alternative = grade ? `${title}, ${say(words.stars, { stars: grade.stars })}` : title
  const url = addressOf(meta, pathOf(puzzle))
  const difficulty = grade && html`<p>${starSigns(puzzle)} ${difficultyWord(meta, puzzle)}</p>`
  return html`<p><a href="${url}"><img src="${url}puzzle.svg" alt="${plainLine(alternative)}"></a></p>${difficulty}${notes}`
}

// Ids of feeds and items: UUIDs of version 8 (RFC 9562), made from values that never change. Feed readers therefore recognise
// an item even after the site has moved or was renamed, or after the puzzle was corrected.
//
//   sha256   f81d4fae 7dec 11d0 a765 00a0c91e6bf6 ...
//   UUID     f81d4fae-7dec-81d0-a765-00a0c91e6bf6       8 is the version; a digit of 8 to b is the variant

/** Returns the SHA-256 of a text in UTF-8, as hexadecimal digits. */
type Sha256 = (text: string) => string

/** The id of a puzzle's item. It is made from feed, date and slot, so that a correction does not change it. */
export function itemId(
  { id }: Pick<SeriesMeta, 'id'>,
  { date, slot }: Pick<PublishedPuzzle, 'date' | 'slot'>,
  sha256: Sha256,
): string {
  return urnOf(sha256(JSON.stringify([id, date, slot.name])))
}

/** The id of the feed of one slot. The feed of all slots has the id of the plan. */
export function slotFeedId({ id }: Pick<SeriesMeta, 'id'>, slot: string, sha256: Sha256): string {
  return urnOf(sha256(JSON.stringify([id, slot])))
}

function urnOf(hash: string): string {
  const variant = ((Number.parseInt(hash[16], 16) & 0b0011) | 0b1000).toString(16)
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, `urn:uuid:$1-$2-8$3-${variant}$4-$5`)
}

// Cleans texts written by people for JSON, XML and calendars. Each format forbids other characters; a character that any of
// them forbids is always removed: control characters except tabs and line ends, unpaired surrogates, U+FFFE and U+FFFF (XML
// 1.0, section 2.2).

// biome-ignore lint/suspicious/noControlCharactersInRegex: the expression finds control characters
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\p{Surrogate}\uFFFE\uFFFF]/gu

/** A text without forbidden characters; its lines end with `\n`. */
export function plainText(text: string): string {
  return text.replaceAll(/\r\n?/g, '\n').replaceAll(FORBIDDEN, '')
}

/** A text without forbidden characters, on one line. */
export function plainLine(text: string): string {
  return plainText(text)
    .replaceAll(/ *[\t\n\u2028\u2029]\s*/g, ' ')
    .trim()
}

/** Writes data as JSON, with all texts cleaned. */
export function plainJson(data: unknown): string {
  const text = JSON.stringify(data, (_, value) => (typeof value === 'string' ? plainText(value) : value))
  return `${text}\n`
}
