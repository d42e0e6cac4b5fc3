// The pages of a book other than its puzzles: copyright, contents, and pages for notes at the end.

import { heightOf, type Piece, paragraph, stacked } from '../../print/layoutPieces.ts'
import {
  CAPITALS,
  DESCENDERS,
  ruleItem,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
  widestOf,
} from '../../print/pageItemBuilders.ts'
import type { Item } from '../../render/pageItems.ts'
import { say } from '../../words/formatMessage.ts'
import { starWord } from '../bookWords.ts'
import type { DraftPage, Setting } from './draftPage.ts'
import type { ContentsEntry } from './pagination.ts'
import { flow, openingPages, shortest } from './textFlow.ts'

/**
 * The back of the title page, with its paragraphs at the foot. Text that does not fit continues on further
 * pages.
 */
export function copyrightPages(setting: Setting): DraftPage[] {
  const { design, geometry } = setting
  const { content, type } = geometry
  const isbn = design.isbn === undefined ? [] : [say(design.words.isbn, { isbn: design.isbn })]
  const paragraphs = [...design.copyright, ...isbn, design.words.made]
  const look = { size: type.small, room: Math.min(content.width, COPYRIGHT_ROOM * type.small) }
  const pieces = paragraphs.flatMap((text) => paragraph(setting, text, { ...look, space: 0.45 * type.small }))
  const height = heightOf(pieces, true)
  if (height > content.height) return flow(setting, pieces).map((items) => ({ items, isBare: true }))
  return [{ items: stacked(pieces, content.top + content.height - height), isBare: true }]
}

/** The greatest length of a line that is easy to read, in em. */
const COPYRIGHT_ROOM = 46

/**
 * The possible distances between the baselines of the contents, in em. The widest distance is used unless a narrower one
 * saves a page. Entries with `isApart` have additional space above them.
 */
const ENTRY_LEADINGS = [1.75, 1.65, 1.55, 1.45, 1.36]
const ENTRY_APART = 0.7
const STARS_SIZE = 0.72
const GAP = 1.2

/**
 * The contents: titles, stars with their words and numbers in columns, and page numbers at the end of a line
 * of dots. The note on sections without guessing follows the entries.
 */
export function contentsPages(setting: Setting, entries: readonly ContentsEntry[], note = ''): DraftPage[] {
  const { geometry } = setting
  const { body, small } = geometry.type
  const noted = paragraph(setting, note, { size: small, room: geometry.content.width, space: 1.2 * body })
  const columns = columnsOf(setting, entries)
  const height = (CAPITALS + DESCENDERS) * body
  const flows = ENTRY_LEADINGS.map((leading) => {
    const pieces = entries.map(
      (entry, index): Piece => ({
        height,
        space: leading * body - height + (entry.isApart && index > 0 ? ENTRY_APART * body : 0),
        items: (y) => {
          const isFirst = y < geometry.content.top + height
          const title = entry.isTitleAbove && !isFirst ? '' : entry.title
          return entryItems(setting, { ...entry, title }, columns, y + CAPITALS * body)
        },
      }),
    )
    return flow(setting, [...pieces, ...noted])
  })
  return openingPages(shortest(flows))
}

/** The left ends of the columns of the contents, and the width available for the numbers of puzzles. */
type Columns = ReturnType<typeof columnsOf>

/**
 * Places the columns as far left as the titles of sections allow. Titles get no more width than the other columns leave.
 */
function columnsOf(setting: Setting, entries: readonly ContentsEntry[]) {
  const { type, content } = setting.geometry
  const { body } = type
  const widest = (texts: readonly string[]) => widestOf(setting, texts, body)
  const gap = GAP * body
  const sections = entries.filter((entry) => entry.numbers !== undefined)
  const hasStars = sections.some(({ stars: one }) => one !== undefined)
  const starred = hasStars ? starsWidth(STARS_SIZE * body) + gap : 0
  const behind = starred + widest(entries.map(({ numbers = '' }) => numbers))
  const pages = widest(entries.map(({ page }) => page))
  const titles = gap + widest(sections.map(({ title }) => title))
  const stars = Math.max(0, Math.min(titles, content.width - behind - gap - pages))
  const word = gap + widest(entries.map((entry) => wordOf(setting, entry)))
  const hasWords = stars + behind + word + gap + pages <= content.width
  const numbers = stars + starred + (hasWords ? word : 0)
  return {
    stars,
    /** The left end of the words beside the stars; undefined if there is no room for the words. */
    words: hasWords ? stars + Math.max(0, starred - gap / 2) : undefined,
    numbers,
    numbersRoom: Math.max(0, content.width - numbers - gap - pages),
  }
}

/** The words beside the stars of an entry, if it has any. */
function wordOf({ design }: Setting, { stars, word }: ContentsEntry): string {
  const starred = stars === undefined ? [] : [starWord(design.words, stars)]
  return [...starred, ...(word === undefined ? [] : [word])].join(' · ')
}

function entryItems(setting: Setting, entry: ContentsEntry, columns: Columns, y: number): Item[] {
  const { title, stars, numbers, page, anchor } = entry
  const { body } = setting.geometry.type
  const { width } = setting.geometry.content
  const look = { size: body, link: anchor }
  const number = textItem(setting, page, width, y, { ...look, align: 'right' })
  const room = numbers === undefined ? number.x - 3 * body : columns.stars - 0.5 * body
  const word = columns.words === undefined ? '' : wordOf(setting, entry)
  const items = [
    ...(title === '' ? [] : [textItem(setting, title, 0, y, { ...look, room })]),
    ...(stars === undefined ? [] : [starsItem(stars, columns.stars, y, STARS_SIZE * body)]),
    ...(word === '' ? [] : [textItem(setting, word, columns.words ?? 0, y, look)]),
    ...(numbers === undefined
      ? []
      : [textItem(setting, numbers, columns.numbers, y, { ...look, room: columns.numbersRoom })]),
  ]
  const ends = items.map(
    (item) =>
      item.x + (item.item === 'stars' ? starsWidth(item.size) : textWidth(setting, item.text, item.size)),
  )
  return [...items, number, ...dots(setting, Math.max(...ends) + 0.5 * body, number.x - 0.5 * body, y)]
}

/** A line of dots, aligned with the dots of all other lines. */
function dots(setting: Setting, from: number, to: number, y: number): Item[] {
  const { body } = setting.geometry.type
  const step = textWidth(setting, '. ', body)
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first
  if (count < 2) return []
  return [textItem(setting, '. '.repeat(count).trimEnd(), first * step, y, { size: body })]
}

/** The distance between two ruled lines of a page for notes, in points, as in a notebook. */
const LINE_TO_WRITE_ON = 24

/** A page with lines for notes. */
export function notesPage({ geometry }: Setting): DraftPage {
  const { top, height, width } = geometry.content
  const count = Math.floor(height / LINE_TO_WRITE_ON)
  const items = Array.from({ length: count }, (_, line) =>
    ruleItem(0, width, top + (line + 1) * LINE_TO_WRITE_ON),
  )
  return { items, isOpening: true }
}
