// Flows pieces from top to bottom over as many pages as they need: for text that is read, not solved.

import { LEADING } from '../../print/items.ts'
import { heightOf, type Piece } from '../../print/pieces.ts'
import type { Item } from '../../render/page.ts'
import type { Setting } from './draftPage.ts'

/**
 * The space above the first piece of a page, in em of the running text: below a rule, words need more than
 * boards.
 */
export const FIRST_SPACE = 0.7

/**
 * Distributes pieces over pages and returns the items of each. A group that is kept together but higher than
 * a page is divided.
 */
export function flow({ geometry }: Setting, pieces: readonly Piece[]): Item[][] {
  const { top, bottom } = flowArea(geometry)
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
  for (let index = 0; index < pieces.length; ) {
    const group = groupAt(pieces, index)
    if (heightOf(group, true) <= bottom - top) put(group)
    else for (const piece of group) put([piece])
    index += group.length
  }
  return pages
}

/** The area for pieces on a page. */
function flowArea({ content, type }: Setting['geometry']): {
  readonly top: number
  readonly bottom: number
} {
  return { top: content.top + FIRST_SPACE * type.body, bottom: content.top + content.height }
}

/** A piece with the pieces that must follow it on the same page. */
function groupAt(pieces: readonly Piece[], index: number): readonly Piece[] {
  let end = index
  while (pieces[end].isKeptWithNext && end < pieces.length - 1) end++
  return pieces.slice(index, end + 1)
}

// The setting of pages that explain something. Wide pages have larger type and shorter lines, so that the eye finds
// the next line.

/**
 * Lines longer than `LONGEST_LINE`, in em, are hard to follow. On wider pages the type grows up to
 * `WIDE_BODY`, in points, and lines get no longer than `WIDE_LINE`, in em.
 */
const LONGEST_LINE = 38

const WIDE_BODY = 12

const WIDE_LINE = 33

/** The setting with the type size of these pages, and the length of lines of running text. */
export function explaining(setting: Setting): { readonly setting: Setting; readonly room: number } {
  const { geometry } = setting
  const { content, type } = geometry
  if (content.width <= LONGEST_LINE * type.body) return { setting, room: content.width }
  // A low page has no room for larger type.
  const isLow = content.width > content.height
  const body = isLow ? type.body : Math.max(type.body, Math.min(WIDE_BODY, content.width / WIDE_LINE))
  return {
    setting: { ...setting, geometry: { ...geometry, type: { ...type, body, leading: body * LEADING } } },
    room: Math.min(content.width, (isLow ? LONGEST_LINE : WIDE_LINE) * body),
  }
}
