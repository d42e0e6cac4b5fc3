// Lines with one item at the left end and one at the right end.
//
//   Sudoku 123          ★★★☆☆      Without room for both, the right item goes below the left one.
//   30 January 2027    Medium

import type { Item } from '../render/pageItems.ts'
import type { Weight } from '../scene.ts'
import type { Piece } from './layoutPieces.ts'
import {
  CAPITALS,
  DESCENDERS,
  type Lettering,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
} from './pageItemBuilders.ts'

/** An item in a line. */
export interface Inline {
  readonly width: number
  /** The type size of the item's words, in points. */
  readonly size: number
  /** Returns the items of a page; x is the left end, y the baseline. */
  readonly items: (x: number, y: number) => readonly Item[]
}

/** The least space between two items in a line, in em. */
const GAP = 0.6

/** The height of stars in a line of words, in em. */
const STARS_SIZE = 0.9

/**
 * How far the tip of the last star reaches beyond the optical width of a row, as a share of the size of a
 * star.
 */
const LAST_TIP = 0.05

/** A text in a line. */
export function inlineText(look: Lettering, text: string, size: number, weight: Weight = 'regular'): Inline {
  return {
    width: textWidth(look, text, size, weight),
    size,
    items: (x, y) => [textItem(look, text, x, y, { size, weight })],
  }
}

/** A row of stars in a line of words of this size. */
export function inlineStars(stars: number, size: number): Inline {
  return {
    width: starsWidth(STARS_SIZE * size) + LAST_TIP * STARS_SIZE * size,
    size,
    items: (x, y) => [starsItem(stars, x, y, STARS_SIZE * size)],
  }
}

/** Several items in a row. */
export function inlineRow(one: Inline, other: Inline): Inline {
  const size = Math.max(one.size, other.size)
  const from = one.width + GAP * size
  return {
    width: from + other.width,
    size,
    items: (x, y) => [...one.items(x, y), ...other.items(x + from, y)],
  }
}

/** Whether a line has room for both items. */
export function isOneLine(left: Inline, right: Inline | undefined, room: number): boolean {
  return (right ? inlineRow(left, right) : left).width <= room
}

/** A line with an item at each end, or two lines. */
export function spread(left: Inline, right: Inline | undefined, room: number, space: number): Piece[] {
  if (!right) return [linePiece(left, space)]
  if (!isOneLine(left, right, room)) return [linePiece(left, space), linePiece(right, space)]
  const size = Math.max(left.size, right.size)
  const items: Inline['items'] = (x, y) => [...left.items(x, y), ...right.items(x + room - right.width, y)]
  return [linePiece({ width: room, size, items }, space)]
}

function linePiece({ size, items }: Inline, space: number): Piece {
  return { height: (CAPITALS + DESCENDERS) * size, space, items: (y) => items(0, y + CAPITALS * size) }
}
