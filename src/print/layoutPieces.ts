// Pieces of text and drawings, placed from top to bottom or side by side.

import type { Item } from '../render/pageItems.ts'
import type { Weight } from '../scene.ts'
import { HYPHEN } from './evenLineBreaks.ts'
import { breakLines, breakTitle } from './lineBreaking.ts'
import {
  type Alignment,
  CAPITALS,
  DESCENDERS,
  LEADING,
  type Lettering,
  movedRight,
  textItem,
} from './pageItemBuilders.ts'

/** A piece that is never divided. */
export interface Piece {
  /** The height in points. */
  readonly height: number
  /** The space above it, unless it is the first on its page. */
  readonly space: number
  /** Whether the piece must not be the last on its page. */
  readonly isKeptWithNext?: boolean
  /** Returns the items of the piece when its top is at y. */
  readonly items: (y: number) => readonly Item[]
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
type TextSetting = Lettering & { readonly design?: { readonly language: string } }

/** The style of a paragraph. */
export interface ParagraphLook {
  readonly size: number
  readonly weight?: Weight
  readonly align?: Alignment
  /** Extra space above the first line. */
  readonly space?: number
  readonly isKeptWithNext?: boolean
  /** The left end of the paragraph's column, and the width as `room`. */
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
  return { height: heightOf(pieces, true), space, items: (top) => stacked(pieces, top) }
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

/** A piece moved to the right. */
export function movedPiece(piece: Piece, by: number): Piece {
  return { ...piece, items: (y) => piece.items(y).map((item) => movedRight(item, by)) }
}

/** Pieces that are on the same page, if a page has room for them. */
export function keptTogether(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => ({ ...piece, isKeptWithNext: index < pieces.length - 1 }))
}

/** Groups pieces that must be on the same page. */
export function keptGroups(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = []
  pieces.forEach((piece, index) => {
    if (pieces[index - 1]?.isKeptWithNext) groups[groups.length - 1].push(piece)
    else groups.push([piece])
  })
  return groups
}
