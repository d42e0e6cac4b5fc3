// Running text: paragraphs in sizes relative to the running text, which flow from top to bottom over as many pages as they
// need.

import { heightOf, keptGroups, type ParagraphLook, type Piece, paragraph } from '../../print/layoutPieces.ts'
import type { Item } from '../../render/pageItems.ts'
import type { DraftPage, Setting } from './draftPage.ts'

/** The size of the headings in a text, in em. */
export const HEADING = 1.15

/** The look of a paragraph: its size and the space above it, in em of the running text, and its width, in points. */
type ToldLook = Partial<ParagraphLook>

/** A paragraph of the running text, as wide as the content unless `look` has another width. */
export function told(setting: Setting, text: string, look: ToldLook = {}): Piece[] {
  const { content, type } = setting.geometry
  const { size = 1, space = 0, room = content.width } = look
  return paragraph(setting, text, { ...look, size: size * type.body, space: space * type.body, room })
}

/** A heading that stays on the page of the piece that follows it. */
export function heading(setting: Setting, text: string, look: ToldLook = {}): Piece[] {
  return told(setting, text, { size: HEADING, weight: 'bold', isKeptWithNext: true, ...look })
}

/**
 * The space above the first piece of a page, in em of the running text: below a rule, text needs more space than boards.
 */
const FIRST_SPACE = 0.7

/** The height that is available for pieces on a page. */
export function flowHeight({ geometry: { content, type } }: Setting): number {
  return content.height - FIRST_SPACE * type.body
}

/**
 * Distributes pieces over pages and returns the items of each. A group of pieces to be kept together is divided if it is
 * higher than a page.
 */
export function flow({ geometry: { content, type } }: Setting, pieces: readonly Piece[]): Item[][] {
  const top = content.top + FIRST_SPACE * type.body
  const bottom = content.top + content.height
  const pages: Item[][] = [[]]
  let y = top
  const put = (group: readonly Piece[]) => {
    if (y > top && y + heightOf(group, false) > bottom) {
      pages.push([])
      y = top
    }
    for (const piece of group) {
      if (y > top) y += piece.space
      pages[pages.length - 1].push(...piece.items(y))
      y += piece.height
    }
  }
  for (const group of keptGroups(pieces)) {
    if (heightOf(group, true) <= bottom - top) put(group)
    else for (const piece of group) put([piece])
  }
  return pages
}

/** The first of these flows that has the fewest pages. */
export function shortest(flows: readonly Item[][][]): Item[][] {
  return flows.reduce((best, one) => (one.length < best.length ? one : best))
}

/** The pages of a part that opens with its title. */
export function openingPages(pages: readonly (readonly Item[])[]): DraftPage[] {
  return pages.map((items, index) => ({ items, isOpening: index === 0 }))
}

// The setting of pages that explain something, such as rules or techniques. Wide pages have larger type and shorter lines,
// so that the eye finds the next line.

/**
 * Lines longer than `LONGEST_LINE`, in em, are hard to follow. On wider pages, the type grows up to `WIDE_BODY`, in points,
 * and no line is longer than `WIDE_LINE`, in em.
 */
const LONGEST_LINE = 38
const WIDE_BODY = 12
const WIDE_LINE = 33

/** The setting with the type size of pages that explain something, and `room`, the length of their lines. */
export function explaining(setting: Setting): { readonly setting: Setting; readonly room: number } {
  const { geometry } = setting
  const { content, type } = geometry
  if (content.width <= LONGEST_LINE * type.body) return { setting, room: content.width }
  // A low page has no room for larger type.
  const isLow = content.width > content.height
  const body = isLow ? type.body : Math.max(type.body, Math.min(WIDE_BODY, content.width / WIDE_LINE))
  return {
    setting: { ...setting, geometry: { ...geometry, type: { ...type, body } } },
    room: Math.min(content.width, (isLow ? LONGEST_LINE : WIDE_LINE) * body),
  }
}
