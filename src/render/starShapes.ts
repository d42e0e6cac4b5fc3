// Five-pointed stars, since the typeface has none: filled for those that a puzzle has, outlined for the others. Both are
// drawn with the same stroke, so that they are equally large.

import type { StarsItem } from './page.ts'
import { THINNEST_STROKE } from './strokeWidths.ts'

interface Star {
  readonly isFilled: boolean
  /** Its corners, x and y by turns, in points. */
  readonly corners: readonly (readonly [x: number, y: number])[]
}

/** The stroke around a star, with round joins: the tips would reach far out with pointed ones. */
export const STAR_STROKE = THINNEST_STROKE

/** Of the circle around a star, strokes included, in parts of the way to the next one: what is left is the gap. */
const RADIUS = 0.47
/** Of the inner corners of a pentagram, in parts of the outer radius: cos 72° / cos 36°. */
const INNER = Math.cos((2 * Math.PI) / 5) / Math.cos(Math.PI / 5)

/** The stars of a row, standing on its baseline. */
export function starShapes({ stars, of, x, y, size }: StarsItem): Star[] {
  const radius = size * RADIUS - STAR_STROKE / 2
  // The two feet stand on the baseline: they are lower than the middle by cos 36°.
  const middle = y - STAR_STROKE / 2 - radius * Math.cos(Math.PI / 5)
  return Array.from({ length: of }, (_, index) => ({
    isFilled: index < stars,
    corners: cornersAround(x + (index + 0.5) * size, middle, radius),
  }))
}

function cornersAround(x: number, y: number, radius: number) {
  return Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5
    const distance = index % 2 === 0 ? radius : radius * INNER
    return [x + distance * Math.sin(angle), y - distance * Math.cos(angle)] as const
  })
}
