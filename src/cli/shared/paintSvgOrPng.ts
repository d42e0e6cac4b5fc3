// Draws a puzzle as one picture, SVG or PNG.

import { PuzzleError } from '../../families/puzzleError.ts'
import { INCH, MILLIMETRE } from '../../render/paperSize.ts'
import { pngOf } from '../../render/png.ts'
import { overhang } from '../../render/strokeWidths.ts'
import { svgOf } from '../../render/svg.ts'
import type { Typeface } from '../../render/typeface.ts'
import type { Scene } from '../../scene.ts'
import type { ImageFormat } from './imageFormats.ts'

/** The default side of a cell, in points: large enough to write in. */
export const USUAL_CELL = 9 * MILLIMETRE

/** The maximum number of pixels of a picture, more than an A3 page has at 600 dpi. */
const MOST_PIXELS = 100_000_000

interface PictureLook {
  readonly format: ImageFormat
  /** The side of a cell, in points. */
  readonly cell: number
  /** The resolution of a PNG, in dots per inch. */
  readonly dpi: number
  readonly typeface: Typeface
  readonly title: string
  /** The width, in points, of the thinnest line that can be printed; 0.75 by default. */
  readonly thinnest?: number
}

/** Returns the picture. Throws a PuzzleError for a PNG that would be too large. */
export function paint(
  scene: Scene,
  { format, cell, dpi, typeface, title, thinnest }: PictureLook,
): string | Uint8Array {
  const svg = svgOf(scene, { cell, typeface, title, ...(thinnest !== undefined && { thinnest }) })
  if (format === 'svg') return svg
  const [width, height] = [scene.width, scene.height].map((cells) =>
    Math.round(((cells * cell + 2 * overhang(cell, thinnest)) / INCH) * dpi),
  )
  if (width * height > MOST_PIXELS) {
    throw new PuzzleError(
      'shape',
      `a picture of ${width} x ${height} pixels is too large; use a smaller --dpi`,
    )
  }
  return pngOf(svg, { dpi })
}
