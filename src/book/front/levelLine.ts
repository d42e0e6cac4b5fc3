// The line of a title page or a cover that says how many puzzles the book has and how difficult they are, with the stars of
// the easiest and of the hardest:
//
//   48 Sudokus                ★☆☆☆☆ – ★★★★☆

import { type Piece, paragraph } from '../../print/layoutPieces.ts'
import {
  type Alignment,
  CAPITALS,
  DESCENDERS,
  starsItem,
  starsWidth,
  textItem,
  textWidth,
} from '../../print/pageItemBuilders.ts'
import type { Item } from '../../render/pageItems.ts'
import type { FrontSubject } from './frontSubject.ts'

/** The place of the line. */
interface LevelLook {
  readonly x: number
  readonly room: number
  readonly size: number
  readonly align: Alignment
  /** Whether the number of puzzles is said. */
  readonly isCounted: boolean
}

/** The height of the stars, in em. */
const STARS = 0.95
const DASH = '–'
/** The gap beside the dash between two rows of stars, in em. */
const BESIDE_DASH = 0.3
/** The least gap between the number and the stars, in em. */
const GAP = 1.4

/** The number of puzzles and the stars: at both ends of a line, one below the other, or in the middle. */
export function levelPieces(
  { counted, stars, typeface }: FrontSubject,
  { x, room, size, align, isCounted }: LevelLook,
): Piece[] {
  const setting = { typeface }
  const dashRoom = textWidth(setting, DASH, size)
  const between = dashRoom + 2 * BESIDE_DASH * size
  const starsRoom = stars === undefined ? 0 : rangeWidth(stars)
  const textRoom = isCounted ? textWidth(setting, counted, size) : 0
  const isOneLine = isCounted && textRoom + GAP * size + starsRoom <= room
  const isApart = align === 'left' && isOneLine
  const words = isCounted ? paragraph(setting, counted, { x, room, size, align }) : []
  if (stars === undefined) return words
  const both = textRoom + GAP * size + starsRoom
  const from = align === 'centre' ? x + (room - (isOneLine ? both : starsRoom)) / 2 : x
  const height = (CAPITALS + DESCENDERS) * size
  if (!isOneLine) {
    const row: Piece = {
      height,
      space: 0.5 * size,
      items: (y) => rangeItems(stars, from, y + CAPITALS * size),
    }
    return [...words, row]
  }
  const starsAt = isApart ? x + room - starsRoom : from + textRoom + GAP * size
  return [
    {
      height,
      space: 0,
      items: (y) => [
        textItem(setting, counted, from, y + CAPITALS * size, { size }),
        ...rangeItems(stars, starsAt, y + CAPITALS * size),
      ],
    },
  ]

  function rangeWidth([least, most]: readonly [number, number]): number {
    const one = starsWidth(STARS * size)
    return least === most ? one : 2 * one + between
  }

  function rangeItems([least, most]: readonly [number, number], left: number, baseline: number): Item[] {
    const own = STARS * size
    const first = starsItem(least, left, baseline, own)
    if (least === most) return [first]
    const end = left + starsWidth(own)
    return [
      first,
      textItem(setting, DASH, end + BESIDE_DASH * size, baseline, { size }),
      starsItem(most, end + between, baseline, own),
    ]
  }
}
