// What all prints of a feed are made with, and their lines: something at the left end, something at the right end.
//
//   Sudoku 123          ★★★☆☆      Where there is no room for both, the right one comes below the left one.
//   30 January 2027    Medium

import { type Lettering, starsItem, starsWidth, textItem, textWidth } from '../../book/layout/pageItems.ts'
import type { Piece } from '../../book/layout/textFlow.ts'
import { CAPITALS, DESCENDERS } from '../../book/layout/typeSizes.ts'
import type { FamilyWords } from '../../families/words.ts'
import type { Item } from '../../render/page.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Weight } from '../../scene.ts'
import type { FeedWords } from '../feedWords.ts'

/** The words and letters of a print. */
export interface PrintLook {
  /** What feeds say. */
  readonly words: FeedWords
  /** What the puzzle's family says, in the same language. */
  readonly familyWords: FamilyWords
  /** The words for one to five stars. */
  readonly starWords: readonly string[]
  /** What letters look like. */
  readonly typeface: Typeface
  /** The how-many-th puzzle of its slot it is; left out, none is printed. */
  readonly number?: number
}

/** What stands in a line. */
export interface Inline {
  readonly width: number
  /** The em of its words. */
  readonly size: number
  /** Its items, where its left end and its baseline are. */
  readonly items: (x: number, y: number) => readonly Item[]
}

/** Between two things in a line, at least, in em. */
const GAP = 0.6

/** From one baseline to the next of what is set in small type, in em. */
export const TIGHT_LEADING = 1.26

/** What accents reach above capitals, in em. */
export const ACCENTS = 0.24

/** The height of stars beside words, in em. */
const STARS_SIZE = 0.9

/** The tip of the last star is so far beyond a row's width, which is to the eye's end of it, in sizes of a star. */
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

/** One behind the other. */
export function inlineRow(one: Inline, other: Inline): Inline {
  const size = Math.max(one.size, other.size)
  const from = one.width + GAP * size
  return {
    width: from + other.width,
    size,
    items: (x, y) => [...one.items(x, y), ...other.items(x + from, y)],
  }
}

/** Whether there is room for both in a line. */
export function isOneLine(left: Inline, right: Inline | undefined, room: number): boolean {
  return (right ? inlineRow(left, right) : left).width <= room
}

/** A line with things at its ends, or a line for each. */
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
