// Flows pieces from top to bottom over as many pages as they need: for text that is read, not solved.

import type { Item } from '../../render/page.ts'
import type { Weight } from '../../scene.ts'
import type { Design } from '../bookContents.ts'
import type { Setting } from './draftPage.ts'
import { HYPHEN } from './evenLines.ts'
import { breakLines, breakTitle } from './lineBreaking.ts'
import { type Alignment, type Lettering, textItem } from './pageItems.ts'
import { CAPITALS, DESCENDERS, LEADING } from './typeSizes.ts'

/** A piece that is never divided. */
export interface Piece {
  /** The height in points. */
  readonly height: number
  /** The space above it, unless it is the first on its page. */
  readonly space: number
  /** Whether the piece must not be the last on its page. */
  readonly isKeptWithNext?: boolean
  /** Its items when its top is at y. */
  readonly items: (y: number) => readonly Item[]
}

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

/**
 * The total height of several pieces. If they are the first on a page, the space above the first piece does
 * not count.
 */
export function heightOf(pieces: readonly Piece[], isFirst: boolean): number {
  return pieces.reduce(
    (sum, piece, index) => sum + piece.height + (isFirst && index === 0 ? 0 : piece.space),
    0,
  )
}

/** The setting of a paragraph: the typeface and, for hyphens, the language. */
type TextSetting = Lettering & { readonly design?: Pick<Design, 'language'> }

/** The style of a paragraph. */
interface ParagraphLook {
  readonly size: number
  readonly weight?: Weight
  readonly align?: Alignment
  /** Extra space above the first line. */
  readonly space?: number
  readonly isKeptWithNext?: boolean
  /** The left end and the width of its column. */
  readonly x?: number
  readonly room: number
  readonly leading?: number
}

/**
 * A paragraph as one piece for each line. Its first two and its last two lines stay together, and a divided word
 * stays on its page. Headings and centred text have no divided words.
 */
export function paragraph(setting: TextSetting, text: string, look: ParagraphLook): Piece[] {
  const { size, weight = 'regular', align = 'left', space = 0, x = 0, room, leading = LEADING } = look
  const face = setting.typeface[weight]
  const language = weight === 'regular' ? setting.design?.language : undefined
  const lines =
    align === 'centre' ? breakTitle(face, text, size, room) : breakLines(face, text, size, room, language)
  const at = { left: x, centre: x + room / 2, right: x + room }[align]
  const height = (CAPITALS + DESCENDERS) * size
  return lines.map((line, index) => ({
    height,
    space: leading * size - height + (index === 0 ? space : 0),
    isKeptWithNext:
      (look.isKeptWithNext === true && index === lines.length - 1) ||
      (index < lines.length - 1 && (index === 0 || index === lines.length - 2 || line.endsWith(HYPHEN))),
    items: (y) => [textItem(setting, line, at, y + CAPITALS * size, { size, weight, align })],
  }))
}

/** Joins pieces from top to bottom into one that is never divided. */
export function together(pieces: readonly Piece[], space: number): Piece {
  return {
    height: heightOf(pieces, true),
    space,
    items: (top) => stacked(pieces, top),
  }
}

/** Stacks pieces from `top` downwards, and returns their items. */
export function stacked(pieces: readonly Piece[], top: number): Item[] {
  let y = top
  return pieces.flatMap((piece, index) => {
    if (index > 0) y += piece.space
    const items = piece.items(y)
    y += piece.height
    return [...items]
  })
}

/** Joins two pieces side by side, with their tops aligned. */
export function sideBySide(one: Piece, other: Piece): Piece {
  return {
    height: Math.max(one.height, other.height),
    space: Math.max(one.space, other.space),
    items: (y) => [...one.items(y), ...other.items(y)],
  }
}
