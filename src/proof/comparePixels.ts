// Checks a picture in pixels against the SVG from which it was made, and which has been proved before: if the SVG is
// painted again, the pixels must be the same. So the program that paints both is trusted; the signs of further rules
// have too many forms to be recognised in pixels.

import { greyPixels } from '../render/png.ts'
import { UnprovedError } from './marks.ts'
import type { PixelPicture } from './pixelInkAndText.ts'

/**
 * The greatest permitted difference between the values of a pixel, which go from 0 to 255: another version of
 * the painter may smooth edges differently.
 */
const GREATEST = 12

/** Throws an UnprovedError unless a picture has the pixels of an SVG at this resolution. */
export function expectPixelsOf(svg: string, { width, height, data }: PixelPicture, dpi: number): void {
  const painted = greyPixels(svg, { dpi })
  if (painted.width !== width || painted.height !== height || data.length !== width * height) {
    throw new UnprovedError(
      `it has ${width} by ${height} pixels, where its SVG has ${painted.width} by ${painted.height}`,
    )
  }
  const at = painted.data.findIndex((grey, pixel) => Math.abs(grey - data[pixel]) > GREATEST)
  if (at < 0) return
  throw new UnprovedError(
    `differs from its SVG ${at % width} pixels from the left and ${Math.floor(at / width)} from the top`,
  )
}
