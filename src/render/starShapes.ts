// Five-pointed stars as shapes, since the typeface has none: filled for the stars of a puzzle, outlined for
// the rest. Both have the same stroke, so they are the same size.

import type { StarsItem } from './page.ts'
import { THINNEST_STROKE } from './strokeWidths.ts'

interface Star {
  readonly isFilled: boolean
  /** The corners in points, x and y in turn. */
  readonly corners: readonly (readonly [x: number, y: number])[]
}

/**
 * The stroke around a star, unless a document needs wider lines. Its joins are round, because pointed ones
 * would make the tips much longer.
 */
export const STAR_STROKE = THINNEST_STROKE

/**
 * The outer radius of a star, strokes included, as a fraction of the distance between stars. The rest is the
 * gap.
 */
const RADIUS = 0.47
/** The radius of the inner corners of a pentagram, as a fraction of the outer radius: cos 72° / cos 36°. */
const INNER = Math.cos((2 * Math.PI) / 5) / Math.cos(Math.PI / 5)

/** The stars of a row, standing on its baseline; `stroke` is the width of their outlines, in points. */
export function starShapes({ stars, of, x, y, size }: StarsItem, stroke: number = STAR_STROKE): Star[] {
  const radius = size * RADIUS - stroke / 2
  // The two feet, which are cos 36° below the centre, stand on the baseline.
  const middle = y - stroke / 2 - radius * Math.cos(Math.PI / 5)
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
