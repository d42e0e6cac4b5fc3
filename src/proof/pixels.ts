// Pictures in shades of grey, and measures of their ink.

import type { Box } from './boxes.ts'

/** A picture, row by row, from 0 for black to 255 for white. */
export interface PixelPicture {
  /** The width in pixels. */
  readonly width: number
  /** The height in pixels. */
  readonly height: number
  /** The shades, one byte per pixel. */
  readonly data: ArrayLike<number>
}

/** The darkness of a pixel from 0 to 1. Outside the picture it is 0. */
export function darknessAt({ width, height, data }: PixelPicture, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : 1 - data[y * width + x] / 255
}

/** The ink in a box, in pixels. Pixels on the border of the box count in part. */
export function inkIn(picture: PixelPicture, { left, right, top, bottom }: Box): number {
  let ink = 0
  for (let y = Math.floor(top); y < bottom; y++) {
    const high = Math.min(y + 1, bottom) - Math.max(y, top)
    for (let x = Math.floor(left); x < right; x++) {
      ink += darknessAt(picture, x, y) * high * (Math.min(x + 1, right) - Math.max(x, left))
    }
  }
  return ink
}

/** The least darkness of an inked pixel. */
const INKED = 0.25

/** The box of the ink inside a box; undefined where there is none. A pixel on the border counts in part. */
export function inkBox(picture: PixelPicture, within: Box): Box | undefined {
  let [left, right, top, bottom] = [Infinity, -Infinity, Infinity, -Infinity]
  const edge = { left: 0, right: 0, top: 0, bottom: 0 }
  for (let y = Math.ceil(within.top); y + 1 <= within.bottom; y++) {
    for (let x = Math.ceil(within.left); x + 1 <= within.right; x++) {
      const darkness = darknessAt(picture, x, y)
      if (darkness < INKED) continue
      left = Math.min(left, x)
      right = Math.max(right, x + 1)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y + 1)
    }
  }
  if (left > right) return undefined
  for (let y = top; y < bottom; y++) {
    edge.left = Math.max(edge.left, darknessAt(picture, left, y))
    edge.right = Math.max(edge.right, darknessAt(picture, right - 1, y))
  }
  for (let x = left; x < right; x++) {
    edge.top = Math.max(edge.top, darknessAt(picture, x, top))
    edge.bottom = Math.max(edge.bottom, darknessAt(picture, x, bottom - 1))
  }
  return {
    left: left + 1 - edge.left,
    right: right - 1 + edge.right,
    top: top + 1 - edge.top,
    bottom: bottom - 1 + edge.bottom,
  }
}
