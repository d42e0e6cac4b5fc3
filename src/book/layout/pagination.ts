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
} from '../../print/pageItemBuilders.ts'
import type { Item, OutlineEntry, Page } from '../../render/pageItems.ts'
import { asLine, say } from '../../words/formatMessage.ts'
import { volumeText } from '../bookDesignAndPuzzles.ts'
import { starWord } from '../bookWords.ts'
import { type BookPart, type DraftPage, EMPTY_PAGE, type Heading, type Setting } from './draftPage.ts'
import { contentLeft, isRightHand } from './pageGeometry.ts'
import { groundItems } from './sectionOpenings.ts'

/** Parts that share a sequence of page numbers, which starts with 1 or i. */
type Numbered = ReturnType<typeof place>

/** Places parts one after another. */
export function place(parts: readonly BookPart[]) {
  let pages = 0
  const placed = parts.map((part) => {
    if (part.startsRight) pages += pages % 2
    /** The index of the part's first page in the sequence, from 0. */
    const start = pages
    pages += part.pages.length
    return { part, start }
  })
  return { parts: placed, pages }
}

const ONES = ['', 'i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix']
const TENS = ['', 'x', 'xx', 'xxx', 'xl', 'l', 'lx', 'lxx', 'lxxx', 'xc']

/** A number in lower-case roman numerals. */
export function roman(number: number): string {
  return 'c'.repeat(number / 100) + TENS[Math.floor(number / 10) % 10] + ONES[number % 10]
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
    const around = part && !draft.isBare ? aroundItems(setting, draft, part, page, numberText(index + 1)) : []
    // Anchors are at the top of the page, so that a link shows the page with its head.
    const beginning = part?.listed.filter((one) => part.pages[one.page] === draft) ?? []
    const anchors = beginning.map(({ anchor }) => anchorItem(anchor, 0))
    const by = contentLeft(setting.geometry, page)
    const items = [...anchors, ...around, ...draft.items].map((item) => movedRight(item, by))
    return { items: [...groundItems(setting, draft, page), ...items] }
  })
}

/** The head of a page, and the page number at the outer end of its foot. */
function aroundItems(
  setting: Setting,
  draft: DraftPage,
  part: BookPart,
  page: number,
  number: string,
): Item[] {
  const { content, type, foot } = setting.geometry
  const heading = draft.heading ?? part.heading
  const isRight = isRightHand(page)
  const align = isRight ? 'right' : 'left'
  const folio = textItem(setting, number, isRight ? content.width : 0, foot, { size: type.small, align })
  const head = draft.isOpening
    ? openingItems(setting, heading)
    : runningItems(setting, heading, { isRight, saysLevel: draft.saysLevel === true })
  return [...head, folio]
}

/** The gap between a title and its stars, and the height of the stars, in em of the title. */
const STARS_GAP = 0.7
const STARS_SIZE = 0.8
/** The least gap between two texts of a running head, in em. */
const APART = 3
/** The height of the stars in a running head, in em. The outlines of smaller stars would fill with ink. */
const RUNNING_STARS = 1

/** The size of the word beside a title's stars, in em of the title. */
const WORD_SIZE = 0.62
/** The size of guide numbers, in em of the text beside them, and the gap before or after them. */
const GUIDE = 1.4
const GUIDE_GAP = 0.6

/** The title of a part above a rule, in the place of the running head. */
function openingItems(setting: Setting, heading: Heading): Item[] {
  const { content, type, head } = setting.geometry
  const size = type.heading
  const starsSize = STARS_SIZE * size
  const { title, stars } = heading
  const end = content.width - (stars === undefined ? 0 : starsWidth(starsSize) + STARS_GAP * size)
  const { numbers } = heading
  const look =
    numbers === undefined
      ? { size: WORD_SIZE * size }
      : ({ size: GUIDE * type.small, weight: 'bold' } as const)
  const word = textItem(setting, numbers ?? wordOf(setting, heading), end, head, { ...look, align: 'right' })
  const isRoom = textWidth(setting, title, size, 'bold') + STARS_GAP * size <= word.x
  return [
    textItem(setting, title, 0, head, { size, weight: 'bold', room: end }),
    ...(word.text !== '' && isRoom ? [word] : []),
    ...(stars === undefined ? [] : [starsItem(stars, content.width, head, starsSize, 'right')]),
    ruleItem(0, content.width, head + DESCENDERS * size + 1),
  ]
}

/**
 * The running head: the title of the book with its volume on left-hand pages, the title of the part on right-hand pages, each
 * at the outer end. The head of a page that has to say the stars of its puzzles has the title of the part on both sides; on
 * left-hand pages, the title of the book is then at the inner end, if there is room.
 */
function runningItems(
  setting: Setting,
  heading: Heading,
  { isRight, saysLevel }: { readonly isRight: boolean; readonly saysLevel: boolean },
): Item[] {
  const { design, geometry } = setting
  const { content, type, head } = geometry
  const size = type.small
  const { width } = content
  const withVolume = [design.title, volumeText(design)].filter((text) => text !== undefined).join(' · ')
  if (!isRight && !saysLevel && heading.numbers === undefined) {
    const isRoom = textWidth(setting, withVolume, size) <= width
    return [textItem(setting, isRoom ? withVolume : design.title, 0, head, { size, room: width })]
  }
  if (heading.numbers !== undefined)
    return guideItems(setting, heading.title, heading.numbers, isRight, withVolume)
  const { stars, title } = heading
  const starsSize = RUNNING_STARS * size
  const taken = stars === undefined ? 0 : starsWidth(starsSize) + STARS_GAP * size
  const room = width - taken
  const withWord = [title, wordOf(setting, heading)].filter((text) => text !== '').join(' · ')
  const text = textWidth(setting, withWord, size) <= room ? withWord : title
  const align = isRight ? 'right' : 'left'
  const row = stars === undefined ? [] : [starsItem(stars, isRight ? width : 0, head, starsSize, align)]
  const part = [textItem(setting, text, isRight ? room : taken, head, { size, align, room }), ...row]
  const free = room - textWidth(setting, text, size) - APART * size
  const hasTitle = !isRight && textWidth(setting, withVolume, size) <= free
  return hasTitle ? [...part, textItem(setting, withVolume, width, head, { size, align: 'right' })] : part
}

/** The running head of a page that is looked up: the numbers of its puzzles at the outer end, as the guide words of a dictionary. */
function guideItems(
  setting: Setting,
  title: string,
  numbers: string,
  isRight: boolean,
  book: string,
): Item[] {
  const { content, type, head } = setting.geometry
  const { width } = content
  const size = type.small
  const look = { size: GUIDE * size, weight: 'bold' } as const
  const taken = textWidth(setting, numbers, look.size, 'bold') + GUIDE_GAP * size
  const outer = (from: number) => (isRight ? width - from : from)
  const [align, inner] = isRight ? (['right', 'left'] as const) : (['left', 'right'] as const)
  const used = taken + textWidth(setting, title, size) + APART * size
  const isRoom = used + textWidth(setting, book, size) <= width
  return [
    textItem(setting, title, outer(taken), head, { size, align }),
    textItem(setting, numbers, outer(0), head, { ...look, align }),
    ...(isRoom ? [textItem(setting, book, outer(width), head, { size, align: inner })] : []),
    ruleItem(0, width, head + DESCENDERS * type.heading + 1),
  ]
}

/** What a head says beside the title: the words for the stars, and the remark on the puzzles; empty if there is neither. */
function wordOf({ design: { words } }: Setting, { stars, range, remark }: Heading): string {
  const [first, last] = (range ?? []).map((one) => starWord(words, one))
  const word = stars === undefined ? '' : starWord(words, stars)
  const stretch = range === undefined ? '' : say(words.starRange, { first, last })
  const graded = [word, stretch].filter((text) => text !== '')
  const remarks = remark === undefined ? [] : [graded.length === 0 ? asLine(remark) : remark]
  return [...graded, ...remarks].join(' · ')
}

/** The entries of parts in contents and outline. The pages of the entries are indexes in the sequence, from 0. */
function listedIn({ parts }: Numbered) {
  return parts.flatMap(({ part, start }) => part.listed.map((one) => ({ ...one, page: start + one.page })))
}

/** The anchor of the contents. */
export const CONTENTS = 'contents'

/** A line of the contents, with its printed page number. */
export type ContentsEntry = ReturnType<typeof entriesOf>[number]

/** The lines of the contents: all entries except the contents themselves. */
export function entriesOf(front: Numbered, main: Numbered) {
  const linesOf = (numbered: Numbered, numberText: (number: number) => string) =>
    listedIn(numbered).map(({ heading, page, ...others }) => ({
      ...heading,
      ...others,
      page: numberText(page + 1),
      kind: numberText === roman ? '' : heading.title,
    }))
  const lines = [...linesOf(front, roman), ...linesOf(main, arabic)].filter(
    ({ anchor }) => anchor !== CONTENTS,
  )
  return lines.map(({ kind, ...line }, index) => {
    const before = lines[index - 1]
    return {
      ...line,
      /** Whether extra space separates the entry from the one above. */
      isApart: before !== undefined && before.kind !== kind,
      /**
       * Whether the line above already has this title, so that the title is left out unless the line is the first of a
       * page.
       */
      isTitleAbove: before?.title === line.title && line.numbers !== undefined,
    }
  })
}

/**
 * Makes the entries of the outline for parts. `first` is the index in the book of the first part's first page.
 */
export function outlineOf({ design }: Setting, numbered: Numbered, first: number): OutlineEntry[] {
  return listedIn(numbered).map(({ heading: { title, stars }, word, page }) => {
    const starred = stars === undefined ? '' : ` ${'★'.repeat(stars)} ${starWord(design.words, stars)}`
    const plain = word === undefined ? '' : ` · ${word}`
    return { title: `${title}${starred || plain}`, page: first + page, entries: [] }
  })
}
