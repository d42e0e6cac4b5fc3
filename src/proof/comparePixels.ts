// Checks a picture in pixels by the picture that it was made from, which has been proved before: it must have the same pixels as that
// picture if that is painted again. So the program that paints both is trusted; the signs of further rules have too many forms to be
// recognised in pixels.

import { greyPixels } from '../render/png.ts'
import { UnprovedError } from './marks.ts'
import type { PixelPicture } from './pixelInkAndText.ts'

/** The greatest difference of a pixel, of 255: another version of the painter may smooth edges in another way. */
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
