// Flows pieces from top to bottom over as many pages as they need: for text that is read, not solved.

import type { Item } from '../../render/page.ts'
import type { Weight } from '../../scene.ts'
import type { Design } from '../bookContents.ts'
import { type Alignment, type Lettering, movedRight, type Setting, textItem } from './draftPage.ts'
import { HYPHEN } from './evenLines.ts'
import { breakLines, breakTitle } from './lineBreaking.ts'
import { CAPITALS, DESCENDERS, LEADING } from './pageGeometry.ts'

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

// Pieces in columns beside each other, hardly higher than they must be.

/** Pieces in columns of about the same height. */
export function inColumns(pieces: readonly Piece[], count: number, step: number, space: number): Piece {
  const ends = balancedEnds(pieces, count)
  return ends
    .map((end, column) =>
      movedPiece(together(pieces.slice(ends[column - 1] ?? 0, end), space), column * step),
    )
    .reduce(sideBySide)
}

/** A piece moved to the right. */
export function movedPiece(piece: Piece, by: number): Piece {
  return { ...piece, items: (y) => piece.items(y).map((item) => movedRight(item, by)) }
}

/** Where columns end, by the number of pieces before: columns hardly higher than they must be. */
function balancedEnds(pieces: readonly Piece[], count: number): number[] {
  const total = heightOf(pieces, true)
  for (let height = total / count; height < total; height += total / BALANCE) {
    const ends = endsOf(pieces, height)
    if (ends.length <= count) return ends
  }
  return [pieces.length]
}

/** The number of heights from none to a single column that are tried. */
const BALANCE = 60

/** Where columns of this height end. A step of several lines stays in its column. */
function endsOf(pieces: readonly Piece[], height: number): number[] {
  const ends: number[] = []
  let used = 0
  for (let from = 0; from < pieces.length; ) {
    let to = from + 1
    while (pieces[to - 1].isKeptWithNext && to < pieces.length) to++
    const group = pieces.slice(from, to)
    if (used > 0 && used + heightOf(group, false) > height) {
      ends.push(from)
      used = 0
    }
    used += heightOf(group, used === 0)
    from = to
  }
  return [...ends, pieces.length]
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
