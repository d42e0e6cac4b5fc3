// Draws a scene as a self-contained SVG on a transparent ground. Letters are outlines, so no font is needed.

import type { Mark, PlotMark, Scene } from '../scene.ts'
import { draw } from './sizedScene.ts'
import { type Definitions, partElements, svgFile } from './svgElements.ts'
import type { Typeface } from './typeface.ts'

/** Options of the SVG. */
export interface SvgOptions {
  /** The side of a cell, in points. */
  readonly cell: number
  /**
   * The shapes of letters. `boardTypeface` is enough for boards. It is not the default, because a program
   * with another typeface would then carry both.
   */
  readonly typeface: Typeface
  /** The thinnest line that can be printed, in points; .75 by default. */
  readonly thinnest?: number
  /** The title that screen readers announce. */
  readonly title?: string
}

/** Draws a scene as the text of an SVG file, with its width and height in millimetres. */
export function svgOf(
  scene: Scene<Mark | PlotMark>,
  { cell, typeface, thinnest, title }: SvgOptions,
): string {
  const { width, height, overhang, parts } = draw(scene, cell, typeface, thinnest)
  const definitions: Definitions = new Map()
  const elements = partElements(parts, typeface, definitions)
  return svgFile({
    left: -overhang,
    top: -overhang,
    width: width + 2 * overhang,
    height: height + 2 * overhang,
    title,
    definitions,
    elements,
  })
}
