// The pages that a book has besides its puzzles: copyright, contents, and notes where pages are left over.

import type { Item } from '../../render/page.ts'
import { fill } from '../words.ts'
import type { DraftPage, Heading, Setting } from './draft.ts'
import { flow, heightOf, type Piece, paragraph, stacked } from './flow.ts'
import { ruleItem, starsItem, starsWidth, textItem, textWidth } from './items.ts'
import { CAPITALS, DESCENDERS } from './type.ts'

/** The back of the title page: its paragraphs stand at the foot. What does not fit there runs on. */
export function copyrightPages(setting: Setting): DraftPage[] {
  const { design, geometry } = setting
  const { content, type } = geometry
  const isbn = design.isbn === undefined ? [] : [fill(design.words.isbn, { isbn: design.isbn })]
  const paragraphs = [...design.copyright, ...isbn, design.words.made]
  const look = { size: type.small, room: Math.min(content.width, COPYRIGHT_ROOM * type.small) }
  const pieces = paragraphs.flatMap((text) => paragraph(setting, text, { ...look, space: 0.45 * type.small }))
  const height = heightOf(pieces, true)
  if (height > content.height) return flow(setting, pieces).map((items) => ({ items, isBare: true }))
  return [{ items: stacked(pieces, content.top + content.height - height), isBare: true }]
}

/** A line that a reader takes in, in em. */
const COPYRIGHT_ROOM = 34

/** A line of the contents. */
export interface Entry extends Heading {
  /** As it is printed. */
  readonly page: string
  readonly anchor: string
  /** Whether something new begins here. */
  readonly isApart: boolean
}

/** Lines of contents, from one baseline to the next: wide or, where that saves a page, narrower; and more where something new begins. */
const ENTRY_LEADINGS = [1.75, 1.65, 1.55, 1.45, 1.36]
const ENTRY_APART = 0.7
const STARS_SIZE = 0.72
const GAP = 1.2

/** The contents: titles, stars in a column, and the numbers of pages at the end of a line of dots. */
export function contentsPages(setting: Setting, entries: readonly Entry[]): DraftPage[] {
  const { body } = setting.geometry.type
  const { width } = setting.geometry.content
  const stars = starsWidth(STARS_SIZE * body)
  const starred = entries.filter((entry) => entry.stars !== undefined)
  const names = Math.max(0, ...starred.map(({ title }) => textWidth(setting, title, body)))
  const starsAt = Math.min(names + GAP * body, width - stars - 4 * GAP * body)
  const height = (CAPITALS + DESCENDERS) * body
  const flowWith = (leading: number) => {
    const pieces = entries.map(
      (entry, index): Piece => ({
        height,
        space: leading * body - height + (entry.isApart && index > 0 ? ENTRY_APART * body : 0),
        items: (y) => entryItems(setting, entry, starsAt, y + CAPITALS * body),
      }),
    )
    return flow(setting, pieces)
  }
  const flows = ENTRY_LEADINGS.map(flowWith)
  const fewest = Math.min(...flows.map((pages) => pages.length))
  const pages = flows.find((one) => one.length === fewest) ?? []
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

function entryItems(setting: Setting, { title, stars, page, anchor }: Entry, starsAt: number, y: number) {
  const { body } = setting.geometry.type
  const { width } = setting.geometry.content
  const number = textItem(setting, page, width, y, { size: body, align: 'right', link: anchor })
  const hasStars = stars !== undefined
  const room = hasStars ? starsAt - 0.5 * body : number.x - 3 * body
  const name = textItem(setting, title, 0, y, { size: body, link: anchor, room })
  const from = hasStars ? starsAt + starsWidth(STARS_SIZE * body) : textWidth(setting, name.text, name.size)
  const items: Item[] = [name, number, ...dots(setting, from + 0.5 * body, number.x - 0.5 * body, y)]
  return hasStars ? [...items, starsItem(stars, starsAt, y, STARS_SIZE * body)] : items
}

/** A line of dots that stand below each other on all lines. */
function dots(setting: Setting, from: number, to: number, y: number): Item[] {
  const { body } = setting.geometry.type
  const step = textWidth(setting, '. ', body)
  const first = Math.ceil(from / step)
  const count = Math.floor(to / step) - first
  if (count < 2) return []
  return [textItem(setting, '. '.repeat(count).trimEnd(), first * step, y, { size: body })]
}

/** From one line to write on to the next, in points: as in a notebook. */
const LINE_TO_WRITE_ON = 24

/** A page with lines to write on. */
export function notesPage({ geometry }: Setting): DraftPage {
  const { top, height, width } = geometry.content
  const count = Math.floor(height / LINE_TO_WRITE_ON)
  const items = Array.from({ length: count }, (_, line) =>
    ruleItem(0, width, top + (line + 1) * LINE_TO_WRITE_ON),
  )
  return { items, isOpening: true }
}
