// Places parts on pages: the first page of each part, running heads, page numbers.
//
//   roman, lower case                    arabic, from 1 on a right-hand page
//   title, copyright, contents, rules    sections, solutions, colophon, notes

import {
  anchorItem,
  DESCENDERS,
  movedRight,
  ruleItem,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
} from '../../print/items.ts'
import type { Item, OutlineEntry, Page } from '../../render/page.ts'
import { say } from '../../words/say.ts'
import { volumeText } from '../bookContents.ts'
import { starWord } from '../bookWords.ts'
import { type BookPart, type DraftPage, EMPTY_PAGE, type Heading, type Setting } from './draftPage.ts'
import { contentLeft, isRightHand } from './pageGeometry.ts'
import { groundItems } from './sectionPages.ts'

/** The properties of a part that determine its place. */
interface Extent {
  readonly pages: { readonly length: number }
  readonly startsRight: boolean
}

/** Parts that share one sequence of page numbers, which starts with 1 or i. */
export interface Numbered<P extends Extent = BookPart> {
  /** The parts with their first pages. */
  readonly parts: readonly Placed<P>[]
  /** The number of pages. */
  readonly pages: number
}

interface Placed<P extends Extent = BookPart> {
  readonly part: P
  /** The index of its first page, from 0, in the sequence. */
  readonly start: number
}

/** Places parts one after another. */
export function place<P extends Extent>(parts: readonly P[]): Numbered<P> {
  let pages = 0
  const placed = parts.map((part) => {
    if (part.startsRight) pages += pages % 2
    const start = pages
    pages += part.pages.length
    return { part, start }
  })
  return { parts: placed, pages }
}

const ROMAN: readonly (readonly [number, string])[] = [
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
]

/** A number in lower-case roman numerals. */
export function roman(number: number): string {
  let left = number
  let text = ''
  for (const [value, figures] of ROMAN) {
    for (; left >= value; left -= value) text += figures
  }
  return text
}

/** A number in arabic numerals. */
export const arabic = String

/**
 * Makes the pages of parts, with the empty pages between the parts. `first` is the index of the first page in
 * the book.
 */
export function finishedPages(
  setting: Setting,
  { parts, pages }: Numbered,
  first: number,
  numberText: (number: number) => string,
): Page[] {
  const drafts: { draft: DraftPage; part?: BookPart }[] = Array.from({ length: pages }, () => ({
    draft: EMPTY_PAGE,
  }))
  for (const { part, start } of parts) {
    part.pages.forEach((draft, index) => {
      drafts[start + index] = { draft, part }
    })
  }
  return drafts.map(({ draft, part }, index) => {
    const page = first + index
    const around =
      part && !draft.isBare
        ? aroundItems(setting, draft, draft.heading ?? part.heading, page, numberText(index + 1))
        : []
    const by = contentLeft(setting.geometry, page)
    const items = [...anchorsOf(part, draft), ...around, ...draft.items].map((item) => movedRight(item, by))
    return { items: [...groundItems(setting, draft, page), ...items] }
  })
}

/**
 * The anchors of everything that begins on a page. They are at the top of the page, so that its head is
 * visible.
 */
function anchorsOf(part: BookPart | undefined, draft: DraftPage): Item[] {
  const beginning = part?.listed.filter(({ page }) => part.pages[page] === draft) ?? []
  return beginning.map(({ anchor }) => anchorItem(anchor, 0))
}

/** The head of a page, and its number at the outer foot. */
function aroundItems(
  setting: Setting,
  draft: DraftPage,
  heading: Heading,
  page: number,
  number: string,
): Item[] {
  const { geometry } = setting
  const { content, type, foot } = geometry
  const isRight = isRightHand(page)
  const x = isRight ? content.width : 0
  const folio = textItem(setting, number, x, foot, {
    size: type.small,
    align: isRight ? 'right' : 'left',
  })
  const head = draft.isOpening ? openingItems(setting, heading) : runningItems(setting, heading, isRight)
  return [...head, folio]
}

/** The gap between a title and its stars, and the height of the stars, in em of the title. */
const STARS_GAP = 0.7
const STARS_SIZE = 0.8
/** The height of the stars in a running head, in em: smaller outlines would fill in. */
const RUNNING_STARS = 1

/** The size of the word beside a title's stars, in em of the title. */
const WORD_SIZE = 0.62

/** The title of a part above a rule, in the place of the running head. */
function openingItems(setting: Setting, heading: Heading): Item[] {
  const { content, type, head } = setting.geometry
  const size = type.heading
  const starsSize = STARS_SIZE * size
  const stars = heading.stars === undefined ? 0 : starsWidth(starsSize) + STARS_GAP * size
  const title = textItem(setting, heading.title, 0, head, {
    size,
    weight: 'bold',
    room: content.width - stars,
  })
  const end = content.width - stars
  const word = textItem(setting, wordOf(setting, heading), end, head, {
    size: WORD_SIZE * size,
    align: 'right',
  })
  const isRoom = textWidth(setting, heading.title, size, 'bold') + STARS_GAP * size <= word.x
  return [
    title,
    ...(word.text !== '' && isRoom ? [word] : []),
    ...(heading.stars === undefined
      ? []
      : [starsItem(heading.stars, content.width, head, starsSize, 'right')]),
    ruleItem(0, content.width, head + DESCENDERS * size + 1),
  ]
}

/**
 * The running head at the outside: the title of the book, with its volume, on left-hand pages, that of the
 * part on right-hand pages.
 */
function runningItems(setting: Setting, heading: Heading, isRight: boolean): Item[] {
  const { title, stars } = heading
  const { content, type, head } = setting.geometry
  const size = type.small
  if (!isRight) {
    const { design } = setting
    const withVolume = [design.title, volumeText(design)].filter((text) => text !== undefined).join(' · ')
    const isRoom = textWidth(setting, withVolume, size) <= content.width
    return [textItem(setting, isRoom ? withVolume : design.title, 0, head, { size, room: content.width })]
  }
  const starsSize = RUNNING_STARS * size
  const end = stars === undefined ? content.width : content.width - starsWidth(starsSize) - STARS_GAP * size
  const withWord = [title, wordOf(setting, heading)].filter((text) => text !== '').join(' · ')
  const isRoom = textWidth(setting, withWord, size) <= end
  const text = textItem(setting, isRoom ? withWord : title, end, head, { size, align: 'right', room: end })
  return stars === undefined ? [text] : [text, starsItem(stars, content.width, head, starsSize, 'right')]
}

/** The words for the stars of a heading, and what is said of its puzzles; empty if it has neither. */
function wordOf({ design: { words } }: Setting, { stars, range, remark }: Heading): string {
  const [first, last] = (range ?? []).map((one) => starWord(words, one))
  const word = stars === undefined ? '' : starWord(words, stars)
  const stretch = range === undefined ? '' : say(words.starRange, { first, last })
  return [word, stretch, remark ?? ''].filter((text) => text !== '').join(' · ')
}

/**
 * Makes the entries of the outline for parts. The first page of the first part has this index in the book.
 */
export function outlineOf(setting: Setting, { parts }: Numbered, first: number): OutlineEntry[] {
  return parts.flatMap(({ part, start }) =>
    part.listed.map(({ heading, page, word }) => ({
      title: outlineTitle(setting, heading, word),
      page: first + start + page,
      entries: [],
    })),
  )
}

/** The title of an outline's entry, with its stars or the word for its reasoning. */
function outlineTitle(setting: Setting, { title, stars }: Heading, word: string | undefined): string {
  if (stars === undefined) return word === undefined ? title : `${title} · ${word}`
  return `${title} ${'★'.repeat(stars)} ${starWord(setting.design.words, stars)}`
}
