// A picture in shades of grey, and how dark it is where.

import type { DrawnBox } from './drawnMarks.ts'

/** A picture: one byte a pixel, row by row, 0 for black and 255 for white. */
export interface PixelPicture {
  /** Pixels across. */
  readonly width: number
  /** Pixels down. */
  readonly height: number
  /** The shades. */
  readonly data: ArrayLike<number>
}

/** How dark a pixel is, from 0 to 1; beyond the picture it is white. */
export function darknessAt({ width, height, data }: PixelPicture, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? 0 : 1 - data[y * width + x] / 255
}

/** How much ink there is in a box, in pixels: those on its border count in part. */
export function inkIn(picture: PixelPicture, { left, right, top, bottom }: DrawnBox): number {
  let ink = 0
  for (let y = Math.floor(top); y < bottom; y++) {
    const high = Math.min(y + 1, bottom) - Math.max(y, top)
    for (let x = Math.floor(left); x < right; x++) {
      ink += darknessAt(picture, x, y) * high * (Math.min(x + 1, right) - Math.max(x, left))
    }
  }
  return ink
}

/** A pixel is inked from here on. */
const INKED = 0.25

/** What the ink within a box reaches over; nothing where there is none. A pixel on its border is less than a pixel of ink. */
export function inkBox(picture: PixelPicture, within: DrawnBox): DrawnBox | undefined {
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
